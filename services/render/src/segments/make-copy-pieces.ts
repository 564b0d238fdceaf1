import { join } from 'node:path';
import type { VideoSettings } from '../av/video-encoder.ts';
import { copyPieceSettings } from '../stages/whatsapp-copy-settings.ts';
import type { SegmentFile } from './join-segments.ts';
import type { SegmentPlan } from './plan-segments.ts';
import { readSeal } from './seal.ts';
import type { SegmentThreads } from './segment-threads.ts';
import { hashOf, type SegmentShelf } from './shelf.ts';

/** The pieces of the copy: one for each segment of the film, named by it and by the copy's settings. `settings` are the film's. */
export function planCopyPieces(film: readonly SegmentPlan[], settings: VideoSettings): SegmentPlan[] {
  const small = copyPieceSettings(settings);
  return film.map((plan) => ({ ...plan, hash: hashOf({ copy_of: plan.hash, settings: small }) }));
}

export interface CopyPiecesJob {
  plans: SegmentPlan[];
  /** The film's segments, in the order of the plans. */
  film: SegmentFile[];
  /** The film's. */
  settings: VideoSettings;
  dir: string;
  threads: SegmentThreads;
  /** Available files, by hash. */
  shelved: ReadonlyMap<string, string>;
  shelf: SegmentShelf;
  signal: AbortSignal | undefined;
}

/** Takes finished pieces of the copy from the shelf and makes the rest from the film's segments, storing each as soon as it is finished. */
export async function makeCopyPieces(job: CopyPiecesJob): Promise<{ pieces: SegmentFile[]; reused: number }> {
  const { plans, film, settings, dir, threads, shelved, shelf, signal } = job;
  const pieces: SegmentFile[] = [];
  const missing = [];
  for (const [index, { hash, first, frames }] of plans.entries()) {
    const ready = shelved.get(hash);
    if (ready !== undefined && (await readSeal(ready, 0))) pieces.push({ path: ready, first, frames });
    else {
      const outPath = join(dir, `copy-${index}.mp4`);
      pieces.push({ path: outPath, first, frames });
      missing.push({ hash, path: film[index]?.path ?? '', frames, settings, outPath });
    }
  }
  const aborted = new Promise<never>((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const kept: Promise<void>[] = [];
  const all = threads.shrinkAll(missing, ({ hash, outPath }) => void kept.push(shelf.keep(hash, outPath)));
  await Promise.race([all, aborted]);
  await Promise.all(kept);
  return { pieces, reused: plans.length - missing.length };
}
