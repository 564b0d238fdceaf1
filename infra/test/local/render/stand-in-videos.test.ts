import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadImage } from '@napi-rs/canvas';
import { LiveStill } from '@nimantran/proto/http/studio/live-stills';
import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../local/render/config.ts';
import { greyStill } from '../../../local/render/serve-live-stills.ts';
import { StandInVideos, VIDEO } from '../../../local/render/stand-in-videos.ts';
import { readVideo } from '../../../shop-client/read-video.ts';

describe('the renderer that only sleeps', () => {
  const videos = new StandInVideos();
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nimantran-sleeper-test-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('makes videos that players read, of the size that was asked for', async () => {
    const file = path.join(folder, 'film.mp4');
    await writeFile(file, await videos.video({ width: 720, height: 1280 }, 'of an order'));
    expect(await readVideo(file)).toMatchObject({
      codec: 'h264',
      width: 720,
      height: 1280,
      frames: VIDEO.frames,
      durationSeconds: VIDEO.seconds,
    });
  });

  it('makes other bytes for another mark, and the same for the same', async () => {
    const size = { width: 848, height: 480 };
    const [one, same, other] = await Promise.all(['one', 'one', 'other'].map((mark) => videos.video(size, mark)));
    expect(one?.equals(same ?? Buffer.alloc(0))).toBe(true);
    expect(one?.equals(other ?? Buffer.alloc(0))).toBe(false);
    expect(videos.still(size, 'one').equals(videos.still(size, 'other'))).toBe(false);
    const pdf = videos.pdf(2, 'one');
    expect([pdf.subarray(0, 5).toString(), pdf.equals(videos.pdf(2, 'one')), pdf.equals(videos.pdf(2, 'other'))]).toEqual([
      '%PDF-',
      true,
      false,
    ]);
    const { width, height } = await loadImage(videos.still(size, 'one'));
    expect({ width, height }).toEqual(size);
  });

  it('answers for a live still as the worker does, in grey', async () => {
    const scenes = [{ name: 'names' }, { name: 'place' }];
    const manifest = { width: 1080, height: 1920, scenes };
    const still = greyStill(manifest, { width: 320, scene: { index: 9 } }, videos);
    expect(Value.Errors(LiveStill, still)).toEqual([]);
    expect(still).toMatchObject({ width: 320, height: 568, scene: 1, scenes: ['names', 'place'] });
    const { width, height } = await loadImage(still.picture);
    expect({ width, height }).toEqual({ width: 320, height: 568 });
  });

  it('never runs in production', () => {
    expect(() => readConfig({ NODE_ENV: 'production' })).toThrow('not for production');
  });
});
