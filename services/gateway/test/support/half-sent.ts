import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { COOKIES, XSRF } from './gateway.ts';

export interface HalfSent {
  socket: Socket;
  /** Sends the rest of the body. */
  finish(): void;
  /** The first data that comes back. */
  begin: Promise<string>;
  /** Everything that came back, once the connection is closed. */
  answer: Promise<string>;
}

const BODY = JSON.stringify({ words: 'x'.repeat(200) });

/** A request whose body stops after five bytes. */
export async function sendHalf(address: string, method: string, path: string, cookies = COOKIES): Promise<HalfSent> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk.toString();
  });
  socket.on('error', () => {});
  const begin = new Promise<string>((resolve) => void socket.once('data', () => resolve(text)));
  const answer = once(socket, 'close').then(() => text);
  await once(socket, 'connect');
  const head = [
    `${method} ${path} HTTP/1.1`,
    'host: shop.test',
    `cookie: ${cookies}`,
    `x-xsrf-token: ${XSRF}`,
    'content-type: application/json',
    `content-length: ${BODY.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${BODY.slice(0, 5)}`);
  return { socket, finish: () => void socket.write(BODY.slice(5)), begin, answer };
}

export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
export const codeOf = (answer: string): string | undefined => /"code":"(\w+)"/.exec(answer)?.[1];
