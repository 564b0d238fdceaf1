import { stat } from 'node:fs/promises';
import type { Scene } from '@nimantran/proto/domain/theme';
import { joinSegments, type SegmentFile } from '../segments/join-segments.ts';
import { makeSmallVideo, type SmallVideo, type VideoSource } from './small-video.ts';
import { verifyFile } from './verify.ts';
import { copySettings, copySize } from './whatsapp-copy-settings.ts';

export const LOOP_LIMIT_BYTES = 2_000_000;
const LONGEST_SECONDS = 8;
const NAME = 'loop';
/** It is shown smaller than the copy. */
const CRF = '24';

export interface LoopJob extends VideoSource {
  /** The copy's. */
  pieces: readonly SegmentFile[];
  limitBytes?: number;
}

export interface LoopRange {
  first: number;
  frames: number;
}

/** From the start of a scene to the last end of a scene within eight seconds; a scene that is longer is cut there. */
export function loopRange(scenes: readonly Scene[], from: Scene | undefined, fps: number): LoopRange {
  const first = from?.first_frame ?? 0;
  const most = LONGEST_SECONDS * fps;
  const lengths = scenes.map((scene) => scene.last_frame + 1 - first);
  const least = from === undefined ? 1 : from.last_frame + 1 - first;
  const fitting = lengths.filter((length) => length >= least && length <= most);
  return { first, frames: fitting.length > 0 ? Math.max(...fitting) : most };
}

/**
 * Makes a small video of a part without its sound. It is joined from the copy's pieces; where these do not end with it, or are too
 * large, it is encoded from the video. Throws `verify_failed` if it is still too large, or differs.
 */
export async function makeLoop(job: LoopJob, range: LoopRange): Promise<SmallVideo> {
  const own = job.pieces
    .filter((piece) => piece.first >= range.first && piece.first + piece.frames <= range.first + range.frames)
    .map((piece) => ({ ...piece, first: piece.first - range.first }));
  const isWhole = own.reduce((sum, piece) => sum + piece.frames, 0) === range.frames;
  return (isWhole ? await joinedLoop(job, own, range) : undefined) ?? encodedLoop(job, range);
}

/** Undefined if it is too large: pieces have a rate of their own. */
async function joinedLoop(
  { size: filmSize, outPath, fps, comment, limitBytes = LOOP_LIMIT_BYTES }: LoopJob,
  segments: SegmentFile[],
  { frames }: LoopRange,
): Promise<SmallVideo | undefined> {
  joinSegments({ segments, path: outPath, fps, comment });
  if ((await stat(outPath)).size > limitBytes) return undefined;
  const size = copySize(filmSize);
  verifyFile(outPath, { size, frames, fps, name: NAME, hasSound: false });
  return { path: outPath, ...size };
}

function encodedLoop(job: LoopJob, { first, frames }: LoopRange): Promise<SmallVideo> {
  const { fps, limitBytes = LOOP_LIMIT_BYTES } = job;
  const plan = { size: copySize(job.size), fps, seconds: frames / fps, soundBytes: 0, limitBytes };
  const settings = copySettings(plan);
  return makeSmallVideo({
    ...job,
    ...{ first, frames, settings: { ...settings, options: { ...settings.options, crf: CRF } }, sound: undefined },
    ...{ limitBytes, name: NAME, stage: 'loop' },
  });
}
