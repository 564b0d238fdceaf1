import { randomUUID } from 'node:crypto';
import path from 'node:path';
import type { VideoFile } from '@nimantran/proto/jobs/render';
import type pg from 'pg';
import { printOf } from '../../../backup/files.ts';

/** A film of one second, grey, with sound, as the renderer encodes. */
export const FILM = path.resolve(import.meta.dirname, '../../../test-support/fixtures/film.mp4');

/** What a delivered order says of the film, as an object of that key. */
export async function videoOf(object_key: string): Promise<VideoFile> {
  const { bytes, sha256 } = await printOf(FILM);
  return { object_key, sha256, size_bytes: bytes, width: 320, height: 180, frames: 30, duration_seconds: 1 };
}

/** A delivered order with that film. */
export async function insertDelivered(client: pg.Client, video: VideoFile): Promise<void> {
  await client.query(
    `insert into orders.orders (id, number, owner_uid, email, theme_id, theme_version, theme_title, theme_category, theme_category_id,
       theme_portrait, package_key, customisation, headline, resolution, delivery, remove_watermark, lines, currency, total_minor, billing,
       terms_version, terms_accepted_at, state, video, completed_at, placed_at, pay_until, promised_due_at)
     values ($1, 'NM-AAAAAAAA', 'u', 'u@example.com', 1, 'v1', 'A theme', 'birthday', 1, false, 'themes/a.zip', '{}', 'A and B', '720p',
       'express', false, '[]', 'INR', 999, '{}', '1', now(), 'completed', $2, now(), now(), now(), now())`,
    [randomUUID(), JSON.stringify(video)],
  );
}
