// Scene 3: bowls of turmeric and kumkum and a heap of marigolds, a puff of powder over each on the beat; the invitation above.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { hanging, thrown } from '../../kit/matter.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { FONT, MAROON, ROSE, say, sunlight } from './look.ts';

/** The bowls stand with their foot at these points. */
const WIDE = {
  slide: [90, 0],
  turmeric: { at: [960, 1060], width: 560 },
  kumkum: { at: [380, 1050], width: 430 },
  heap: { at: [1540, 960], size: 210 },
  string: [960, -150, 2200],
  close: { at: [1840, 1120], width: 620 },
  invitation: { at: [960, 350], size: 120, width: 1240, height: 300 },
  note: { at: [960, 556], size: 58, width: 1100, height: 84 },
} as const;
const UPRIGHT = {
  slide: [50, 0],
  turmeric: { at: [560, 1650], width: 700 },
  kumkum: { at: [200, 1330], width: 400 },
  heap: { at: [800, 1270], size: 170 },
  string: [540, -20, 1250],
  close: { at: [70, 1860], width: 640 },
  invitation: { at: [540, 560], size: 136, width: 890, height: 480 },
  note: { at: [540, 910], size: 70, width: 760, height: 190 },
} as const;

/** A heap of heads around its middle: x, y and width as parts of a head's. */
const HEAP = [
  [-1, 0.1, 1.05, 2],
  [0.1, 0.2, 1.15, 1],
  [1.1, 0.12, 1.02, 3],
  [-0.55, -0.55, 1, 3],
  [0.55, -0.5, 1.05, 2],
  [0, -1.1, 1, 1],
] as const;

export function bowlsScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, turmeric, kumkum, heap, string, close: foremost, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { middle, near, close } = fourPlanes(stage, { frames, slide, zoom: [99, 106] });
  const stand = (name: string, { at: [x, y], width }: typeof turmeric, first: number, plane: Layer): Layer[] =>
    standOn(plane, [
      sprite('shadow', { width: width * 1.4, at: [x, y - width * 0.03] }),
      sprite(name, {
        width,
        hold: [0.5, 1],
        at: track([first, [x, y + 420], EASE.out], [first + 22, [x, y]]),
        scale: track([first + 12, [100, 100], EASE.inOut], [first + 22, [104, 95], EASE.spring], [first + 40, [100, 100]]),
      }),
    ]);
  const puffOver = ([x, y]: readonly [number, number], width: number, first: number, kind: string, other: string): Layer[] =>
    thrown([x, y - width * 0.7], first, frames, [
      { sprite: kind, to: [x - width * 0.3, y - width * 0.98], width: width * 1.02, hangs: 92, ends: 30 },
      { sprite: other, to: [x + width * 0.34, y - width * 0.92], width: width * 0.92, hangs: 88, ends: 26 },
    ]);
  const [hx, hy] = heap.at;
  return [
    ...sunlight(stage, frames),
    middle,
    near,
    close,
    hanging('marigold-string', [string[0], string[1]], string[2], frames, 0.8, 0.3, middle),
    ...standOn(middle, puffOver(kumkum.at, kumkum.width, beat(2), 'powder-gulal-1', 'powder-gulal-2')),
    ...stand('bowl-kumkum', kumkum, 0, middle),
    ...standOn(middle, [
      sprite('shadow', { width: heap.size * 4, at: [hx, hy + heap.size * 0.5] }),
      ...HEAP.map(([x, y, size, kind], index) =>
        sprite(`marigold-${kind}`, {
          width: heap.size * size,
          at: track(
            [index * 2, [hx + x * heap.size * 0.9 + 560, hy + y * heap.size - 420], EASE.in],
            [index * 2 + 16, [hx + x * heap.size * 0.9, hy + y * heap.size]],
          ),
          rotate: track([index * 2, index * 60 - 90, EASE.out], [index * 2 + 20, index * 60]),
        }),
      ),
    ]),
    ...standOn(near, puffOver(turmeric.at, turmeric.width, beat(1), 'powder-turmeric-1', 'powder-turmeric-3')),
    ...stand('bowl-turmeric', turmeric, 2, near),
    ...standOn(close, [sprite('marigold-3-soft', { ...foremost, rotate: track([0, 0, EASE.linear], [frames, -34]) })]),
    say('invitation', at.invitation.at, {
      ...at.invitation,
      font: FONT.names,
      leading: 1.16,
      color: MAROON,
      reveal: wordByWord(4, 28),
    }),
    say('note', at.note.at, { ...at.note, font: FONT.bold, color: ROSE, reveal: fadeIn(beat(2.2), 12) }),
  ];
}
