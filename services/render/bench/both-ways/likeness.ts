import { AV_PIX_FMT_YUV420P, AVMEDIA_TYPE_VIDEO, FilterComplexAPI, Frame, Rational } from 'node-av';
import { decodeH264 } from '../../src/av/decode-h264.ts';
import { openTrack } from '../../src/av/mp4-reader.ts';
import type { FrameSize } from '../../src/draw/frame-size.ts';

/** How near the frames of a file are to those that were drawn: SSIM of luma, in decibels (10 dB more is a tenth of the difference). */
export interface Likeness {
  mean: number;
  /** The mean of the worst second. */
  worstSecond: number;
  worstFrame: number;
  /** The number of that frame. */
  worstAt: number;
}

/** Frames that are alike in every pixel are infinitely alike; no film is better than this. */
const MOST_DECIBELS = 60;
const LEAST_DIFFERENCE = 10 ** (-MOST_DECIBELS / 10);

/** Compares each frame of a film with its original, and sums up those of a part. @throws Error if there are more or fewer of them */
export async function likenessOf(
  path: string,
  originals: readonly Buffer[],
  { width, height, fps }: FrameSize & { fps: number },
  part = { first: 0, frames: originals.length },
): Promise<Likeness> {
  const track = openTrack(path, AVMEDIA_TYPE_VIDEO);
  using filter = FilterComplexAPI.create('[0:v][1:v]ssim[out]', {
    inputs: [{ label: '0:v' }, { label: '1:v' }],
    outputs: [{ label: 'out' }],
  });
  const timeBase = new Rational(1, fps);
  const differences: number[] = [];
  try {
    for (const decoded of decodeH264({ parameters: track.stream.codecpar, packets: track.packets() }, { threads: 1 })) {
      const index = differences.length;
      const original = originals[index];
      if (!original) throw new Error(`${path} has more than the ${originals.length} frames that were drawn`);
      using drawn = Frame.fromVideoBuffer(original, {
        width,
        height,
        format: AV_PIX_FMT_YUV420P,
        timeBase: { num: 1, den: fps },
      });
      for (const frame of [decoded, drawn]) Object.assign(frame, { pts: BigInt(index), timeBase });
      await filter.process('0:v', decoded);
      await filter.process('1:v', drawn);
      const compared = await filter.receive('out');
      if (!(compared instanceof Frame)) throw new Error('the filter gave no frame');
      differences.push(1 - Number(compared.getMetadata().get('lavfi.ssim.Y') ?? Number.NaN));
      compared.free();
    }
  } finally {
    track.close();
  }
  if (differences.length !== originals.length)
    throw new Error(`${path} has ${differences.length} of the ${originals.length} frames that were drawn`);
  return summary(differences.slice(part.first, part.first + part.frames), fps);
}

/** From one minus the SSIM of each frame. */
export function summary(differences: readonly number[], fps: number): Likeness {
  const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;
  const seconds = Array.from({ length: Math.ceil(differences.length / fps) }, (_, second) =>
    mean(differences.slice(second * fps, (second + 1) * fps)),
  );
  const worst = Math.max(...differences);
  return {
    mean: decibels(mean(differences)),
    worstSecond: decibels(Math.max(...seconds)),
    worstFrame: decibels(worst),
    worstAt: differences.indexOf(worst),
  };
}

function decibels(difference: number): number {
  return -10 * Math.log10(Math.max(LEAST_DIFFERENCE, difference));
}
