import type { OutgoingHttpHeaders } from 'node:http';

/** The conditions under which an answer may be reused unchanged for others. */
export interface Offer {
  /** Whether its source is still current; checked each time. */
  isCurrent(): boolean;
  /** `visitors`: callers with a session may get a different answer, and requests are counted. */
  audience: 'everybody' | 'visitors';
  /** Whether a browser without a token gets one with it; shared caches may not store it then. */
  bringsToken: boolean;
}

/** A sent answer with all of its headers. */
export interface ReadyAnswer extends Offer {
  /** The route pattern, its label in the metrics. */
  route: string;
  headers: OutgoingHttpHeaders;
  etag: string | undefined;
  body: Buffer;
}

const LIMITS = { entries: 1_000, bytes: 64 * 1024 * 1024 };
/** For a larger one, reading it again costs little compared with sending it. */
export const LARGEST_READY_BYTES = 512 * 1024;

/** Ready answers by exact URL and encoding. The oldest are evicted first. */
export class FastPathCache {
  private readonly entries = new Map<string, ReadyAnswer>();
  private readonly limits: typeof LIMITS;
  private bytes = 0;

  constructor(limits = LIMITS) {
    this.limits = limits;
  }

  find(url: string, encoding: string): ReadyAnswer | undefined {
    const key = keyOf(url, encoding);
    const found = this.entries.get(key);
    if (found === undefined || found.isCurrent()) return found;
    this.drop(key, found);
    return undefined;
  }

  keep(url: string, encoding: string, answer: ReadyAnswer): void {
    if (answer.body.length > LARGEST_READY_BYTES || !answer.isCurrent()) return;
    const key = keyOf(url, encoding);
    const before = this.entries.get(key);
    if (before) this.drop(key, before);
    this.entries.set(key, answer);
    this.bytes += answer.body.length;
    for (const [oldest, entry] of this.entries) {
      if (this.entries.size <= this.limits.entries && this.bytes <= this.limits.bytes) break;
      this.drop(oldest, entry);
    }
  }

  private drop(key: string, entry: ReadyAnswer): void {
    this.entries.delete(key);
    this.bytes -= entry.body.length;
  }
}

const keyOf = (url: string, encoding: string): string => `${encoding} ${url}`;
