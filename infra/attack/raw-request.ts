import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawRequest {
  method: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body?: string;
  /** The number of bytes of the body that are sent at once; all by default. */
  sent?: number;
}

/** Opens a connection to a shop on this machine and writes a request; attacks reach nothing else. */
export async function openRaw(baseUrl: string, request: RawRequest): Promise<Socket> {
  const { hostname, port } = new URL(baseUrl);
  if (hostname !== '127.0.0.1' && hostname !== 'localhost') throw new Error(`${hostname} is not this machine.`);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  await once(socket, 'connect');
  const { method, path, headers, body = '', sent = body.length } = request;
  const all = {
    host: `${hostname}:${port}`,
    ...headers,
    ...(body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) }),
  };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  socket.write(`${[`${method} ${path} HTTP/1.1`, ...head].join('\r\n')}\r\n\r\n${body.slice(0, sent)}`);
  return socket;
}

/** The status of the first answer on a connection; 0 if it is closed without one. @throws Error after the limit */
export async function statusOn(socket: Socket, limitMs: number): Promise<number> {
  let text = '';
  const signal = AbortSignal.timeout(limitMs);
  return new Promise((resolve, reject) => {
    const stop = () => reject(new Error(`no answer within ${limitMs / 1_000} s`));
    signal.addEventListener('abort', stop, { once: true });
    const tell = () => resolve(Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 0));
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
      if (text.includes('\r\n')) tell();
    });
    socket.once('close', tell);
  });
}
