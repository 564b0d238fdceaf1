import { uploadsPurged } from '@nimantran/proto/events/media';
import { holdUploads, purgeReceipt } from '@nimantran/proto/http/media/uploads';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import type { Problem } from '@nimantran/proto/http/shared/problem';
import sharp from 'sharp';
import { checkNextUpload } from '../../src/jobs/check-upload.ts';
import type { Media } from './media.ts';
import { upload } from './tus-client.ts';

export async function readyUpload(media: Media, uid: string, fileName = 'photo.webp'): Promise<string> {
  const photo = sharp({ create: { width: 60, height: 40, channels: 3, background: '#20d020' } });
  const id = await upload(media, uid, await photo.webp().toBuffer(), fileName);
  await checkNextUpload(media.context);
  return id;
}

export async function call(media: Media, operation: Operation, { body, path, as = 'service' }: Input) {
  const response = await fetch(media.address + (path ?? operation.path), {
    method: operation.method,
    headers: { ...(await media.as(as)), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  return { status: response.status, body: (text === '' ? {} : JSON.parse(text)) as Partial<Problem> & Record<string, unknown> };
}
interface Input {
  body?: unknown;
  path?: string;
  as?: string;
}

export const hold = (media: Media, owner_uid: string, order_id: string, upload_ids: string[]) =>
  call(media, holdUploads, { body: { owner_uid, order_id, upload_ids } });

export async function purgesToldOf(media: Media, orderId: string) {
  const rows = await media.context.db.selectFrom('outbox').select('envelope').where('type', '=', uploadsPurged.type).execute();
  return rows.map((row) => row.envelope).filter((event) => event.key === orderId);
}

export async function receiptOf(media: Media, orderId: string): Promise<string[]> {
  const { body } = await call(media, purgeReceipt, { path: purgeReceipt.path.replace('{order_id}', orderId) });
  return (body.lines as { what: string }[]).map(({ what }) => what);
}
