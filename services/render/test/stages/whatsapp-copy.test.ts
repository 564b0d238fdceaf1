import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AacFile } from '@nimantran/kit/av/aac-file';
import { CHANNELS, SAMPLE_RATE } from '@nimantran/kit/av/pcm';
import {
  AV_PIX_FMT_YUV420P,
  AV_PROFILE_H264_HIGH,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
  Demuxer,
} from 'node-av';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTrack } from '../../src/av/mp4-reader.ts';
import { trackOfFile, trackOfStream, writeMp4 } from '../../src/av/mp4-writer.ts';
import { planeOf, yuvSurface } from '../../src/av/surface.ts';
import { VideoEncoder } from '../../src/av/video-encoder.ts';
import { renderVideo } from '../../src/pipeline/render-video.ts';
import { videoSettings } from '../../src/stages/encoder-settings.ts';
import { makeSmallVideo, type SmallVideo } from '../../src/stages/small-video.ts';
import { type CopyJob, makeWhatsappCopy } from '../../src/stages/whatsapp-copy.ts';
import { COPY_LIMIT_BYTES, copyPieceSettings, copySettings, copySize } from '../../src/stages/whatsapp-copy-settings.ts';
import { FIXTURE_FRAMES, writeFixtureTheme } from '../support/fixture-theme.ts';
import { aSpec } from '../support/spec.ts';

const FPS = 30;
/** The longest video that a theme may have. */
const LONGEST_SECONDS = 120;
const AAC_BYTES_A_SECOND = 256_000 / 8;

const newFolder = () => mkdtemp(join(tmpdir(), 'copy-test-'));

describe('the copy of a video', () => {
  let video: string;
  let job: CopyJob;
  let copy: SmallVideo;
  const makeCopy = async (change: Partial<CopyJob> = {}) =>
    makeWhatsappCopy({ ...job, outPath: join(await newFolder(), 'copy.mp4'), ...change });
  beforeAll(async () => {
    const { videoPath = '' } = await renderVideo({
      packageDir: await writeFixtureTheme(),
      spec: aSpec({ resolution: '720p', stills: false }),
      inputs: { photos: {} },
      outDir: await newFolder(),
    });
    video = videoPath;
    job = await jobOf(video, FIXTURE_FRAMES);
    copy = await makeCopy();
  });

  test('is H.264 High in yuv420p and BT.709, 848 pixels wide, with every frame', async () => {
    expect(copy).toMatchObject({ width: 848, height: 476 });
    await using input = await Demuxer.open(copy.path);
    const stream = input.findBestStream(AVMEDIA_TYPE_VIDEO);
    if (!stream) throw new Error('no video');
    const { codecpar, duration, timeBase } = stream;
    const { width, height, profile, format } = codecpar;
    expect([width, height, profile, format]).toEqual([848, 476, AV_PROFILE_H264_HIGH, AV_PIX_FMT_YUV420P]);
    expect([codecpar.colorPrimaries, codecpar.colorTrc, codecpar.colorSpace, codecpar.colorRange]).toEqual([
      AVCOL_PRI_BT709,
      AVCOL_TRC_BT709,
      AVCOL_SPC_BT709,
      AVCOL_RANGE_MPEG,
    ]);
    expect(Number(duration) * timeBase.toDouble()).toBeCloseTo(FIXTURE_FRAMES / FPS, 6);
    const track = openTrack(copy.path, AVMEDIA_TYPE_VIDEO);
    expect([...track.packets()]).toHaveLength(FIXTURE_FRAMES);
    track.close();
  });

  test('has its index in front, sounds as the video does and is smaller', async () => {
    const bytes = await readFile(copy.path);
    expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    expect(soundOf(copy.path)).toEqual(soundOf(video));
    expect(soundOf(copy.path).length).toBeGreaterThan(10);
    expect(bytes.length).toBeLessThan((await stat(video)).size);
  });

  test('is the same file each time it is made', async () => {
    const again = await makeCopy({ pieces: (await jobOf(video, FIXTURE_FRAMES)).pieces });
    expect((await readFile(again.path)).equals(await readFile(copy.path))).toBe(true);
  });

  test('fails where it has another length than the video', async () => {
    await expect(makeCopy({ frames: FIXTURE_FRAMES - 1 })).rejects.toMatchObject({ code: 'verify_failed' });
  });

  test('fails where it cannot be as small as it has to', async () => {
    await expect(makeCopy({ limitBytes: 10_000 })).rejects.toMatchObject({
      code: 'verify_failed',
      stage: 'copy',
      permanent: false,
    });
  });
});

