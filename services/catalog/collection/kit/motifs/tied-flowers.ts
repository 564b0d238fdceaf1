// Garden Vows' flowers, tied into a cluster.
import { group } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { jasmine, peony, rose } from './garden-blooms.ts';
import { sprig } from './sprigs.ts';

/** Peonies, roses and eucalyptus around the origin, about 0.56 of `size` wide. */
export function tiedFlowers(size: number): ShapeItem {
  const [sage, light] = ['#7d957f', '#a3b59f'];
  const stems: [number, number, number, boolean][] = [
    [-100, 330, 6, true],
    [-64, 300, 5, false],
    [-132, 300, 6, false],
    [84, 330, 6, true],
    [118, 280, 5, false],
    [48, 260, 5, true],
    [-10, 230, 5, false],
    [160, 270, 5, true],
    [-170, 270, 5, true],
  ];
  const flowers = [
    ...stems.map(([turn, length, pairs, round], index) =>
      sprig(length, index % 2 ? sage : light, pairs, round, { rotate: turn }),
    ),
    peony(104, '#e9b9b3', '#e2b765', { at: [-96, 34], rotate: 10 }),
    rose(84, '#f6e6d8', { at: [104, 46], rotate: 30 }),
    peony(126, '#f1cdc6', '#e2b765', { at: [10, -24], rotate: -12 }),
    rose(66, '#d99a94', { at: [-36, 110], rotate: 60 }),
    rose(62, '#f3d5c6', { at: [160, -34], rotate: 10 }),
    jasmine(40, '#fffdf8', { at: [-168, -28], rotate: 16 }),
    jasmine(36, '#fffdf8', { at: [66, 128], rotate: 40 }),
    jasmine(34, '#fffdf8', { at: [108, -98] }),
  ];
  return group('tied flowers', flowers, { scale: size / 10 });
}
