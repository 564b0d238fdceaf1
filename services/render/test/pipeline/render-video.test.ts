import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { samplesOf } from '@nimantran/kit/av/pcm';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import {
  AV_CODEC_ID_AAC,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  Decoder,
  Demuxer,
} from 'node-av';
import { beforeAll, describe, expect, test } from 'vitest';
import { decodePcm } from '../../src/av/decode-pcm.ts';
import { integratedLoudness, weightedEnergies } from '../../src/av/loudness.ts';
import { type RenderOutput, renderVideo } from '../../src/pipeline/render-video.ts';
import { verify } from '../../src/stages/verify.ts';
import { FIXTURE_FRAMES, writeFixtureTheme } from '../support/fixture-theme.ts';
import { aSpec } from '../support/spec.ts';

const DETAILS = { groom: 'Rahul', bride: 'Priya', date: '2030-12-07', time: '19:30', message: 'विवाह स्वागत' };

const spec = (change: Partial<RenderSpec> = {}) => aSpec({ details: DETAILS, ...change });

let packageDir: string;
let output: RenderOutput;

async function render(change: Partial<RenderSpec> = {}): Promise<RenderOutput> {
  const outDir = await mkdtemp(join(tmpdir(), 'render-test-'));
  return renderVideo({ packageDir, spec: spec(change), inputs: { photos: {} }, outDir, now: new Date('2030-01-01T00:00:00Z') });
}

/** Luma planes of all frames. */
async function lumaFrames(path: string): Promise<{ pixels: Uint8Array; stride: number; width: number; height: number }[]> {
  await using input = await Demuxer.open(path);
  const stream = input.findBestStream(AVMEDIA_TYPE_VIDEO);
  if (!stream) throw new Error('no video');
  using decoder = await Decoder.create(stream);
  const frames = [];
  for await (const frame of decoder.frames(input.packets(stream.index))) {
    if (!frame) continue;
    frames.push({
      pixels: new Uint8Array(frame.data?.[0] ?? []),
      stride: frame.linesize[0] ?? 0,
      width: frame.width,
      height: frame.height,
    });
    frame.free();
  }
  return frames;
}

beforeAll(async () => {
  packageDir = await writeFixtureTheme();
  output = await render();
});

function videoPath(rendered: RenderOutput): string {
  if (rendered.videoPath === undefined) throw new Error('no video was made');
  return rendered.videoPath;
}

describe('the finished file', () => {
  test('is H.264 with AAC sound, tagged BT.709, of exact size and length', async () => {
    await using input = await Demuxer.open(videoPath(output));
    const video = input.findBestStream(AVMEDIA_TYPE_VIDEO);
    const audio = input.findBestStream(AVMEDIA_TYPE_AUDIO);
    expect(video?.codecpar).toMatchObject({ width: 854, height: 480 });
    expect(video?.codecpar.colorPrimaries).toBe(AVCOL_PRI_BT709);
    expect(video?.codecpar.colorTrc).toBe(AVCOL_TRC_BT709);
    expect(video?.codecpar.colorSpace).toBe(AVCOL_SPC_BT709);
    expect(video?.codecpar.colorRange).toBe(AVCOL_RANGE_MPEG);
    expect(audio?.codecpar).toMatchObject({ codecId: AV_CODEC_ID_AAC, sampleRate: 48_000, channels: 2 });
    expect(Number(video?.duration) * (video?.timeBase.toDouble() ?? 0)).toBeCloseTo(FIXTURE_FRAMES / 30, 6);
    expect(await lumaFrames(videoPath(output))).toHaveLength(FIXTURE_FRAMES);
  });

  test('draws only the frames that differ from the one before', () => {
    expect(output.drawnFrames).toBeLessThan(FIXTURE_FRAMES);
    // Fifteen moving frames, and the first of the second segment.
    expect(output.drawnFrames).toBe(16);
  });

  test('sounds for its whole length, at about −14 LUFS', async () => {
    const pcm = await decodePcm(videoPath(output), 0, 60);
    expect(samplesOf(pcm)).toBeGreaterThanOrEqual(1.5 * 48_000);
    expect(integratedLoudness(await weightedEnergies(pcm.slice(0, 96_000)))).toBeCloseTo(-14, -0.5);
    expect(Math.max(...pcm.slice(0, 20).map(Math.abs))).toBeLessThan(0.05);
  });

  test('has a still per scene and no findings but the empty optional photo', () => {
    expect(output.stills.map((still) => still.scene)).toEqual(['Names']);
    expect(output.findings.map((finding) => finding.code)).toEqual(['empty_slot']);
  });
});

