import { expect, test } from 'vitest';
import { buildStack } from '../src/draw/stack.ts';
import type { LottieAnimation } from '../src/lottie/types.ts';

const keyed = (...frames: [number, number][]) => ({
  a: 1,
  k: frames.map(([t, s]) => ({ t, s: [s], i: { x: [1], y: [1] }, o: { x: [0], y: [0] } })),
});

test('frames in which nothing can change are known', () => {
  const animation: LottieAnimation = {
    w: 100,
    h: 100,
    fr: 30,
    ip: 0,
    op: 20,
    layers: [
      { ty: 4, ip: 0, op: 20, ks: { o: keyed([3, 0], [5, 100]) } },
      { ty: 4, ip: 10, op: 15, ks: {} },
      { ty: 0, refId: 'inner', ip: 0, op: 20, st: 16, ks: {} },
    ],
    assets: [{ id: 'inner', layers: [{ ty: 4, ip: -16, op: 20, ks: { r: keyed([1, 0], [2, 90]) } }] }],
  };
  const { changes } = buildStack(animation, 20, () => false);
  expect([...changes.entries()].flatMap(([frame, moves]) => (moves === 1 ? [frame] : []))).toEqual([0, 4, 5, 10, 15, 18]);
});
