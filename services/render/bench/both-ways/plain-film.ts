import { createCanvas, LottieAnimation as Player } from '@napi-rs/canvas';
import { must } from '@nimantran/kit/av/ffmpeg';
import { AV_PIX_FMT_YUV420P, Frame } from 'node-av';
import type { TrackReader } from '../../src/av/mp4-reader.ts';
import { trackOfFile, trackOfStream, writeMp4 } from '../../src/av/mp4-writer.ts';
import { newScaler, yuvSurface } from '../../src/av/surface.ts';
import { VideoEncoder, type VideoSettings } from '../../src/av/video-encoder.ts';
import { YuvPicture } from '../../src/av/yuv-picture.ts';
import type { FrameSize } from '../../src/draw/frame-size.ts';
import { letGo, releasePixels } from '../../src/draw/release-pixels.ts';
import type { LottieAnimation } from '../../src/lottie/types.ts';

/** Every frame of an animation by Skottie alone: nothing is kept, split or left out. yuv420p without padding. */
export async function drawPlainly(animation: LottieAnimation, frames: number, size: FrameSize): Promise<Buffer[]> {
  const player = Player.loadFromData(JSON.stringify(animation));
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const picture = new YuvPicture(size);
  const scale = Math.max(size.width / animation.w, size.height / animation.h);
  const [width, height] = [animation.w * scale, animation.h * scale];
  const place = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
  const drawn: Buffer[] = [];
  for (let frame = 0; frame < frames; frame += 1) {
    context.fillStyle = '#000000';
    context.fillRect(0, 0, size.width, size.height);
    player.seekFrame(frame);
    player.render(context, place);
    const pixels = canvas.data();
    picture.take(pixels);
    await releasePixels(pixels);
    drawn.push(copied(picture.frame));
  }
  picture.free();
  return drawn;
}

/** Encodes drawn frames in one go. */
export function encodePlainly(
  drawn: readonly Buffer[],
  settings: VideoSettings,
  sound: TrackReader | undefined,
  path: string,
): void {
  const encoder = new VideoEncoder(settings);
  try {
    for (const frame of drawn) {
      using picture = pictureOf(frame, settings);
      encoder.encode(picture);
    }
    writeMp4(path, [trackOfStream(encoder.finish()), ...(sound ? [trackOfFile(sound)] : [])]);
  } finally {
    encoder.close();
  }
}

/** Drawn frames at the size of the copy, scaled as the copy is. */
export function scaleDown(drawn: readonly Buffer[], from: VideoSettings, to: FrameSize): Buffer[] {
  const scaled = yuvSurface(to);
  const scaler = newScaler('area');
  const small = drawn.map((frame) => {
    using picture = pictureOf(frame, from);
    must(scaler.scaleFrameSync(scaled.frame, picture), 'scale a frame down');
    return copied(scaled.frame);
  });
  scaled.frame.free();
  scaler.freeContext();
  return small;
}

function pictureOf(frame: Buffer, { width, height, fps }: VideoSettings): Frame {
  return Frame.fromVideoBuffer(frame, { width, height, format: AV_PIX_FMT_YUV420P, timeBase: { num: 1, den: fps } });
}

function copied(frame: Frame): Buffer {
  const shown = frame.toBuffer();
  const own = Buffer.from(shown);
  letGo(shown);
  return own;
}
