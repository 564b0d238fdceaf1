// Scene 2: the groom's photo in the plate, seen from above, marigolds around it.
import { drifting, softLight, vignette } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { pen } from '../../kit/geometry/pen.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { marigoldWreath } from '../../kit/matter.ts';
import { loosePetal } from '../../kit/motifs/garlands.ts';
import { plate } from '../../kit/motifs/thali.ts';
import { metalRamp, PALE_GOLD } from '../../kit/palette.ts';
import { framedPhoto } from '../../kit/photo-frame.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import { GROOM, LINE, lampLight, MARIGOLDS, METAL, silk, type ThaliLook } from './look.ts';

const R = 318;
const K = R * 0.5523;
const ROUND = pen()
  .move(0, -R)
  .curve(K, -R, R, -K, R, 0)
  .curve(R, K, K, R, 0, R)
  .curve(-K, R, -R, K, -R, 0)
  .curve(-R, -K, -K, -R, 0, -R)
  .close()
  .outline();

/** The plate's middle, the words. */
const WIDE = {
  middle: [610, 540],
  groom_line: { at: [1460, 330], box: { size: 60, width: 610, height: 84 } },
  groom_name: { at: [1460, 500], box: { size: 132, width: 610, height: 280 } },
  parents_line: { at: [1460, 745], box: { size: 60, width: 610, height: 220 } },
} as const;
const UPRIGHT = {
  middle: [540, 606],
  groom_line: { at: [540, 1206], box: { size: 74, width: 880, height: 104 } },
  groom_name: { at: [540, 1364], box: { size: 140, width: 880, height: 250 } },
  parents_line: { at: [540, 1622], box: { size: 70, width: 880, height: 284 } },
} as const;

export function groomScene(look: ThaliLook, { frames }: Clock, stage: Stage): Layer[] {
  const { middle: place, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const turn = (from: number, to: number) => track([0, from, EASE.linear], [frames, to]);
  return [
    ...silk(look, stage),
    lampLight(...place, 860, frames, 0.5),
    shapes('shadow', [softLight('shadow', 0, 0, 530, '#120207', 0.9)], {
      at: [place[0] + 14, place[1] + 34],
    }),
    marigoldWreath(400, {
      at: place,
      rotate: turn(-6, 8),
      scale: track([2, [70, 70], EASE.out], [34, [100, 100]]),
      opacity: track([2, 0, EASE.inOut], [14, 100]),
    }),
    shapes('plate', [plate(400, METAL)], { at: place, scale: track([0, [88, 88], EASE.out], [28, [100, 100]]) }),
    ...framedPhoto(GROOM, {
      opening: ROUND,
      covers: { width: R * 2, height: R * 2, middle: [0, 34] },
      at: place,
      from: 4,
      frames,
      backing: '#7a2b2b',
      rim: { paint: metalRamp(METAL, [-R, -R], [R, R]), width: 10 },
    }),
    vignette(stage.width, stage.height, look.colors.deep, 0.55),
    text(
      { key: 'groom_line', ...at.groom_line.box, font: look.font.lines, color: LINE, reveal: fadeIn(8, 14) },
      { at: at.groom_line.at },
    ),
    metalText(
      {
        key: 'groom_name',
        ...at.groom_name.box,
        font: look.font.names,
        color: look.colors.paper,
        leading: 1.1,
        reveal: rise(12, 22, 36),
      },
      PALE_GOLD,
      [26, 88],
      { at: at.groom_name.at },
    ),
    text(
      {
        key: 'parents_line',
        ...at.parents_line.box,
        font: look.font.lines,
        color: look.colors.paper,
        leading: 1.3,
        reveal: wordByWord(26, 26),
      },
      { at: at.parents_line.at },
    ),
    ...drifting('petal', (index) => loosePetal(34, MARIGOLDS[index % 2] ?? MARIGOLDS[0]), {
      count: 8,
      seed: 15,
      width: stage.width,
      height: stage.height,
      frames,
      sizes: [50, 110],
      fall: 400,
      wind: -70,
    }),
  ];
}