describe('the size of a copy', () => {
  test.each([
    [1920, 1080, 848, 476],
    [3840, 2160, 848, 476],
    [1280, 720, 848, 476],
    [1080, 1920, 476, 848],
    [2160, 3840, 476, 848],
    [1000, 1000, 480, 480],
    [640, 360, 640, 360],
  ])('of %i×%i is %i×%i', (width, height, w, h) => {
    expect(copySize({ width, height })).toEqual({ width: w, height: h });
  });

  test('stays below the limit at the highest rate, for every length that a video may have', () => {
    for (let seconds = 1; seconds <= LONGEST_SECONDS; seconds += 1) {
      const soundBytes = Math.ceil(seconds * AAC_BYTES_A_SECOND * 1.02);
      const plan = { size: { width: 848, height: 476 }, fps: FPS, seconds, soundBytes, limitBytes: COPY_LIMIT_BYTES };
      const { maxrate, bufsize } = copySettings(plan).options;
      const most = (Number(maxrate) * seconds + Number(bufsize)) / 8 + soundBytes;
      expect(most).toBeLessThan(COPY_LIMIT_BYTES * 0.99);
      expect(Number(maxrate)).toBeGreaterThan(700_000);
    }
  });

  test('stays below the limit for 24 seconds, though every piece takes its highest rate', () => {
    const { maxrate, bufsize } = copyPieceSettings({ width: 1920, height: 1080, fps: FPS }).options;
    const [seconds, pieces] = [24, 24];
    const most = (Number(maxrate) * seconds + Number(bufsize) * pieces) / 8 + seconds * AAC_BYTES_A_SECOND * 1.02;
    expect(most).toBeLessThan(COPY_LIMIT_BYTES * 0.99);
  });

  test('stays below the limit of the longest video though every pixel is noise and its pieces are too large', async () => {
    const seconds = 1;
    const noise = await noiseVideo(seconds);
    const limitBytes = (COPY_LIMIT_BYTES * seconds) / LONGEST_SECONDS;
    const job = await jobOf(noise, seconds * FPS, { width: 960, height: 540 });
    const copy = await makeWhatsappCopy({ ...job, limitBytes });
    const { size } = await stat(copy.path);
    expect((await stat(job.pieces[0]?.path ?? '')).size).toBeGreaterThan(limitBytes);
    expect(size).toBeLessThanOrEqual(limitBytes);
    expect(size).toBeGreaterThan(limitBytes * 0.7);
  });
});

/** The whole film is one piece. */
async function jobOf(path: string, frames: number, size = { width: 1280, height: 720 }): Promise<CopyJob> {
  const piece = `${path}.piece.mp4`;
  const settings = copyPieceSettings({ ...size, fps: FPS });
  const how = { settings, sound: undefined, name: 'piece', stage: 'copy' as const, threads: 1 };
  await makeSmallVideo({ path, size, fps: FPS, first: 0, frames, outPath: piece, ...how });
  const pieces = [{ path: piece, first: 0, frames }];
  return { path, size, fps: FPS, frames, pieces, outPath: `${path}.copy.mp4`, comment: 'a test', threads: 2 };
}

function soundOf(path: string): string[] {
  const track = openTrack(path, AVMEDIA_TYPE_AUDIO);
  const packets = [...track.packets()].map((packet) => `${packet.pts}: ${packet.data?.toString('base64')}`);
  track.close();
  return packets;
}

/** Unpredictable pictures and sound; at half the contrast, so that the mean of a block is still like the drawn one. */
async function noiseVideo(seconds: number): Promise<string> {
  const folder = await newFolder();
  const soundPath = join(folder, 'sound.mp4');
  {
    await using sound = await AacFile.create(soundPath);
    sound.write(Float32Array.from({ length: seconds * SAMPLE_RATE * CHANNELS }, () => Math.random() - 0.5));
    sound.end();
  }
  const size = { width: 960, height: 540 };
  const encoder = new VideoEncoder({ ...videoSettings(size, '480p', FPS), options: { preset: 'ultrafast', crf: '30' } });
  const picture = yuvSurface(size);
  const noise = randomBytes(2 * planeOf(picture).length).map((value) => value >> 1);
  for (let frame = 0; frame < seconds * FPS; frame += 1) {
    for (const plane of picture.planes)
      plane.set(noise.subarray(randomInt(noise.length - plane.length)).subarray(0, plane.length));
    encoder.encode(picture.frame);
  }
  const path = join(folder, 'noise.mp4');
  const sound = openTrack(soundPath, AVMEDIA_TYPE_AUDIO);
  writeMp4(path, [trackOfStream(encoder.finish()), trackOfFile(sound)]);
  sound.close();
  encoder.close();
  return path;
}
