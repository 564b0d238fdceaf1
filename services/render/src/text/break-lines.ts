import LineBreaker from 'linebreak';
import { endsWithTitle } from './titles.ts';

/** Width in em of `[start, end)` of a paragraph, set as one line. */
export type WidthOf = (start: number, end: number) => number;

export interface LineRange {
  start: number;
  end: number;
}

/** The places where a line of the paragraph may end, by UAX #14, including its end. */
function opportunities(text: string): number[] {
  const breaker = new LineBreaker(text);
  const positions: number[] = [];
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) positions.push(found.position);
  return positions;
}

/** Fills lines greedily up to `maxWidth` em. A wider word gets its own line. */
function fill(breaks: number[], maxWidth: number, widthOf: WidthOf): LineRange[] {
  const lines: LineRange[] = [];
  let start = 0;
  let end = 0;
  for (const position of breaks) {
    if (end > start && widthOf(start, position) > maxWidth) {
      lines.push({ start, end });
      start = end;
    }
    end = position;
  }
  if (end > start || lines.length === 0) lines.push({ start, end });
  return lines;
}

/** Where lines may end: not between a title and its name, unless that needs more lines or a word does not fit. */
function breaksOf(text: string, maxWidth: number, widthOf: WidthOf): number[] {
  const all = opportunities(text);
  const kept = all.filter((position) => !endsWithTitle(text, position));
  if (kept.length === all.length) return all;
  const lines = fill(kept, maxWidth, widthOf);
  const fits = lines.every(({ start, end }) => widthOf(start, end) <= maxWidth);
  return fits && lines.length <= fill(all, maxWidth, widthOf).length ? kept : all;
}

/** Breaks a paragraph at UAX #14 opportunities into as few lines as fit `maxWidth` em, each as full as possible. */
export function fillLines(text: string, maxWidth: number, widthOf: WidthOf): LineRange[] {
  return text.length === 0 ? [{ start: 0, end: 0 }] : fill(breaksOf(text, maxWidth, widthOf), maxWidth, widthOf);
}

/**
 * Breaks a paragraph into as few lines as fit `maxWidth` em, then evens them out: of all widths that need no more lines the
 * smallest is used, so that no line is left with one word where two could share.
 */
export function breakLines(text: string, maxWidth: number, widthOf: WidthOf): LineRange[] {
  if (text.length === 0) return [{ start: 0, end: 0 }];
  const breaks = breaksOf(text, maxWidth, widthOf);
  const lines = fill(breaks, maxWidth, widthOf);
  if (lines.length === 1) return lines;
  let low = 0;
  let high = maxWidth;
  let best = lines;
  for (let step = 0; step < 10; step += 1) {
    const middle = (low + high) / 2;
    const candidate = fill(breaks, middle, widthOf);
    const fits = candidate.length <= lines.length && candidate.every((line) => widthOf(line.start, line.end) <= maxWidth);
    if (fits) {
      best = candidate;
      high = middle;
    } else low = middle;
  }
  return best;
}
