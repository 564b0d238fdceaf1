import jsqr from 'jsqr';
import { AVMEDIA_TYPE_VIDEO } from 'node-av';
import { decodeH264 } from '../../src/av/decode-h264.ts';
import { openTrack, type TrackReader } from '../../src/av/mp4-reader.ts';

const { default: jsQR } = jsqr;

/** What a phone reads in the last frame of a video. */
export function readEnd(path: string): string | undefined {
  const track = openTrack(path, AVMEDIA_TYPE_VIDEO);
  let last = { luma: Buffer.alloc(0), stride: 0, width: 0, height: 0 };
  for (const { data, linesize, width, height } of decodeH264(sourceOf(track), { threads: 1 }))
    last = { luma: Buffer.from(data?.[0] ?? []), stride: linesize[0] ?? width, width, height };
  track.close();
  const { luma, stride, width, height } = last;
  const pixels = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    const light = luma[Math.floor(at / width) * stride + (at % width)] ?? 0;
    pixels.fill(light, at * 4, at * 4 + 3);
  }
  return jsQR(pixels, width, height)?.data;
}

const sourceOf = ({ stream, packets }: TrackReader) => ({ parameters: stream.codecpar, packets: packets() });
