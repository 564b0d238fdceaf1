import { once } from 'node:events';
import { Agent, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { UPLOAD_LIMITS } from '@nimantran/proto/http/media/uploads';

export interface Target {
  /** Address that creates uploads. */
  endpoint: URL;
  headers: OutgoingHttpHeaders;
}

const TUS = { 'tus-resumable': '1.0.0' };
const agent = new Agent({ keepAlive: true });

/** Sends a file `times` times in growing chunks; returns MB (10⁶) per second. The last byte is not sent, so no check runs. */
export async function sendFiles(target: Target, file: Buffer, times: number, atOnce: number): Promise<number> {
  let left = times;
  const sent: URL[] = [];
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left-- > 0) sent.push(await sendFile(target, file));
    }),
  );
  const seconds = (performance.now() - begun) / 1000;
  for (const url of sent) await send(url, 'DELETE', { ...target.headers, ...TUS }, Buffer.alloc(0), 204);
  return (times * file.length) / 1e6 / seconds;
}

async function sendFile({ endpoint, headers }: Target, file: Buffer): Promise<URL> {
  const metadata = `kind ${btoa('photo')},filename ${btoa('photo.jpg')}`;
  const opening = { ...headers, ...TUS, 'upload-length': file.length + 1, 'upload-metadata': metadata };
  const { location } = await send(endpoint, 'POST', opening, Buffer.alloc(0), 201);
  const url = new URL(location ?? '', endpoint);
  const { first, largest } = UPLOAD_LIMITS.chunk_bytes;
  for (let offset = 0, size = first; offset < file.length; offset += size, size = Math.min(size * 2, largest)) {
    const part = file.subarray(offset, offset + size);
    const about = { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' };
    await send(url, 'PATCH', { ...headers, ...TUS, ...about }, part, 204);
  }
  return url;
}

async function send(url: URL, method: string, headers: OutgoingHttpHeaders, body: Buffer, expected: number) {
  const sent = request(url, { method, agent, headers: { ...headers, 'content-length': body.length } }).end(body);
  const [answer]: IncomingMessage[] = await once(sent, 'response');
  const words = (await answer?.toArray())?.join('');
  if (answer?.statusCode !== expected) throw new Error(`${method} ${url} was answered with ${answer?.statusCode}: ${words}`);
  return answer.headers;
}
