import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AVMEDIA_TYPE_VIDEO } from 'node-av';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { folderShelf } from '../../bench/folder-shelf.ts';
import { decodeH264 } from '../../src/av/decode-h264.ts';
import { openTrack } from '../../src/av/mp4-reader.ts';
import { type Fingerprint, fingerprintDistance, fingerprintOf } from '../../src/draw/fingerprint.ts';
import { type RenderOutput, renderVideo } from '../../src/pipeline/render-video.ts';
import type { PlannedSegment, SegmentShelf } from '../../src/segments/shelf.ts';
import { makeSmallVideo } from '../../src/stages/small-video.ts';
import { makeLoop } from '../../src/stages/video-loop.ts';
import { copySettings, copySize } from '../../src/stages/whatsapp-copy-settings.ts';
import { FIXTURE_FRAMES, writeFixtureTheme } from '../support/fixture-theme.ts';
import { aSpec } from '../support/spec.ts';

const SCENES = 3;
const SCENE_FRAMES = FIXTURE_FRAMES / SCENES;
const DETAILS = { groom: 'Rahul', bride: 'Priya', date: '2030-12-07', time: '19:30', message: 'Dinner at eight' };
const SIZE = { width: 854, height: 480 };
/** Mean luma steps; a different picture has tens. */
const NOISE = 1;

let root: string;
let packageDir: string;
const newFolder = (): Promise<string> => mkdtemp(join(root, 'run-'));

/** A shelf in a folder that notes what it is asked for and given. */
function notingShelf(dir: string, onKeep = (_hash: string): void => {}) {
  const inner = folderShelf(dir);
  const noted = { planned: [] as PlannedSegment[], kept: [] as string[] };
  const shelf: SegmentShelf = {
    find: (segments) => {
      noted.planned = segments;
      return inner.find(segments);
    },
    keep: async (hash, path) => {
      await inner.keep(hash, path);
      noted.kept.push(hash);
      onKeep(hash);
    },
  };
  return { shelf, noted };
}

async function render(
  shelf: SegmentShelf,
  { forGuests, message = DETAILS.message, signal }: { forGuests: boolean; message?: string; signal?: AbortSignal },
): Promise<RenderOutput> {
  const spec = aSpec({ details: { ...DETAILS, message }, stills: true });
  const outDir = await newFolder();
  const now = new Date('2031-01-01T12:00:00Z');
  return renderVideo({
    packageDir,
    spec,
    inputs: { photos: {} },
    outDir,
    shelf,
    forGuests,
    drafted: forGuests,
    now,
    signal,
    threads: 1,
  });
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'copy-pieces-'));
  packageDir = await writeFixtureTheme((manifest) => {
    manifest.scenes = Array.from({ length: SCENES }, (_, index) => ({
      name: `Scene ${index + 1}`,
      first_frame: index * SCENE_FRAMES,
      last_frame: (index + 1) * SCENE_FRAMES - 1,
      still_frame: index * SCENE_FRAMES + 7,
    }));
  });
  // The message is in the last scene alone.
  const path = join(packageDir, 'animation.json');
  const animation: { layers: { nm: string; ip: number }[] } = JSON.parse(await readFile(path, 'utf8'));
  for (const layer of animation.layers) if (layer.nm === 'text:message') layer.ip = (SCENES - 1) * SCENE_FRAMES;
  await writeFile(path, JSON.stringify(animation));
});
afterAll(() => rm(root, { recursive: true, force: true }));

