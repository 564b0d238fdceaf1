import { join } from 'node:path';
import type { VideoSettings } from '../av/video-encoder.ts';
import { copyPieceSettings } from '../stages/whatsapp-copy-settings.ts';
import type { SegmentFile } from './join-segments.ts';
import type { SegmentPlan } from './plan-segments.ts';
import { readSeal } from './seal.ts';
import type { SegmentThreads } from './segment-threads.ts';
import { hashOf, type PlannedSegment, type SegmentShelf } from './shelf.ts';

export interface CopyPiecePlan extends PlannedSegment {
  /** The segment of the film. */
  of: SegmentPlan;
}

/** The pieces of the copy: one for each segment of the film, named by it and by the copy's settings. `settings` are the film's. */
export function planCopyPieces(film: readonly SegmentPlan[], settings: VideoSettings): CopyPiecePlan[] {
  const small = copyPieceSettings(settings);
  return film.map((of) => ({ of, personal: of.personal, hash: hashOf({ copy_of: of.hash, settings: small }) }));
}

export interface CopyPiecesJob {
  plans: CopyPiecePlan[];
  /** The file of a segment of the film, once it is finished. */
  fileOf: (segment: SegmentPlan) => Promise<string>;
  /** The film's. */
  settings: VideoSettings;
  dir: string;
  threads: SegmentThreads;
  /** Available files, by hash. */
  shelved: ReadonlyMap<string, string>;
  shelf: SegmentShelf;
}

export interface CopyPieces {
  pieces: SegmentFile[];
  reused: number;
}

/** Takes finished pieces of the copy from the shelf and makes the rest, each once its segment is finished, storing each as soon as it is. */
export async function makeCopyPieces(job: CopyPiecesJob): Promise<CopyPieces> {
  const { plans, fileOf, settings, dir, threads, shelved, shelf } = job;
  let reused = 0;
  const pieces = await Promise.all(
    plans.map(async ({ hash, of }): Promise<SegmentFile> => {
      const { first, frames } = of;
      const ready = shelved.get(hash);
      if (ready !== undefined && (await readSeal(ready, 0))) {
        reused += 1;
        return { path: ready, first, frames };
      }
      const outPath = join(dir, `copy-${of.index}.mp4`);
      await threads.shrink({ path: await fileOf(of), frames, settings, outPath });
      await shelf.keep(hash, outPath);
      return { path: outPath, first, frames };
    }),
  );
  return { pieces, reused };
}
