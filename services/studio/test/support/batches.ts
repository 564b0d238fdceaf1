import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { createBatch, startBatch } from '@nimantran/proto/http/studio/batches';
import { feedBatches } from '../../src/jobs/feed-batches.ts';
import type { Render } from './orders.ts';
import { person, type Studio } from './studio.ts';

export const ADMIN = person('admin', ['admin']);
export const COUPLE_PHOTO = '11111111-1111-4111-8111-111111111111';
export const HEAD = 'Groom,Bride,Date,Couple';

/** A file of `count` couples. */
export const couples = (count: number): string =>
  [HEAD, ...Array.from({ length: count }, (_, index) => `Rohan ${index + 1},Asha,2027-02-14,couple.jpg`)].join('\n');

export const asked = (csv: string, changes: Partial<BodyOf<typeof createBatch>> = {}): BodyOf<typeof createBatch> => ({
  theme_id: 1,
  resolution: '720p',
  dates: 'iso',
  bride_first: false,
  file_name: 'guests.csv',
  file: Buffer.from(csv).toString('base64'),
  photos: [{ file_name: 'couple.jpg', upload_id: COUPLE_PHOTO }],
  ...changes,
});

export const check = (studio: Studio, csv: string, changes: Partial<BodyOf<typeof createBatch>> = {}) =>
  studio.call(createBatch, { as: ADMIN, body: asked(csv, changes), idempotencyKey: randomUUID() });

export async function runningBatch(studio: Studio, rows: number): Promise<string> {
  const made = await check(studio, couples(rows));
  const answer = await studio.call(startBatch, { as: ADMIN, params: { id: made.body.id }, body: { without_faulty: false } });
  if (answer.status !== 200) throw new Error(`The start was answered with ${answer.status} ${answer.body.detail}`);
  await feedBatches(studio.context);
  return made.body.id;
}

/** The open renders of a batch, by row. */
export async function openRenders(studio: Studio, batchId: string): Promise<(Render & { row: number })[]> {
  return studio.context.db
    .selectFrom('renders')
    .innerJoin('batchRows', 'batchRows.id', 'renders.batchRowId')
    .selectAll('renders')
    .select('batchRows.row')
    .where('batchRows.batchId', '=', batchId)
    .where('renders.state', 'in', ['queued', 'running'])
    .orderBy('batchRows.row')
    .execute();
}
