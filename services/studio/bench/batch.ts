import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { atLeast, atMost, figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { createBatch, getBatch, startBatch } from '@nimantran/proto/http/studio/batches';
import { openBatchBench } from '../test/support/batch-bench.ts';
import { boxDistance, namesFrame, referenceFrame } from '../test/support/batch-shop.ts';
import { asked } from '../test/support/batches.ts';

/**
 * A batch of short videos whose worker and studio are killed on the way, and how many of their segments existed already. Each
 * video's frame with the names is compared with one that the renderer's own tool draws from the row's texts, and with its
 * neighbour's: `bench/batch.ts [--rows 100] [--references 100]`. Also measures how long it takes to check 1,000 rows with 37
 * faulty ones. Writes .data/bench/batch.json.
 */
const { values } = parseArgs({
  options: { rows: { type: 'string', default: '100' }, references: { type: 'string', default: '100' } },
});
const ROWS = Math.min(1_000, Number(values.rows));
const REFERENCES = Math.min(ROWS, Number(values.references));
const DATE = '2030-12-07';
const HEAD = 'Guest,Date,file_name';
/** The position of a letter's edge depends on the codec; other texts differ by more than half. */
const SAME_WORDS = 0.15;

const folder = await mkdtemp(path.join(tmpdir(), 'bench-batch-'));
const bench = await openBatchBench(folder);
try {
  const { shop } = bench;
  const measures: Measure[] = [];

  const faulty = Array.from({ length: 1_000 }, (_, row) =>
    row % 27 === 5 ? `,3/4/2030,row-${row}` : `Guest ${row},${DATE},row-${row}`,
  );
  const checkStart = performance.now();
  const thousand = await shop.call(createBatch, {
    body: asked([HEAD, ...faulty.slice(0, 999), `Last,${DATE},last`].join('\n'), { resolution: '480p', photos: [] }),
    idempotencyKey: randomUUID(),
  });
  measures.push(atMost('1,000 rows checked and kept', (performance.now() - checkStart) / 1_000, 's', 5));
  measures.push(figure('faulty rows among them', thousand.rows.faulty, 'rows'));

  const guests = Array.from({ length: ROWS }, (_, row) => `${randomBytes(4).toString('hex')} ${row}`);
  const csv = [HEAD, ...guests.map((guest, row) => `${guest},${DATE},guest-${row}`)].join('\n');
  const { id } = await shop.call(createBatch, {
    body: asked(csv, { resolution: '480p', photos: [] }),
    idempotencyKey: randomUUID(),
  });
  const start = performance.now();
  await shop.call(startBatch, { params: { id }, body: { without_faulty: false } });
  const kills = [
    { at: Math.floor(ROWS / 3), what: 'render' },
    { at: Math.floor(ROWS / 2), what: 'studio' },
    { at: Math.floor((2 * ROWS) / 3), what: 'render' },
  ] as const;
  let killed = 0;
  let ended = await shop.call(getBatch, { params: { id } });
  while (ended.state === 'running') {
    const next = kills[killed];
    if (next && ended.rows.done >= next.at) {
      console.info(`${ended.rows.done} done: ${next.what} is killed`);
      await shop.kill(next.what);
      killed += 1;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
    ended = await shop.call(getBatch, { params: { id } });
  }
  const seconds = (performance.now() - start) / 1_000;
  measures.push(atLeast('videos finished', ended.rows.done, 'videos', ROWS));
  measures.push(figure('worker and studio killed', killed, 'times'));
  measures.push(figure('seconds a video', seconds / ROWS, 's'));
  measures.push(figure('pieces of all videos', ended.segments.total, 'pieces'));
  // For each video but the first, everything except its names: two scenes and the sound.
  measures.push(atLeast('pieces that were there already', ended.segments.reused, 'pieces', 3 * (ROWS - 1)));

  const videos = await shop.videos(id);
  let right = 0;
  let before: Awaited<ReturnType<typeof namesFrame>> | undefined;
  for (const [row, guest] of guests.slice(0, REFERENCES).entries()) {
    const video = videos[`guest-${row}.mp4`];
    if (!video) throw new Error(`guest-${row}.mp4 is not in the zip.`);
    const frame = await namesFrame(folder, `guest-${row}`, video);
    const reference = await referenceFrame(folder, `guest-${row}`, { guest, date: DATE });
    const isOwn = boxDistance(frame, reference) < SAME_WORDS;
    const isOthers = before !== undefined && boxDistance(before, reference) < SAME_WORDS;
    if (isOwn && !isOthers) right += 1;
    else console.error(`guest-${row} does not show its own words: ${boxDistance(frame, reference).toFixed(3)}`);
    before = frame;
  }
  measures.push(atLeast('videos that show the words of their own row', right, 'videos', REFERENCES));
  console.table(measures.map(({ measure, value, unit, goal, met }) => ({ measure, value, unit, goal, met })));
  await writeMeasures('batch', measures);
  if (measures.some(({ met }) => met === false)) process.exitCode = 1;
} finally {
  await bench.close();
  await rm(folder, { recursive: true, force: true });
}
