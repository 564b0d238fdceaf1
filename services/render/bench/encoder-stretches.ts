import { createCanvas, LottieAnimation } from '@napi-rs/canvas';
import { must } from '@nimantran/kit/av/ffmpeg';
import { type Frame, Rational } from 'node-av';
import { YuvPicture } from '../src/av/yuv-picture.ts';
import type { FrameSize } from '../src/draw/frame-size.ts';
import { releasePixels } from '../src/draw/release-pixels.ts';
import { openThemePackage } from '../src/package/theme-package.ts';
import { bind } from '../src/stages/bind.ts';
import { outline } from '../src/stages/outline-text.ts';

export interface Stretch {
  name: string;
  dir: string;
  first: number;
  frames: number;
}

/** The frames of a stretch as the encoder receives them: yuv420p, lossless. */
export async function drawStretch({ dir, first, frames }: Stretch, size: FrameSize): Promise<Frame[]> {
  const themePackage = openThemePackage(dir);
  const spec = { details: 'sample', bride_first: false, colors: {} } as const;
  const bound = await bind({ themePackage, spec, photos: {}, scale: size.width / themePackage.manifest.width });
  const player = LottieAnimation.loadFromData(JSON.stringify(outline(bound.animation, themePackage).animation));
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const picture = new YuvPicture(size);
  const drawn: Frame[] = [];
  for (let index = 0; index < frames; index += 1) {
    context.fillRect(0, 0, size.width, size.height);
    player.seekFrame(first + index);
    player.render(context, { x: 0, y: 0, ...size });
    const pixels = canvas.data();
    picture.take(pixels);
    await releasePixels(pixels);
    const frame = picture.frame.clone();
    if (!frame) throw new Error('a picture could not be kept');
    // The picture's memory is reused for the next frame, so this frame needs a copy.
    must(frame.makeWritable(), 'keep a picture');
    frame.timeBase = new Rational(1, 30);
    frame.pts = BigInt(index);
    drawn.push(frame);
  }
  picture.free();
  return drawn;
}
