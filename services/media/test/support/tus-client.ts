import { TUS_PATH } from '@nimantran/proto/http/media/uploads';
import type { Media } from './media.ts';

export type Sender = Pick<Media, 'address' | 'as'>;

const encode = (text: string) => Buffer.from(text).toString('base64');
export const TUS = { 'tus-resumable': '1.0.0' };

export interface Announced {
  size: number;
  kind?: string;
  fileName?: string;
}

/** Creates an upload as a tus client does; returns the raw response. */
export async function create(
  media: Sender,
  uid: string,
  { size, kind = 'photo', fileName = 'couple.jpg' }: Announced,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(media.address + TUS_PATH, {
    method: 'POST',
    headers: {
      ...(await media.as(uid)),
      ...TUS,
      'upload-length': String(size),
      'upload-metadata': `kind ${encode(kind)},filename ${encode(fileName)}`,
      ...more,
    },
  });
}

export async function patch(media: Sender, uid: string, location: string, offset: number, bytes: Buffer): Promise<Response> {
  return fetch(media.address + location, {
    method: 'PATCH',
    headers: {
      ...(await media.as(uid)),
      ...TUS,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(bytes),
  });
}

export async function ask(media: Sender, uid: string, location: string, method: 'HEAD' | 'DELETE'): Promise<Response> {
  return fetch(media.address + location, { method, headers: { ...(await media.as(uid)), ...TUS } });
}

/** Sends a whole file; returns the upload's id. */
export async function upload(
  media: Sender,
  uid: string,
  bytes: Buffer,
  fileName = 'couple.jpg',
  kind = 'photo',
): Promise<string> {
  const created = await create(media, uid, { size: bytes.length, fileName, kind });
  const location = created.headers.get('location');
  if (created.status !== 201 || !location)
    throw new Error(`Creating was answered with ${created.status}: ${await created.text()}`);
  const sent = await patch(media, uid, location, 0, bytes);
  if (sent.status !== 204) throw new Error(`Sending was answered with ${sent.status}: ${await sent.text()}`);
  return location.split('/').at(-1) ?? '';
}
