import http from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Wire } from './wire.ts';

/** The response and its duration. */
export interface Answer {
  /** 0 if there was no response. */
  status: number;
  headers: http.IncomingHttpHeaders;
  /** The first megabyte. */
  text: string;
  ms: number;
  fault?: 'hang' | 'broken' | undefined;
}

/** A slower response counts as hung. */
export const HANGS_AFTER_MS = 10_000;
/** Event streams stay open, so only their beginning is read. */
const STREAM_MS = 1_000;
/** The rest of a larger answer is not stored. */
export const KEPT_BYTES = 1024 * 1024;

const agent = new http.Agent({ keepAlive: true, maxSockets: 64, scheduling: 'lifo' });

/** Sends a request unchanged, which `fetch` would correct. Never throws: the answer contains the error. */
export function send(baseUrl: string, wire: Wire, connections: http.Agent | false = agent): Promise<Answer> {
  const { method, path, headers, body } = wire;
  const { hostname, port } = new URL(baseUrl);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const kept: Buffer[] = [];
    let size = 0;
    let answered: http.IncomingMessage | undefined;
    const end = (fault?: Answer['fault']): void => {
      clearTimeout(limit);
      resolve({
        status: answered?.statusCode ?? 0,
        headers: answered?.headers ?? {},
        text: textOf(Buffer.concat(kept), answered?.headers['content-encoding']),
        ms: performance.now() - startedAt,
        fault,
      });
    };
    // Without a body Node sends no length for a GET, as browsers do.
    const length = body === undefined ? {} : { 'content-length': String(body.length) };
    const request = http.request({ hostname, port, method, path, agent: connections, headers: { ...headers, ...length } });
    const limit = setTimeout(() => {
      end('hang');
      request.destroy();
    }, HANGS_AFTER_MS);
    request.on('error', () => {
      if (answered) return end();
      if (!request.reusedSocket) return end('broken');
      // The shop had just ended the idle connection. A request that breaks a connection breaks the new one too.
      clearTimeout(limit);
      resolve(send(baseUrl, wire, false));
    });
    request.on('response', (response) => {
      answered = response;
      const isStream = response.headers['content-type']?.startsWith('text/event-stream') === true;
      const close = (): void => {
        end();
        request.destroy();
      };
      if (isStream) setTimeout(close, STREAM_MS).unref();
      response.on('data', (chunk: Buffer) => {
        if (size < KEPT_BYTES) kept.push(chunk);
        size += chunk.length;
        if (isStream) close();
      });
      response.on('end', () => end());
      response.on('error', () => end('broken'));
    });
    request.end(body);
  });
}

function textOf(bytes: Buffer, encoding: string | undefined): string {
  try {
    if (encoding === 'br') return brotliDecompressSync(bytes).toString('utf8');
    if (encoding === 'gzip') return gunzipSync(bytes).toString('utf8');
  } catch {
    // For an answer that was too large to be stored whole.
  }
  return bytes.toString('utf8');
}
