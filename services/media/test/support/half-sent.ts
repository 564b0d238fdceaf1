import { once } from 'node:events';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { Media } from './media.ts';
import { TUS } from './tus-client.ts';

export interface HalfSent {
  cut(): void;
  /** The response, if it ever comes. */
  answer: Promise<IncomingMessage>;
}

/** Announces a body and sends only its first `sent` bytes; the rest never follows. */
export async function sendHalf(
  media: Media,
  uid: string,
  { location, offset, bytes, sent }: { location: string; offset: number; bytes: Buffer; sent: number },
  address = media.address,
): Promise<HalfSent> {
  const { hostname, port } = new URL(address);
  const sending: ClientRequest = request({
    hostname,
    port,
    method: 'PATCH',
    path: location,
    headers: {
      ...(await media.as(uid)),
      ...TUS,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
      'content-length': String(bytes.length - offset),
    },
    agent: false,
  });
  const answer = once(sending, 'response').then(([response]: IncomingMessage[]) => {
    if (!response) throw new Error('There is no answer.');
    return response.resume();
  });
  answer.catch(() => {});
  sending.on('error', () => {});
  await new Promise<void>((resolve, reject) => {
    sending.write(bytes.subarray(offset, offset + sent), (error) => (error ? reject(error) : resolve()));
  });
  return { cut: () => void sending.destroy(), answer };
}
