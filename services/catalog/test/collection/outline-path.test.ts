import { expect, it } from 'vitest';
import { path } from '../../collection/kit/geometry/path.ts';

it('draws what an SVG path says, each subpath an outline of its own', () => {
  const [square, hook, ...others] = path('M0 0 H10 V10 L0 10 Z M20 0 C20 5 25 10 30 10 Q35 10 35 -2e-1');
  expect(others).toEqual([]);
  expect(square).toMatchObject({
    v: [
      [0, 0],
      [10, 0],
      [10, 10],
      [0, 10],
    ],
    c: true,
  });
  expect(hook?.c).toBe(false);
  expect(hook?.v.at(-1)).toEqual([35, -0.2]);
  expect(hook?.o[0]).toEqual([0, 5]);
});

it('names the part of a path that it does not know', () => {
  expect(() => path('M0 0 l10 10')).toThrow('"l10 10" is not a part of a path');
  expect(() => path('M0 0 C1 1 2 2')).toThrow('"C1 1 2 2"');
});
