import { isOfStills, type RenderKind } from '@nimantran/proto/jobs/render';
import fc from 'fast-check';

/** The steps of drawing in which something is broken, in the order in which an order meets them. */
export const STEPS = [
  'draft stills',
  'draft film',
  'film pieces',
  'joined film',
  'copy',
  'cards',
  'pdf',
  'loop',
  'publishing',
  'sample pieces',
] as const;
export type Step = (typeof STEPS)[number];

export const DEEDS = ['kill process', 'kill worker', 'change engine', 'republish'] as const;
export type Deed = (typeof DEEDS)[number];

/** Something to do as soon as a render is in the step. */
export interface Strike {
  step: Step;
  deed: Deed;
}

/** The rendering process has ended by then, or is followed by another that does the same: only the worker is worth killing. */
const OF_THE_WORKER: readonly Step[] = ['draft stills', 'publishing'];
/** Pieces that another engine or version could be taken from. */
const PIECES: readonly Step[] = ['film pieces', 'joined film', 'draft film'];
/** How often the engine changes in a run. */
export const MOST_CHANGES = 2;
const MOST_PUBLICATIONS = 3;

/**
 * The strikes of a seed. Each step has a kill, in turns of the rendering process and of the whole worker, so that two seeds that follow
 * each other have both of each. The engine changes in two of the steps that make pieces, and a version goes on sale in three.
 */
export function planStrikes(seed: number): Strike[] {
  const pick = <Value>(values: readonly Value[], count: number, salt: number): Value[] =>
    fc
      .sample(fc.shuffledSubarray([...values], { minLength: values.length }), { seed: seed * 31 + salt, numRuns: 1 })
      .flat()
      .slice(0, count);
  const kills = STEPS.map((step, index): Strike => {
    const isWorkers = OF_THE_WORKER.includes(step) || (index + seed) % 2 === 0;
    return { step, deed: isWorkers ? 'kill worker' : 'kill process' };
  });
  const changes = pick(PIECES, MOST_CHANGES, 1).map((step): Strike => ({ step, deed: 'change engine' }));
  const publications = pick([...PIECES, 'cards'] as const, MOST_PUBLICATIONS, 2).map(
    (step): Strike => ({ step, deed: 'republish' }),
  );
  const all = [...kills, ...changes, ...publications];
  return pick(all, all.length, 3);
}

/** A render that a worker works on, as far as the database tells. */
export interface Work {
  kind: RenderKind;
  isOrders: boolean;
  /** Names in the folder that its rendering process writes to. */
  files: readonly string[];
  /** Studio knows the names of the files that are about to be stored. */
  isAnnounced: boolean;
}

/** The step that a render is in, by the newest of its files. */
export function stepOf({ kind, isOrders, files, isAnnounced }: Work): Step | undefined {
  const has = (form: RegExp): boolean => files.some((file) => form.test(file));
  if (isOfStills(kind)) return isOrders && has(/^still-/) ? 'draft stills' : undefined;
  const hasPieces = has(/^segment-/);
  if (kind === 'draft') return hasPieces ? 'draft film' : undefined;
  if (kind === 'sample' || kind === 'second_sample') return hasPieces ? 'sample pieces' : undefined;
  if (kind !== 'final') return undefined;
  if (isAnnounced) return 'publishing';
  if (has(/^loop\./)) return 'loop';
  if (has(/^cards-/)) return 'pdf';
  if (has(/^card-/)) return 'cards';
  if (has(/^copy\./)) return 'copy';
  if (has(/^video\./)) return 'joined film';
  return hasPieces ? 'film pieces' : undefined;
}
