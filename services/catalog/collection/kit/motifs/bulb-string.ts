import { pen } from '../geometry/pen.ts';
import { EASE, type Key } from '../lottie/motion.ts';
import { type Color, glow, radial } from '../lottie/paint.ts';
import { ellipse, fill, group, outline, type Placement, rect, stroke } from '../lottie/shapes.ts';
import type { ShapeItem } from '../lottie/types.ts';
import { lighter } from '../palette.ts';

export interface Bulbs {
  width: number;
  sag: number;
  /** Height of a bulb. */
  size: number;
  count: number;
  colors: readonly Color[];
  cord: Color;
  frames: number;
  /** Frames of a beat: every second bulb lights on it, the others on the next. */
  beat: number;
}

/** A string of lamps between two nails that light alternately on the beat; centred, hangs from y = 0. */
export function bulbString({ width, sag, size, count, colors, cord, frames, beat }: Bulbs, place: Placement = {}): ShapeItem {
  const y = (t: number) => sag * (1 - (2 * t - 1) ** 2);
  const line = pen()
    .move(-width / 2, 0)
    .quad(0, sag * 2, width / 2, 0)
    .outline();
  const light = (turn: number) => {
    const keys: Key<number>[] = [];
    for (let frame = turn * beat - 2 * beat; frame <= frames + beat; frame += 2 * beat)
      keys.push([frame, 100, EASE.out], [frame + 2 * beat - 3, 46, EASE.in]);
    return { keys };
  };
  const bulb = (color: Color) => [
    group('halo', [ellipse([0, size * 0.62], size * 3), fill(glow([0, size * 0.62], size * 1.5, color, 0.6))]),
    group('glass', [
      ellipse([0, size * 0.62], size * 0.62, size * 0.8),
      fill(radial([0, size * 0.55], [0, size * 1.05], [0, '#fffdf0'], [0.45, lighter(color, 0.45)], [1, color])),
    ]),
  ];
  const turns = [0, 1].map((turn) => {
    const mine = Array.from({ length: count }, (_, index) => index).filter((index) => index % 2 === turn);
    const lamps = mine.map((index) => {
      const t = (index + 0.5) / count;
      return group('lamp', bulb(colors[index % colors.length] ?? '#ffd98a'), { at: [(t - 0.5) * width, y(t)] });
    });
    return group('lamps', lamps, { opacity: light(turn) });
  });
  const caps = Array.from({ length: count }, (_, index) => {
    const t = (index + 0.5) / count;
    return rect((t - 0.5) * width - size * 0.14, y(t), size * 0.28, size * 0.3, size * 0.05);
  });
  return group(
    'bulb string',
    [...turns, group('caps', [...caps, fill(cord)]), group('cord', [outline(line), stroke(cord, size * 0.1)])],
    place,
  );
}
