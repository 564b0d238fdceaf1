import { availableParallelism } from 'node:os';
import type { RenderResolution } from '@nimantran/proto/domain/resolution';
import type { VideoSettings } from '../av/video-encoder.ts';
import type { FrameSize } from '../draw/frame-size.ts';

/** libx264's options everywhere; docs/decisions/0009 and 0088 have the measurements behind them and those below. */
export const OPTIONS_OF_ALL = { preset: 'veryfast', 'aq-mode': '3', me_method: 'dia', partitions: 'p8x8,i8x8,i4x4' };

const OPTIONS: Record<RenderResolution, Record<string, string>> = {
  '480p': { crf: '20.9' },
  '720p': { crf: '18.9', trellis: '1' },
  '1080p': { crf: '17.9', trellis: '1' },
  '2160p': { crf: '19.9', trellis: '1', 'rc-lookahead': '4', bf: '1' },
};

/** Parallel encoders waste no core with one thread each. At 2160p, where one takes half a gigabyte, one has two threads. */
const THREADS: Record<RenderResolution, number> = { '480p': 1, '720p': 1, '1080p': 1, '2160p': 2 };
const MOST_SEGMENTS_AT_ONCE = 8;

export function videoSettings(size: FrameSize, resolution: RenderResolution, fps: number): VideoSettings {
  return { ...size, fps, threads: THREADS[resolution], options: { ...OPTIONS_OF_ALL, ...OPTIONS[resolution] } };
}

/** How many segments are made at the same time. */
export function segmentsAtOnce({ threads }: VideoSettings): number {
  return Math.min(MOST_SEGMENTS_AT_ONCE, Math.max(1, Math.floor(availableParallelism() / threads)));
}

/**
 * Threads that make segments, at most `most`. An encoder of several threads leaves cores idle until it has its first frames: there a
 * checker compares the segment before.
 */
export function segmentThreads(
  settings: VideoSettings,
  most = Number.POSITIVE_INFINITY,
): { makers: number; hasChecker: boolean } {
  return { makers: Math.min(most, segmentsAtOnce(settings)), hasChecker: settings.threads > 1 };
}
