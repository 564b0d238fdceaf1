import type { Span } from './nightly-spans.ts';

/** The part of a span has more entries, or takes longer, than one comparison should: it is compared in shorter parts. */
export class PartTooLargeError extends Error {
  override readonly name = 'PartTooLargeError';
}

const SECOND_MS = 1000;

/** The provider's times are whole seconds: a part of one second cannot be split. */
export const isWhole = ({ from, to }: Span): boolean => to.getTime() - from.getTime() <= SECOND_MS;

/** The next part of a span; parts start and end with whole seconds, as the provider's times do. */
export function nextPart({ from, to }: Span, seconds: number | null): Span {
  if (seconds === null) return { from, to };
  const end = Math.floor(from.getTime() / SECOND_MS) * SECOND_MS + seconds * SECOND_MS;
  return { from, to: new Date(Math.min(end, to.getTime())) };
}

/** The length of the parts that follow one that was too large. */
export const halfOf = ({ from, to }: Span): number => Math.max(1, Math.floor((to.getTime() - from.getTime()) / SECOND_MS / 2));
