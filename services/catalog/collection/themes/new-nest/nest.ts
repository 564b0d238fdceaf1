// Scene 1: trees and house unfold on the hill, windows light up, a bird brings the key.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { paperHouse, unfolding } from '../../kit/motifs/paper-town.ts';
import { fadeIn, pop, rise } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { carriers, DEEP_CLAY, FONT, HOME, INK, NOON, trees, valley } from './look.ts';

export function nestScene({ frames }: Clock): Layer[] {
  const left = { align: 'left' as const, width: 800 };
  const x = 164 + 400;
  return [
    ...valley(NOON, 850, frames, [1240, 300, 96]),
    ...trees(frames, [
      { kind: 'tall', x: 1040, y: 836, height: 360, tone: 0, start: 2 },
      { kind: 'fir', x: 1790, y: 850, height: 420, tone: 1, start: 5 },
      { kind: 'round', x: 1150, y: 860, height: 330, tone: 2, start: 8 },
    ]),
    shapes('house', [paperHouse({ ...HOME, lights: 30 })], { at: [1480, 880], scale: unfolding(4, 30) }),
    ...trees(frames, [
      { kind: 'round', x: 1840, y: 930, height: 340, tone: 3, start: 14 },
      { kind: 'fir', x: 1000, y: 940, height: 250, tone: 3, start: 17 },
      { kind: 'tall', x: 120, y: 1000, height: 220, tone: 2, start: 12 },
      { kind: 'round', x: 250, y: 1020, height: 210, tone: 3, start: 15 },
    ]),
    carriers(frames, [700, 190], [1070, 210]),
    text(
      { key: 'heading', font: FONT.lines, size: 60, color: DEEP_CLAY, ...left, height: 90, reveal: fadeIn(-6, 12) },
      { at: [x, 240] },
    ),
    text(
      { key: 'hosts', font: FONT.names, size: 150, color: INK, ...left, height: 370, leading: 1.12, reveal: pop(6, 28) },
      { at: [x, 470] },
    ),
    text(
      { key: 'occasion', font: FONT.lines, size: 60, color: INK, ...left, height: 90, reveal: rise(26, 18, 30) },
      { at: [x, 710] },
    ),
  ];
}
