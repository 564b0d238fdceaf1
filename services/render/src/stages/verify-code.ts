import jsqr from 'jsqr';
import { AVMEDIA_TYPE_VIDEO } from 'node-av';
import { decodeH264 } from '../av/decode-h264.ts';
import { openTrack } from '../av/mp4-reader.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import type { ShownCode } from '../lottie/qr-code.ts';
import { type Stage, transient } from '../pipeline/errors.ts';

// Its types describe the default export of a default export.
const { default: jsQR } = jsqr;

interface CodeJob {
  /** A finished video. */
  path: string;
  frames: number;
  fps: number;
  code: ShownCode;
  /** Size of the animation, to which the code's place belongs. */
  source: FrameSize;
  stage: Stage;
  /** For error messages. */
  name: string;
}

/** Reads the code in the last frame of a video, from the encoded file. Throws `verify_failed` if it does not say its address. */
export function verifyCode({ path, frames, fps, code, source, stage, name }: CodeJob): void {
  const { luma, stride, width, height } = lastFrame(path, (frames - 1) / fps);
  const scale = Math.min(width / source.width, height / source.height);
  const side = Math.floor(code.place.size * scale);
  const [left, top] = [Math.round(code.place.x * scale), Math.round(code.place.y * scale)];
  const pixels = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let at = 0; at < side * side; at += 1) {
    const light = luma[(top + Math.floor(at / side)) * stride + left + (at % side)] ?? 0;
    pixels.fill(light, at * 4, at * 4 + 3);
  }
  if (jsQR(pixels, side, side)?.data !== code.address)
    throw transient(stage, 'verify_failed', `The code in the last scene of the ${name} cannot be read.`);
}

function lastFrame(path: string, seconds: number) {
  const track = openTrack(path, AVMEDIA_TYPE_VIDEO);
  try {
    let last = { luma: Buffer.alloc(0), stride: 0, width: 0, height: 0 };
    // Reading begins at the key frame before.
    const source = { parameters: track.stream.codecpar, packets: track.packets(seconds) };
    for (const { data, linesize, width, height } of decodeH264(source, { threads: 1 }))
      last = { luma: Buffer.from(data?.[0] ?? []), stride: linesize[0] ?? width, width, height };
    return last;
  } finally {
    track.close();
  }
}
