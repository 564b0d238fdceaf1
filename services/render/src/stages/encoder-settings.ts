import { availableParallelism } from 'node:os';
import type { RenderResolution } from '@nimantran/proto/domain/resolution';
import type { VideoSettings } from '../av/video-encoder.ts';
import type { FrameSize } from '../draw/frame-size.ts';

/** libx264's options by resolution; docs/decisions/0009 has the measurements behind them. */
const OPTIONS: Record<RenderResolution, Record<string, string>> = {
  '480p': { preset: 'veryfast', crf: '21', 'aq-mode': '3' },
  '720p': { preset: 'veryfast', crf: '19', 'aq-mode': '3', trellis: '1' },
  '1080p': { preset: 'veryfast', crf: '18', 'aq-mode': '3', trellis: '1' },
  '2160p': { preset: 'veryfast', crf: '20', 'aq-mode': '3', trellis: '1', 'rc-lookahead': '4', bf: '1' },
};

/** Parallel encoders waste no core with one thread each. At 2160p, where one takes half a gigabyte, one has two threads. */
const THREADS: Record<RenderResolution, number> = { '480p': 1, '720p': 1, '1080p': 1, '2160p': 2 };
const MOST_SEGMENTS_AT_ONCE = 8;

export function videoSettings(size: FrameSize, resolution: RenderResolution, fps: number): VideoSettings {
  return { ...size, fps, threads: THREADS[resolution], options: OPTIONS[resolution] };
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
