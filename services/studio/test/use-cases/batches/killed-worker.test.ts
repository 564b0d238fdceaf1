import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBatch, getBatch, startBatch } from '@nimantran/proto/http/studio/batches';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../../infra/test-support/servers/servers.ts';
import { ALL } from '../../../../../infra/test-support/vitest/all-tests.ts';
import { type BatchShop, boxDistance, namesFrame, referenceFrame, startBatchShop } from '../../support/batch-shop.ts';
import { asked } from '../../support/batches.ts';

const ROWS = 4;
const GUESTS = Array.from({ length: ROWS }, (_, index) => `Guest ${'ABCD'[index]}${index * 7919}`);
const DATE = '2030-12-07';

describeWith(['postgres'], 'a batch whose worker and whose studio are killed', () => {
  const database = withDatabase();
  let folder: string;
  let shop: BatchShop;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'batch-'));
    shop = await startBatchShop({ studio: database.urls.studio, render: database.urls.render }, folder);
  }, 120_000);
  afterAll(async () => {
    await shop?.close();
    await rm(folder, { recursive: true, force: true });
  });

  // Each process that is killed is missed after half a minute. The short cases of its kind are `segments-kill.test.ts` and `batches.test.ts`.
  it.runIf(ALL)(
    'ends with every video, each with its own words, and what they share made once',
    { timeout: 300_000 },
    async () => {
      const csv = ['Guest,Date,file_name', ...GUESTS.map((guest, index) => `${guest},${DATE},guest-${index}`)].join('\n');
      const body = asked(csv, { resolution: '480p', photos: [] });
      const { id } = await shop.call(createBatch, { body, idempotencyKey: randomUUID() });
      await shop.call(startBatch, { params: { id }, body: { without_faulty: false } });
      const batch = () => shop.call(getBatch, { params: { id } });
      const doneOf = async (count: number) => (await batch()).rows.done >= count;
      await eventually('some are done', () => doneOf(1), 120_000);
      await shop.kill('render');
      await eventually('some more are done', () => doneOf(2), 120_000);
      await shop.kill('studio');
      const ended = await eventually(
        'the batch is finished',
        async () => {
          const now = await batch();
          return now.state === 'finished' && now;
        },
        240_000,
      );
      expect(ended.rows).toMatchObject({ total: ROWS, done: ROWS, failed: 0 });
      // All but the names exists after the first row; a kill may cause one segment to be drawn again.
      expect(ended.segments.total).toBe(4 * ROWS);
      expect(ended.segments.reused).toBeGreaterThanOrEqual(3 * (ROWS - 1));

      const videos = await shop.videos(id);
      expect(Object.keys(videos)).toEqual(GUESTS.map((_, index) => `guest-${index}.mp4`));
      const checked = [0, 2, 3];
      const frames = await Promise.all(
        checked.map((index) => namesFrame(folder, `guest-${index}`, videos[`guest-${index}.mp4`] as Uint8Array)),
      );
      const references = [];
      for (const index of checked)
        references.push(await referenceFrame(folder, `guest-${index}`, { guest: GUESTS[index] ?? '', date: DATE }));
      for (const [index, frame] of frames.entries()) {
        for (const [other, reference] of references.entries()) {
          if (other === index) expect(boxDistance(frame, reference)).toBeLessThan(0.1);
          else expect(boxDistance(frame, reference)).toBeGreaterThan(0.2);
        }
      }
    },
  );
});