describe('the pieces of the copy', () => {
  let whole: RenderOutput;
  let shelfDir: string;
  beforeAll(async () => {
    whole = await render(notingShelf(await newFolder()).shelf, { forGuests: true });
    shelfDir = await newFolder();
  }, 60_000);

  test('are made only for a film that goes out to guests, whose draft was checked: it has one still and no findings', async () => {
    const { shelf, noted } = notingShelf(shelfDir);
    const { stills, findings } = await render(shelf, { forGuests: false });
    expect([stills.length, findings.map(({ code }) => code)]).toEqual([SCENES, ['empty_slot', 'date_in_past']]);
    expect([whole.stills.map(({ scene }) => scene), whole.findings]).toEqual([['Scene 1'], []]);
    expect(noted.planned).toHaveLength(SCENES + 1);
    expect(noted.kept.toSorted()).toEqual(noted.planned.map(({ hash }) => hash).toSorted());
  });

  test('are made with their segments, each as personal, and after a stop only those that were not kept', async () => {
    const stop = new AbortController();
    let kept = 0;
    const stopped = notingShelf(shelfDir, () => {
      kept += 1;
      // A segment and its piece of the copy.
      if (kept === 2) stop.abort(new Error('stopped'));
    });
    await expect(render(stopped.shelf, { forGuests: true, signal: stop.signal })).rejects.toThrow('stopped');
    const { planned } = stopped.noted;
    expect(planned).toHaveLength(2 * SCENES + 1);
    const personal = (from: number) => planned.slice(from, from + SCENES).map((segment) => segment.personal);
    expect(personal(SCENES)).toEqual(personal(0));
    const { shelf, noted } = notingShelf(shelfDir);
    const { segments, drawnFrames, copy } = await render(shelf, { forGuests: true });
    const made = noted.kept.length;
    expect(made).toBeLessThan(2 * SCENES);
    expect(segments).toEqual({ total: 2 * SCENES + 1, reused: 2 * SCENES + 1 - made });
    expect(drawnFrames).toBeLessThanOrEqual((made / 2) * SCENE_FRAMES);
    expect((await readFile(copy?.path ?? '')).equals(await readFile(whole.copy?.path ?? ''))).toBe(true);
    expect(await render(shelf, { forGuests: true })).toMatchObject({ drawnFrames: 0, segments: { reused: 2 * SCENES + 1 } });
  });

  test('are made again only where a correction changes the film’s', async () => {
    const { shelf, noted } = notingShelf(shelfDir);
    const { segments, copy } = await render(shelf, { forGuests: true, message: 'Dinner at nine' });
    expect(segments).toEqual({ total: 2 * SCENES + 1, reused: 2 * SCENES - 1 });
    const last = [SCENES - 1, 2 * SCENES - 1].map((at) => noted.planned[at]?.hash);
    expect(noted.kept.toSorted()).toEqual(last.toSorted());
    expect((await readFile(copy?.path ?? '')).equals(await readFile(whole.copy?.path ?? ''))).toBe(false);
  });

  test('look like a copy of the whole film, and are smaller than it', async () => {
    const film = whole.videoPath ?? '';
    const outPath = join(root, 'in-one.mp4');
    const settings = copySettings({ size: copySize(SIZE), fps: 30, seconds: 1.5, soundBytes: 0, limitBytes: 1e6 });
    const how = { settings, sound: undefined, name: 'copy', stage: 'copy' as const, threads: 1 };
    await makeSmallVideo({ path: film, size: SIZE, fps: 30, first: 0, frames: FIXTURE_FRAMES, outPath, ...how });
    const [pieces, inOne] = [printsOf(whole.copy?.path ?? ''), printsOf(outPath)];
    expect(pieces).toHaveLength(FIXTURE_FRAMES);
    const distances = pieces.map((print, frame) => fingerprintDistance(print, inOne[frame] ?? new Float32Array()));
    expect(Math.max(...distances)).toBeLessThan(NOISE);
    expect((await stat(whole.copy?.path ?? '')).size).toBeLessThan((await stat(film)).size);
  });

  test('become the loop without being encoded again, unless it ends within one or they are too large', async () => {
    const { copy, extras, videoPath: path = '' } = whole;
    const frames = extras?.loop?.frames ?? 0;
    expect(frames).toBeGreaterThan(SCENE_FRAMES);
    expect(packetsOf(extras?.loop?.path ?? '')).toEqual(packetsOf(copy?.path ?? '').slice(-frames));
    const pieces = [{ path: copy?.path ?? '', first: 0, frames: FIXTURE_FRAMES }];
    const job = { path, size: SIZE, fps: 30, frames: FIXTURE_FRAMES, pieces, outPath: join(root, 'loop.mp4'), threads: 1 };
    await makeLoop(job, { first: 0, frames: SCENE_FRAMES });
    expect(packetsOf(job.outPath)).toHaveLength(SCENE_FRAMES);
    const all = { first: 0, frames: FIXTURE_FRAMES };
    await makeLoop(job, all);
    const { size } = await stat(job.outPath);
    await makeLoop({ ...job, limitBytes: size - 1 }, all);
    expect(packetsOf(job.outPath)).toHaveLength(FIXTURE_FRAMES);
    expect((await stat(job.outPath)).size).toBeLessThan(size);
  });
});

function packetsOf(path: string): string[] {
  const track = openTrack(path, AVMEDIA_TYPE_VIDEO);
  try {
    return Array.from(track.packets(), ({ data }) => data?.toString('base64') ?? '');
  } finally {
    track.close();
  }
}

function printsOf(path: string): Fingerprint[] {
  const track = openTrack(path, AVMEDIA_TYPE_VIDEO);
  try {
    const frames = decodeH264({ parameters: track.stream.codecpar, packets: track.packets() }, { threads: 1 });
    return Array.from(frames, ({ data, linesize, width, height }) =>
      fingerprintOf(data?.[0] ?? Buffer.alloc(0), linesize[0] ?? width, { width, height }),
    );
  } finally {
    track.close();
  }
}
