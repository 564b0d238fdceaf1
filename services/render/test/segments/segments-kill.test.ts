import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AVMEDIA_TYPE_VIDEO, Decoder, Demuxer } from 'node-av';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { ALL } from '../../../../infra/test-support/vitest/all-tests.ts';
import { writeFixtureTheme } from '../support/fixture-theme.ts';
import { isAlive } from '../support/processes.ts';
import type { WorkerMessage, WorkerOrder } from '../support/segments-worker.ts';
import { aSpec } from '../support/spec.ts';

const WORKER = fileURLToPath(new URL('../support/segments-worker.ts', import.meta.url));
const SPEC = aSpec({ bride_first: true, stills: false });

let root: string;
let packageDir: string;
let undisturbed: Run;

interface Run {
  planned: string[];
  found: string[];
  /** Segments stored by this run. */
  kept: string[];
  frames: string[];
}

const newFolder = (): Promise<string> => mkdtemp(join(root, 'run-'));

function startWorker(order: Pick<WorkerOrder, 'storeDir' | 'dir' | 'stopAt'>): { worker: ChildProcess; heard: WorkerMessage[] } {
  const worker = fork(WORKER, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const heard: WorkerMessage[] = [];
  worker.on('message', (message: WorkerMessage) => heard.push(message));
  worker.send({ packageDir, spec: SPEC, ...order });
  return { worker, heard };
}

async function renderWith(storeDir: string): Promise<Run> {
  const { worker, heard } = startWorker({ storeDir, dir: await newFolder() });
  const done = await eventually('the video is there', () => heard.find((message) => message.kind === 'done'), 60_000);
  worker.kill('SIGKILL');
  const planned = heard.find((message) => message.kind === 'planned');
  if (!planned || done.output.videoPath === undefined) throw new Error('the render planned no segments or made no video');
  expect(done.output.segments).toEqual({ total: planned.hashes.length, reused: planned.found.length });
  return {
    planned: planned.hashes,
    found: planned.found.toSorted(),
    kept: heard.flatMap((message) => (message.kind === 'kept' ? [message.hash] : [])).toSorted(),
    frames: await frameHashes(done.output.videoPath),
  };
}

/** The hash of the visible pixels of each frame. */
async function frameHashes(path: string): Promise<string[]> {
  await using input = await Demuxer.open(path);
  const stream = input.findBestStream(AVMEDIA_TYPE_VIDEO);
  if (!stream) throw new Error('no video');
  using decoder = await Decoder.create(stream);
  const hashes: string[] = [];
  for await (const frame of decoder.frames(input.packets(stream.index))) {
    if (!frame) continue;
    const hash = createHash('sha256');
    for (const [plane, pixels] of (frame.data ?? []).entries()) {
      const [width, height] =
        plane === 0 ? [frame.width, frame.height] : [Math.ceil(frame.width / 2), Math.ceil(frame.height / 2)];
      const stride = frame.linesize[plane] ?? 0;
      // The padding of a line is not part of the picture.
      for (let y = 0; y < height; y += 1) hash.update(pixels.subarray(y * stride, y * stride + width));
    }
    hashes.push(hash.digest('hex'));
    frame.free();
  }
  return hashes;
}

async function storedSegments(storeDir: string): Promise<string[]> {
  const files = await readdir(join(storeDir, 'objects', 'segments')).catch(() => []);
  return files.map((file) => file.replace('.mp4', '')).sort();
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'segments-kill-'));
  packageDir = await writeFixtureTheme((manifest) => {
    manifest.scenes = [0, 1, 2].map((index) => ({
      name: `Scene ${index + 1}`,
      first_frame: index * 15,
      last_frame: index * 15 + 14,
      still_frame: index * 15 + 7,
    }));
  });
  undisturbed = await renderWith(await newFolder());
}, 120_000);
afterAll(() => rm(root, { recursive: true, force: true }));

describe('a render whose worker is killed with SIGKILL', () => {
  test('undisturbed, draws and keeps all of its segments', () => {
    expect(undisturbed.planned.length).toBeGreaterThanOrEqual(3);
    expect(undisturbed.found).toEqual([]);
    expect(undisturbed.kept).toEqual([...new Set(undisturbed.planned)].sort());
    expect(undisturbed.frames).toHaveLength(45);
    // Frames differ from each other, so that equal lists are meaningful.
    expect(new Set(undisturbed.frames).size).toBeGreaterThan(10);
  });

  const moments = [
    ['before the first segment is kept', 'drawing', 0],
    ['after two of them are kept', 'keeping', 2],
    ['while the segments are joined', 'joining', Number.POSITIVE_INFINITY],
  ] as const;
  // One moment for every change; the others only before a release.
  test.each(moments.filter(([, stopAt]) => ALL || stopAt === 'keeping'))(
    '%s gives the same frames, and draws only what was not kept',
    async (_, stopAt, keptThen) => {
      const storeDir = await newFolder();
      const { worker, heard } = startWorker({ storeDir, dir: await newFolder(), stopAt });
      const { child } = await eventually('it has come so far', () => heard.find((message) => message.kind === 'stopped'), 60_000);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      // A suspended process notices now that its worker is gone.
      if (isAlive(child)) process.kill(child, 'SIGCONT');
      await eventually('its rendering process is gone too', () => !isAlive(child));
      expect(heard.some((message) => message.kind === 'done')).toBe(false);
      const kept = await storedSegments(storeDir);
      expect(kept).toHaveLength(Math.min(keptThen, new Set(undisturbed.planned).size));

      const again = await renderWith(storeDir);
      expect(again.planned).toEqual(undisturbed.planned);
      expect(again.found).toEqual(kept);
      expect(again.kept).toEqual([...new Set(again.planned)].filter((hash) => !kept.includes(hash)).sort());
      expect(again.frames).toEqual(undisturbed.frames);
    },
  );

  test.runIf(ALL)('three times one after the other, ends all the same', { timeout: 120_000 }, async () => {
    const storeDir = await newFolder();
    for (const stopAt of ['drawing', 'keeping', 'joining'] as const) {
      const { worker, heard } = startWorker({ storeDir, dir: await newFolder(), stopAt });
      const { child } = await eventually('it has come so far', () => heard.find((message) => message.kind === 'stopped'), 60_000);
      worker.kill('SIGKILL');
      await once(worker, 'exit');
      if (isAlive(child)) process.kill(child, 'SIGCONT');
    }
    const last = await renderWith(storeDir);
    expect(last.kept).toEqual([]);
    expect(last.frames).toEqual(undisturbed.frames);
  });
});
