// Scene 1: the white arch in the morning; the names beneath it, the chapel far off.
import { drifting, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, sway, track } from '../../kit/lottie/motion.ts';
import { ellipse, fill, group } from '../../kit/lottie/shapes.ts';
import { vowArch } from '../../kit/motifs/chapel.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { fadeIn, rise } from '../../kit/text/reveals.ts';
import { COLORS, cluster, FONT, HEIGHT, INK, morning, say, WIDTH } from './look.ts';

const X = WIDTH / 2;

export function archScene({ frames }: Clock): Layer[] {
  const name = { font: FONT.names, size: 190, color: COLORS.deep, width: 640, height: 210, leading: 1.15 };
  const tied = (at: [number, number], size: number, turn: number, phase: number): Layer =>
    cluster({
      at,
      scale: track([0, [size * 0.8, size * 0.8], EASE.spring], [34, [size, size]]),
      rotate: sway(frames, 120, turn, 0.8, phase),
    });
  return [
    ...morning(frames, 1396, { x: 520, y: 1478, size: 200 }),
    shapes('hush', [softLight('hush', X, 840, 620, '#fffaf0', 0.8)]),
    shapes('ground shade', [group('shade', [ellipse([X, 1796], 940, 60), fill('#3f5a46', 34)])]),
    shapes('arch', [vowArch(930, 1500, '#f6f1e8')], { at: [X, 1790], scale: track([0, [103, 103], EASE.out], [40, [100, 100]]) }),
    say('opening', [X, 622], { font: FONT.capitals, size: 62, width: 620, height: 84, reveal: fadeIn(8, 14) }),
    say('first', [X, 778], { ...name, reveal: rise(12, 20) }),
    say('and', [X, 900], { size: 76, width: 300, reveal: fadeIn(22, 14) }),
    say('second', [X, 1026], { ...name, reveal: rise(22, 20) }),
    say('occasion', [X, 1164], { size: 68, color: INK, width: 560, height: 86, reveal: fadeIn(34, 16) }),
    tied([176, 392], 98, -34, 0.1),
    tied([900, 1590], 86, 120, 0.5),
    ...drifting('petal', (index) => loosePetal(30, index % 2 ? '#f0c9c2' : '#fbf1e4'), {
      count: 9,
      seed: 12,
      width: WIDTH,
      height: HEIGHT,
      frames,
      sizes: [50, 110],
      fall: 520,
      wind: -70,
    }),
  ];
}
