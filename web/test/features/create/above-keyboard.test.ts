import { describe, expect, it } from 'vitest';
import { hiddenBelow, scrollToUncover } from '../../../src/features/create/lib/above-keyboard.ts';

describe('the small picture above a keyboard', () => {
  const WINDOW = 740;

  it.each([
    ['there is none', { height: 740, offsetTop: 0 }, 0],
    ['it makes only the visible part smaller (iOS, Chromium from 108)', { height: 440, offsetTop: 0 }, 300],
    ['the visible part has been scrolled down within the window (iOS)', { height: 440, offsetTop: 120 }, 180],
    ['the visible part has been scrolled to the end', { height: 440, offsetTop: 300 }, 0],
    ['the page is pulled past its end', { height: 440, offsetTop: 316 }, 0],
    ['sizes are fractions of a pixel', { height: 440.4, offsetTop: 0 }, 300],
  ])('keeps clear of what the keyboard hides where %s', (_, viewport, hidden) => {
    expect(hiddenBelow(WINDOW, viewport)).toBe(hidden);
  });

  it.each([
    ['is covered', { top: 330, bottom: 380 }, 68],
    ['is above it', { top: 200, bottom: 250 }, 0],
    ['is beside it', { top: 330, bottom: 380, right: 200 }, 0],
    ['is taller than what would be left', { top: 20, bottom: 400 }, 0],
  ])('has the page scroll by as much as a field needs that %s', (_, field, by) => {
    const picture = { top: 320, bottom: 392, left: 216, right: 344 };
    expect(scrollToUncover({ left: 16, right: 344, ...field }, picture)).toBe(by);
  });
});