test('another name changes the picture inside the name’s box only', async () => {
  const other = await render({ details: { ...DETAILS, groom: 'Venkataraman' } });
  const [before, after] = await Promise.all([lumaFrames(videoPath(output)), lumaFrames(videoPath(other))]);
  let inside = 0;
  let outside = 0;
  for (const [index, frame] of before.entries()) {
    const changed = after[index];
    for (let y = 0; y < frame.height; y += 1) {
      for (let x = 0; x < frame.width; x += 1) {
        const difference = Math.abs((frame.pixels[y * frame.stride + x] ?? 0) - (changed?.pixels[y * frame.stride + x] ?? 0));
        // The encoder's choices elsewhere in the frame shift by a few steps; another picture by far more.
        if (difference <= 48) continue;
        // The names have their baseline at 400 of 1080 and rise from 60 px below.
        const inBox = y > 480 * (290 / 1080) && y < 480 * (500 / 1080);
        if (inBox) inside += 1;
        else outside += 1;
      }
    }
  }
  expect(inside).toBeGreaterThan(1000);
  expect(outside).toBe(0);
  const rows = await differingRows(output, other);
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter((row) => row < 290 || row > 500)).toEqual([]);
});

/** Rows (of 1080) in which the stills of two renders differ at all. */
async function differingRows(left: RenderOutput, right: RenderOutput): Promise<number[]> {
  const [before, after] = await Promise.all(
    [left, right].map(async (rendered) => {
      const image = await loadImage(rendered.stills[0]?.path ?? '');
      const canvas = createCanvas(image.width, image.height);
      canvas.getContext('2d').drawImage(image, 0, 0);
      return canvas.data();
    }),
  );
  if (!before || !after) throw new Error('no stills');
  const rows: number[] = [];
  for (let y = 0; y < 480; y += 1)
    if (Buffer.compare(before.subarray(y * 854 * 4, (y + 1) * 854 * 4), after.subarray(y * 854 * 4, (y + 1) * 854 * 4)) !== 0)
      rows.push(Math.round((y * 1080) / 480));
  return rows;
}

test('a colour of the customer’s fills the ground', async () => {
  const green = await render({ colors: { ground: '#2f6b4f' } });
  const [frame] = await lumaFrames(videoPath(green));
  // BT.709 luma of #2f6b4f in limited range.
  expect(frame?.pixels[5 * (frame?.stride ?? 0) + 5]).toBeCloseTo(95, -1);
});

test('a preview is marked across the whole picture in every frame, and has no stills', async () => {
  const preview = await render({ watermark: 'preview', stills: false });
  expect(preview.stills).toEqual([]);
  const [plain, marked] = await Promise.all([lumaFrames(videoPath(output)), lumaFrames(videoPath(preview))]);
  expect(marked).toHaveLength(FIXTURE_FRAMES);
  for (const [index, frame] of plain.entries()) {
    const other = marked[index];
    const changed = [0, 0, 0];
    for (let y = 0; y < frame.height; y += 1) {
      for (let x = 0; x < frame.width; x += 1) {
        const difference = Math.abs((frame.pixels[y * frame.stride + x] ?? 0) - (other?.pixels[y * frame.stride + x] ?? 0));
        const third = Math.floor((x * 3) / frame.width);
        if (difference > 20) changed[third] = (changed[third] ?? 0) + 1;
      }
    }
    // Of 136,640 pixels in each third.
    expect(Math.min(...changed)).toBeGreaterThan(2_000);
  }
});

describe('a file that is not whole fails the verify', () => {
  const print = new Float32Array(24 * 14).fill(90);
  const bright = Array.from({ length: FIXTURE_FRAMES }, () => ({ print, moved: true }));
  const job = () => ({
    path: videoPath(output),
    size: { width: 854, height: 480 },
    fps: 30,
    records: bright,
    changes: new Uint8Array(FIXTURE_FRAMES).fill(1),
    sampleIs: async () => false,
  });

  test('by its length', async () => {
    await expect(verify(job())).resolves.toBeCloseTo(FIXTURE_FRAMES / 30, 3);
    await expect(verify({ ...job(), records: [...bright, ...bright.slice(0, 1)] })).rejects.toThrow(/lasts/);
  });

  test('by its size', async () => {
    await expect(verify({ ...job(), size: { width: 1280, height: 720 } })).rejects.toThrow(/854×480/);
  });

  test('by a black stretch that the sample does not have', async () => {
    const black = bright.map((record, frame) => (frame < 40 ? { ...record, print: new Float32Array(24 * 14).fill(16) } : record));
    await expect(verify({ ...job(), records: black })).rejects.toMatchObject({ code: 'verify_failed', stage: 'verify' });
    await expect(verify({ ...job(), records: black, sampleIs: async (what) => what === 'black' })).resolves.toBeGreaterThan(0);
  });

  test('by standing still where the theme moves', async () => {
    const frozen = bright.map((record) => ({ ...record, moved: false }));
    await expect(verify({ ...job(), records: frozen })).rejects.toThrow(/stand still/);
    await expect(verify({ ...job(), records: frozen, changes: new Uint8Array(FIXTURE_FRAMES) })).resolves.toBeGreaterThan(0);
  });
});

test('broken music of a customer is a permanent failure of its stage', async () => {
  const outDir = await mkdtemp(join(tmpdir(), 'render-test-'));
  const inputs = { photos: {}, music: join(packageDir, 'theme.json') };
  await expect(renderVideo({ packageDir, spec: spec(), inputs, outDir })).rejects.toMatchObject({
    code: 'music_invalid',
    stage: 'encode',
    permanent: true,
  });
});
