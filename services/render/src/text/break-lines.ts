import LineBreaker from 'linebreak';
import type { TextRun } from './itemise.ts';
import { shapeLine } from './shape-line.ts';

export interface LineRange {
  start: number;
  end: number;
}

/** Places a line of the paragraph may end, by UAX #14, the end included. */
function opportunities(text: string): number[] {
  const breaker = new LineBreaker(text);
  const positions: number[] = [];
  for (let found = breaker.nextBreak(); found; found = breaker.nextBreak()) positions.push(found.position);
  return positions;
}

/** Fills lines greedily up to `maxWidth` em. A word that is wider than that stands on a line of its own. */
function fill(text: string, runs: TextRun[], breaks: number[], maxWidth: number, tracking: number): LineRange[] {
  const lines: LineRange[] = [];
  let start = 0;
  let end = 0;
  for (const position of breaks) {
    const wider = shapeLine(text, runs, start, position, tracking).width > maxWidth;
    if (wider && end > start) {
      lines.push({ start, end });
      start = end;
    }
    end = position;
  }
  if (end > start || lines.length === 0) lines.push({ start, end });
  return lines;
}

/**
 * Breaks a paragraph into as few lines as fit `maxWidth` em, then evens them out: of all widths that need no more lines the
 * smallest is taken, so that no line is left with one word where two could share.
 */
export function breakLines(text: string, runs: TextRun[], maxWidth: number, tracking: number): LineRange[] {
  if (text.length === 0) return [{ start: 0, end: 0 }];
  const breaks = opportunities(text);
  const lines = fill(text, runs, breaks, maxWidth, tracking);
  if (lines.length === 1) return lines;
  let low = 0;
  let high = maxWidth;
  let best = lines;
  for (let step = 0; step < 7; step += 1) {
    const middle = (low + high) / 2;
    const candidate = fill(text, runs, breaks, middle, tracking);
    const fits =
      candidate.length <= lines.length &&
      candidate.every((line) => shapeLine(text, runs, line.start, line.end, tracking).width <= maxWidth);
    if (fits) {
      best = candidate;
      high = middle;
    } else low = middle;
  }
  return best;
}
