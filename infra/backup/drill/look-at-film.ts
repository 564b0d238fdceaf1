import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import { VideoFile } from '@nimantran/proto/jobs/render';
import { Value } from 'typebox/value';
import { printOf } from '../files.ts';
import { restoreObjects } from '../restore-objects.ts';
import { withClient } from '../restore-tables.ts';
import { runCommand } from '../run-command.ts';

const VERIFY_LIMIT_MS = 600_000;

/**
 * Takes the film of a delivered order, another each time, out of the backup into the scratch store and looks at it: its size and
 * hash are those of the order, and every frame of it plays. Returns what it saw; undefined if no order has a film.
 * @param ordersUrl of the scratch database
 * @throws Error that says what is wrong with it
 */
export async function lookAtFilm(
  ordersUrl: string,
  store: Pick<ObjectStore, 'head' | 'getFile' | 'putFile'>,
  folder: string,
): Promise<string | undefined> {
  const video = await chooseFilm(ordersUrl);
  if (video === undefined) return undefined;
  const { object_key, sha256, size_bytes, width, height, frames, duration_seconds } = video;
  const { missing } = await restoreObjects(store, folder, new Set([object_key]));
  if (missing.length > 0 || !(await store.head(object_key)))
    throw new Error('The film of a delivered order is not in the backup.');
  const temporary = await mkdtemp(path.join(tmpdir(), 'nimantran-drill-'));
  try {
    const file = path.join(temporary, 'film.mp4');
    await store.getFile(object_key, file);
    const print = await printOf(file);
    if (print.bytes !== size_bytes) throw new Error(`The film has ${print.bytes} bytes, not ${size_bytes}.`);
    if (print.sha256 !== sha256) throw new Error('The film is not the one that was delivered: its hash differs.');
    const numbers = [width, height, frames, duration_seconds].map(String);
    await runCommand('render', 'verify-film', [file, ...numbers], { limitMs: VERIFY_LIMIT_MS });
    return `a delivered film of ${duration_seconds.toFixed(1)} s in ${width}×${height} plays`;
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

async function chooseFilm(ordersUrl: string): Promise<VideoFile | undefined> {
  const { rows } = await withClient(ordersUrl, (client) =>
    client.query<{ video: unknown }>(
      "select video from orders.orders where state = 'completed' and video is not null order by random() limit 1",
    ),
  );
  const video = rows[0]?.video;
  if (video === undefined) return undefined;
  if (!Value.Check(VideoFile, video)) throw new Error('The order of a film does not say its size and hash.');
  return video;
}
