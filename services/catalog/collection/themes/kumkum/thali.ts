// Scene 1: the tilak's plate on paper in the morning sun, its lamp alight; a pinch of vermilion rises, and the name is there.
import type { Clock } from '../../kit/build-theme.ts';
import { fourPlanes, standOn } from '../../kit/camera.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { lamp, thrown } from '../../kit/matter.ts';
import { sprite } from '../../kit/sprite.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, DARK_RED, FONT, morning, say } from './look.ts';

/** The plate, its bowl of vermilion, the flowers in front of the lens, and the words. */
const WIDE = {
  slide: [-90, -20],
  plate: { at: [1410, 650], width: 1000 },
  bowl: [1210, 500],
  puff: 620,
  near: { at: [250, 1080], size: 520 },
  other: { at: [1850, 1060], size: 420 },
  title: { at: [560, 208], size: 104, width: 790, height: 150, align: 'left' },
  name: { at: [560, 486], size: 146, width: 790, height: 440, align: 'left' },
  date: { at: [560, 776], size: 66, width: 790, height: 110, align: 'left' },
} as const;
const UPRIGHT = {
  slide: [0, -110],
  plate: { at: [540, 1320], width: 1100 },
  bowl: [310, 1170],
  puff: 640,
  near: { at: [70, 1850], size: 520 },
  other: { at: [1040, 1790], size: 420 },
  title: { at: [540, 280], size: 116, width: 880, height: 170, align: 'center' },
  name: { at: [540, 530], size: 182, width: 890, height: 320, align: 'center' },
  date: { at: [540, 774], size: 72, width: 890, height: 120, align: 'center' },
} as const;

export function thaliScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { slide, plate, bowl, puff, near, other, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { middle, near: nearer, close } = fourPlanes(stage, { frames, slide, zoom: [98, 107] });
  const [x, y] = plate.at;
  const [bx, by] = bowl;
  return [
    ...morning(stage, frames),
    middle,
    nearer,
    close,
    ...standOn(middle, [
      sprite('shadow', { width: plate.width * 1.16, at: [x + 20, y + plate.width * 0.2], opacity: 74 }),
      ...lamp('thali', plate.width * 0.66, { at: [x, y], width: plate.width, frames, flame: 0.13 }),
    ]),
    ...standOn(
      middle,
      thrown([bx, by], beat(0.4), frames, [
        { sprite: 'powder-gulal-1', to: [bx - 30, by - puff * 0.2], width: puff * 0.6, hangs: 46, ends: 0 },
        { sprite: 'powder-gulal-2', to: [bx + puff * 0.22, by - puff * 0.34], width: puff * 0.46, hangs: 36, ends: 0 },
      ]),
    ),
    ...standOn(nearer, [
      sprite('marigold-3-soft', { width: other.size, at: other.at, rotate: track([0, -8, EASE.linear], [frames, 10]) }),
    ]),
    ...standOn(close, [
      sprite('marigold-1-soft', { width: near.size, at: near.at, rotate: track([0, 0, EASE.linear], [frames, 22]) }),
    ]),
    say('title', at.title.at, { ...at.title, font: FONT.names, color: DARK_RED, reveal: fadeIn(-6, 14) }),
    say('groom_name', at.name.at, { ...at.name, font: FONT.names, color: COLORS.deep, leading: 1.28, reveal: wordByWord(8, 26) }),
    say('date_line', at.date.at, { ...at.date, color: COLORS.deep, reveal: fadeIn(34, 16) }),
  ];
}
