const KIB = 1024;

/** The parts that a client may hold back: its body, or the reading of its answer. */
export interface ProxyLimits {
  /** Longest time until a small body is whole. */
  bodyMs: number;
  /** Bytes of bodies that are not whole yet, of all clients together. */
  heldBytes: number;
  /** The least that a large body or answer moves forward within a span of time. */
  pace: { spanMs: number; leastBytes: number };
  /** Requests at once, of one person or address. */
  atOnce: {
    bodiesOfPerson: number;
    bodiesOfAddress: number;
    /** Requests that a service works on, or whose answer its client has not read. */
    requestsOfPerson: number;
    requestsOfAddress: number;
    filesOfVisitor: number;
    /** Eight files in each of several tabs; far too few to exhaust the gateway's connections. */
    uploadsOfPerson: number;
    uploadsOfAddress: number;
    /** A page opens one or two. */
    streamsOfVisitor: number;
  };
  /** Connections to each service, by kind, so that no kind can take those of another. */
  connections: Readonly<Record<ConnectionKind, number>>;
}

/** `streams` stay open as long as a client reads; `files` are pictures, videos and packages; `large` bodies are streamed. */
export type ConnectionKind = 'requests' | 'files' | 'large' | 'streams' | 'webhook';

/** One address holds at most half of a service's connections: carriers put many customers behind one. */
export const PROXY_LIMITS: ProxyLimits = {
  bodyMs: 15_000,
  heldBytes: 128 * KIB * KIB,
  pace: { spanMs: 30_000, leastBytes: 16 * KIB },
  atOnce: {
    bodiesOfPerson: 16,
    bodiesOfAddress: 128,
    requestsOfPerson: 64,
    requestsOfAddress: 512,
    filesOfVisitor: 128,
    uploadsOfPerson: 32,
    uploadsOfAddress: 256,
    streamsOfVisitor: 20,
  },
  connections: { requests: 1_024, files: 1_024, large: 32, streams: 8_192, webhook: 64 },
};
