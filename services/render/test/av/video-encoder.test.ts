import { expect, test } from 'vitest';
import { VideoEncoder, type VideoSettings } from '../../src/av/video-encoder.ts';
import { YuvPicture } from '../../src/av/yuv-picture.ts';
import { videoSettings } from '../../src/stages/encoder-settings.ts';

const FRAMES = 40;
const size = { width: 480, height: 270 };
const { options, ...settings } = videoSettings(size, '480p', 30);

/** A weave with a bar that moves over it. */
function pixelsOf(frame: number): Buffer {
  const pixels = Buffer.alloc(size.width * size.height * 4, 255);
  for (let at = 0; at < size.width * size.height; at += 1) {
    const [x, y] = [at % size.width, Math.floor(at / size.width)];
    const woven = 100 + 30 * Math.sin(x * 0.9) * Math.cos(y * 0.7);
    pixels.fill(Math.abs(x - frame * 5) < 30 ? 220 : Math.round(woven), at * 4, at * 4 + 3);
  }
  return pixels;
}

/** Bytes of the key frames of a film that shows the same forty frames twice. */
function keyFrames(settings: VideoSettings): number[] {
  const encoder = new VideoEncoder(settings);
  const picture = new YuvPicture(settings);
  try {
    for (let frame = 0; frame < 2 * FRAMES; frame += 1) {
      picture.take(pixelsOf(frame % FRAMES));
      encoder.encode(picture.frame);
    }
    encoder.finish();
    return encoder.packets.filter(({ isKeyframe }) => isKeyframe).map(({ size: bytes }) => bytes);
  } finally {
    encoder.close();
    picture.free();
  }
}

test('the first frame is encoded as finely as the key frames after it', () => {
  const [first = 0, second = 0, ...more] = keyFrames({ ...settings, options: { ...options, g: String(FRAMES) } });
  expect(more).toEqual([]);
  expect(first / second).toBeGreaterThan(0.95);
});
