import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AVMEDIA_TYPE_VIDEO, Decoder, Demuxer } from 'node-av';
import { beforeAll, describe, expect, test } from 'vitest';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { prepare, sampleSpec } from '../../bench/prepare.ts';
import { writeCorpusTheme } from '../../corpus/corpus.ts';
import { decodePcm } from '../../src/av/decode-pcm.ts';
import { YuvPicture } from '../../src/av/yuv-picture.ts';
import { Painter } from '../../src/draw/painter.ts';
import { renderVideo } from '../../src/pipeline/render-video.ts';
import { SegmentMaker } from '../../src/segments/segment-maker.ts';

/** Maximum loss in decibels of a frame beside a cut, relative to the worst of the other frames. */
const SEAM_DECIBELS = 1.5;
/** The first scene whole, with three cuts, and the beginning of the second: a cut between scenes. */
const FRAMES = shortOrAll(165, 300);
/** Away from cuts, one frame in so many is compared: no divisor of a segment's length, so that each place in one has its turn. */
const EACH = shortOrAll(7, 1);

async function lumaPlanes(path: string): Promise<Buffer[]> {
  await using input = await Demuxer.open(path);
  const stream = input.findBestStream(AVMEDIA_TYPE_VIDEO);
  if (!stream) throw new Error('no video');
  using decoder = await Decoder.create(stream);
  const planes: Buffer[] = [];
  for await (const frame of decoder.frames(input.packets(stream.index))) {
    if (!frame) continue;
    const stride = frame.linesize[0] ?? frame.width;
    const plane = frame.data?.[0] ?? Buffer.alloc(0);
    planes.push(
      Buffer.concat(Array.from({ length: frame.height }, (_, y) => plane.subarray(y * stride, y * stride + frame.width))),
    );
    frame.free();
  }
  return planes;
}

/** Every fifth pixel stands for all: 854 pixels of width are no multiple of it, so each line has others. */
const STEP = 5;

/** Peak signal-to-noise ratio of two luma planes, in decibels. */
function psnr(left: Buffer, right: Buffer): number {
  let sum = 0;
  for (let at = 0; at < left.length; at += STEP) sum += ((left[at] ?? 0) - (right[at] ?? 0)) ** 2;
  return 10 * Math.log10((255 * 255 * left.length) / STEP / Math.max(1, sum));
}

describe('a video joined from segments', () => {
  let cuts: number[] = [];
  let joined: Buffer[] = [];
  let single: Buffer[] = [];
  const beside = new Set<number>();
  const joinedNoise = new Map<number, number>();
  const singleNoise = new Map<number, number>();
  let videoPath = '';

  beforeAll(async () => {
    const packageDir = await writeCorpusTheme('particle-heavy', await mkdtemp(join(tmpdir(), 'seam-theme-')));
    const manifestPath = join(packageDir, 'theme.json');
    const manifest = JSON.parse(await readFile(manifestPath, 'utf8'));
    const [, last] = manifest.scenes;
    Object.assign(last, { last_frame: FRAMES - 1, still_frame: FRAMES - 1 });
    await writeFile(manifestPath, JSON.stringify({ ...manifest, frames: FRAMES }));
    const spec = sampleSpec(packageDir, '480p');
    const outDir = await mkdtemp(join(tmpdir(), 'seam-out-'));
    videoPath = (await renderVideo({ packageDir, spec, inputs: { photos: {} }, outDir })).videoPath ?? '';
    const { setup, plans, frames } = await prepare(spec, packageDir);
    cuts = plans.map((plan) => plan.first).filter((first) => first > 0);
    for (const cut of cuts) for (const frame of [cut - 2, cut - 1, cut, cut + 1]) beside.add(frame);
    const [first] = plans;
    if (!first) throw new Error('no segments');
    const singlePath = join(outDir, 'single.mp4');
    await new SegmentMaker(setup).make({ ...first, first: 0, frames }, { path: singlePath }, () => {});
    joined = await lumaPlanes(videoPath);
    single = await lumaPlanes(singlePath);
    const painter = new Painter(setup.stack, setup.source, setup.settings);
    const picture = new YuvPicture(setup.settings);
    const { width, height } = setup.settings;
    for (let frame = 0; frame < frames; frame += 1) {
      if (frame % EACH !== 0 && !beside.has(frame)) continue;
      painter.draw(frame);
      picture.take(painter.pixels());
      const drawn = picture.frame.toBuffer().subarray(0, width * height);
      joinedNoise.set(frame, psnr(drawn, joined[frame] ?? Buffer.alloc(0)));
      singleNoise.set(frame, psnr(drawn, single[frame] ?? Buffer.alloc(0)));
      await painter.rest();
    }
    picture.free();
  }, 120_000);

  test('has as many frames as one encoded in a single pass', () => {
    expect(cuts.length).toBeGreaterThan(3);
    expect(joined.length).toBe(FRAMES);
    expect(single.length).toBe(joined.length);
  });

  test('is as near to what was drawn as a single pass', () => {
    const mean = (noise: Map<number, number>): number => [...noise.values()].reduce((sum, value) => sum + value, 0) / noise.size;
    expect(mean(joinedNoise)).toBeGreaterThan(mean(singleNoise) - 0.5);
  });

  test('shows no seam at a cut', () => {
    const elsewhere = [...joinedNoise].flatMap(([frame, noise]) => (beside.has(frame) ? [] : noise));
    const worst = Math.min(...elsewhere);
    for (const frame of beside) expect(joinedNoise.get(frame), `frame ${frame}`).toBeGreaterThan(worst - SEAM_DECIBELS);
    // A jump in brightness would be visible: the sign of the encoder's mean error must not change at a cut.
    const brightness = (plane: Buffer): number => plane.reduce((sum, value) => sum + value, 0) / plane.length;
    for (const cut of cuts) {
      const step = (planes: Buffer[]): number =>
        brightness(planes[cut] ?? Buffer.alloc(1)) - brightness(planes[cut - 1] ?? Buffer.alloc(1));
      expect(Math.abs(step(joined) - step(single)), `cut at ${cut}`).toBeLessThan(0.25);
    }
  });

  test('sounds without a gap at a cut', async () => {
    const pcm = await decodePcm(videoPath, 0, 10);
    for (const cut of cuts) {
      const at = Math.round((cut / 30) * 48_000);
      const loudness = (from: number): number => {
        const part = pcm.subarray(from * 2, (from + 480) * 2);
        return Math.sqrt(part.reduce((sum, value) => sum + value * value, 0) / part.length);
      };
      const before = Math.max(...[-4, -3, -2].map((step) => loudness(at + step * 480)));
      const beside = Math.max(...[-1, 0, 1].map((step) => loudness(at + step * 480)));
      expect(beside, `cut at ${cut}`).toBeGreaterThan(before * 0.2);
    }
  });
});
