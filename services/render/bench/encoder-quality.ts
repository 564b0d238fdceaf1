import { must } from '@nimantran/kit/av/ffmpeg';
import {
  AV_CODEC_ID_H264,
  AVERROR_EAGAIN,
  AVERROR_EOF,
  Codec,
  CodecContext,
  type CodecParameters,
  FilterComplexAPI,
  Frame,
  type Packet,
} from 'node-av';
import type { EncodedStream } from '../src/av/video-encoder.ts';
import type { FrameSize } from '../src/draw/frame-size.ts';

export interface Quality {
  /** Structural similarity of luma, and of all planes; 1 means identical. */
  ssim_luma: number;
  ssim_all: number;
  /** Luma similarity of the worst frame in twenty. */
  ssim_low: number;
  /** Perceptually weighted signal to noise, luma, in dB. */
  xpsnr_luma: number;
  /** Percent of softly shaded 16 × 16 blocks that became one flat tone, which shows as banding in gradients. */
  flattened: number;
}

/** Decodes packets in encoding order and compares each frame with its original. */
export async function compare(originals: Frame[], { packets, parameters }: EncodedStream, size: FrameSize): Promise<Quality> {
  const graph = '[0:v]split[a][b];[1:v]split[c][d];[a][c]ssim[ssim];[b][d]xpsnr[xpsnr]';
  using filter = FilterComplexAPI.create(graph, {
    inputs: [{ label: '0:v' }, { label: '1:v' }],
    outputs: [{ label: 'ssim' }, { label: 'xpsnr' }],
  });
  const read = async (output: string, key: string): Promise<number[]> => {
    const frame = await filter.receive(output);
    if (!(frame instanceof Frame)) throw new Error(`the filter ${output} gave no frame`);
    const values = frame.getMetadata();
    const keys = key.split(' ').map((name) => Number(values.get(`lavfi.${name}`) ?? Number.NaN));
    frame.free();
    return keys;
  };
  const [luma, all, noise]: [number[], number[], number[]] = [[], [], []];
  const flat = { soft: 0, flattened: 0 };
  let index = 0;
  for (const decoded of decode(packets, parameters)) {
    const original = originals[index];
    if (!original) throw new Error('more frames came out than went in');
    decoded.pts = BigInt(index);
    decoded.timeBase = original.timeBase;
    if (index % 12 === 6) countFlattened(original, decoded, size, flat);
    await filter.process('0:v', decoded);
    await filter.process('1:v', original);
    const [y = Number.NaN, of = Number.NaN] = await read('ssim', 'ssim.Y ssim.All');
    const [decibels = Number.NaN] = await read('xpsnr', 'xpsnr.xpsnr.y');
    luma.push(y);
    all.push(of);
    // Decibels are averaged as noise; identical frames have infinite decibels, which is zero noise.
    noise.push(Number.isFinite(decibels) ? 10 ** (-decibels / 10) : 0);
    decoded.free();
    index += 1;
  }
  if (index !== originals.length) throw new Error(`${originals.length} frames went in, ${index} came out`);
  return {
    ssim_luma: mean(luma),
    ssim_all: mean(all),
    ssim_low: [...luma].sort((a, b) => a - b)[Math.floor(luma.length / 20)] ?? Number.NaN,
    xpsnr_luma: -10 * Math.log10(mean(noise)),
    flattened: flat.soft === 0 ? 0 : (100 * flat.flattened) / flat.soft,
  };
}

function* decode(packets: Packet[], parameters: CodecParameters): Generator<Frame> {
  const codec = Codec.findDecoder(AV_CODEC_ID_H264);
  if (!codec) throw new Error('this build of FFmpeg does not decode H.264');
  using context = new CodecContext();
  context.allocContext3(codec);
  must(parameters.toContext(context), 'prepare the decoder');
  must(context.open2Sync(codec), 'open the decoder');
  const frames = function* (): Generator<Frame> {
    for (;;) {
      const frame = new Frame();
      frame.alloc();
      const result = context.receiveFrameSync(frame);
      if (result === AVERROR_EAGAIN || result === AVERROR_EOF) return frame.free();
      must(result, 'decode a frame');
      yield frame;
    }
  };
  for (const packet of [...packets, null]) {
    must(context.sendPacketSync(packet), 'decode a packet');
    yield* frames();
  }
}

function countFlattened(original: Frame, decoded: Frame, size: FrameSize, into: { soft: number; flattened: number }): void {
  const [before, after] = [original, decoded].map((frame) => ({ plane: frame.data?.[0], stride: frame.linesize[0] ?? 0 }));
  if (!before?.plane || !after?.plane) throw new Error('a frame has no luma');
  for (let y = 0; y + 16 <= size.height; y += 16) {
    for (let x = 0; x + 16 <= size.width; x += 16) {
      const range = span(before.plane, before.stride, x, y);
      if (range < 1 || range > 3) continue;
      into.soft += 1;
      if (span(after.plane, after.stride, x, y) === 0) into.flattened += 1;
    }
  }
}

/** Difference between the lightest and the darkest pixel of a block. */
function span(plane: Buffer, stride: number, left: number, top: number): number {
  let [low, high] = [255, 0];
  for (let y = top; y < top + 16; y += 1) {
    for (let x = left; x < left + 16; x += 1) {
      const value = plane[y * stride + x] ?? 0;
      if (value < low) low = value;
      if (value > high) high = value;
    }
  }
  return high - low;
}

function mean(values: number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
