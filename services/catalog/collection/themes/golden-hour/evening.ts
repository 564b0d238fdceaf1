// Scene 4: weekday, number and month in a row or a column under a fan, with the place below, until the end.
import { softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { coupe, decoFan, decoRays } from '../../kit/motifs/art-deco.ts';
import { inked } from '../../kit/motifs/drawn.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { text } from '../../kit/text/text-layer.ts';
import type { DecoLook } from './look.ts';

/** The light, the bubbles' columns, the coupes, the date with the rules beside its number, the lines below. */
const WIDE = {
  light: 380,
  bubbles: { xs: [200, 1720], width: 200, from: 760, to: 140 },
  coupes: { aside: 752, from: 1400, at: 1160, turn: 8 },
  weekday: { at: [560, 452], size: 58, width: 400, height: 80 },
  day: { at: [960, 452], size: 230, width: 360, height: 250 },
  month: { at: [1360, 452], size: 58, width: 400, height: 80 },
  rules: { at: [960, 450], near: 200, far: 600 },
  time: { at: [960, 622], size: 58, width: 900, height: 80 },
  venue: { at: [960, 740], size: 92, width: 1120, height: 120 },
  city: { at: [960, 842], size: 52, width: 1000, height: 72 },
  hosts: { at: [960, 930], size: 48, width: 1050, height: 66 },
} as const;
const UPRIGHT = {
  light: 620,
  bubbles: { xs: [150, 930], width: 90, from: 1670, to: 1530 },
  coupes: { aside: 250, from: 2300, at: 2010, turn: 10 },
  weekday: { at: [540, 420], size: 76, width: 860, height: 100 },
  day: { at: [540, 622], size: 320, width: 420, height: 320 },
  month: { at: [540, 830], size: 76, width: 860, height: 100 },
  rules: { at: [540, 620], near: 240, far: 410 },
  time: { at: [540, 948], size: 72, width: 860, height: 96 },
  venue: { at: [540, 1104], size: 104, width: 860, height: 230 },
  city: { at: [540, 1276], size: 70, width: 880, height: 92 },
  hosts: { at: [540, 1412], size: 66, width: 860, height: 166 },
} as const;

export function eveningScene(look: DecoLook, { frames, beat }: Clock, stage: Stage): Layer[] {
  const { x } = stage;
  const { light, bubbles: columns, coupes, rules, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  const [left, right] = columns.xs;
  const frameGold = look.frameGold(stage);
  const { accent, bubbles, colors, font, frame, metal, ray, shine, wall, wordMetal } = look;
  const side = { font: font.capitals, color: colors.paper, tracking: 110 };
  const glasses = (dx: number, turn: number) =>
    shapes('coupe', [coupe(metal)], {
      at: track([4, [x + dx * 1.2, coupes.from], EASE.out], [beat(1.4), [x + dx, coupes.at]]),
      rotate: track([4, 0, EASE.out], [beat(1.4), turn]),
      scale: 205,
    });
  return [
    ...wall(stage, [x, light]),
    shapes('glow', [softLight('glow', x, light - 80, 760, shine, 0.3)]),
    shapes('rays', [decoRays(1500, 52, ray(900))], {
      at: [x, 20],
      opacity: 22,
      rotate: track([0, 0, EASE.linear], [frames, 12]),
    }),
    shapes('fan', [decoFan(250, metal, colors.deep, { rotate: 180 }, 150)], {
      at: [x, 36],
      scale: track([0, [70, 40], EASE.out], [24, [100, 100]]),
    }),
    bubbles(frames, { ...columns, x: left, count: 9, seed: 3 }),
    bubbles(frames, { ...columns, x: right, count: 9, seed: 5 }),
    ...frame(stage),
    glasses(-coupes.aside, -coupes.turn),
    glasses(coupes.aside, coupes.turn),
    text({ key: 'weekday', ...side, ...at.weekday, reveal: fadeIn(8, 14) }, { at: at.weekday.at }),
    metalText(
      { ...at.day, key: 'day', font: font.capitals, color: colors.paper, leading: 1, reveal: rise(6, 18) },
      wordMetal,
      [16, beat(4)],
      { at: at.day.at },
    ),
    text({ key: 'month', ...side, ...at.month, reveal: fadeIn(8, 14) }, { at: at.month.at }),
    shapes(
      'rules',
      [-1, 1].flatMap((s) => [
        inked(`M${s * rules.near} -62 H${s * rules.far}`, frameGold, 3),
        inked(`M${s * rules.near} 56 H${s * rules.far}`, frameGold, 3),
      ]),
      {
        at: rules.at,
        scale: track([6, [40, 100], EASE.out], [30, [100, 100]]),
        opacity: track([6, 0, EASE.out], [14, 100]),
      },
    ),
    text({ ...at.time, key: 'time_line', font: font.text, color: accent, reveal: fadeIn(20, 14) }, { at: at.time.at }),
    metalText(
      { ...at.venue, key: 'venue', font: font.name, color: colors.paper, leading: 1.1, reveal: wordByWord(24, 20) },
      wordMetal,
      [36, beat(6)],
      { at: at.venue.at },
    ),
    text({ ...at.city, key: 'city', font: font.text, color: colors.paper, reveal: fadeIn(32, 14) }, { at: at.city.at }),
    text({ ...at.hosts, key: 'hosts', font: font.text, color: accent, reveal: fadeIn(40, 14) }, { at: at.hosts.at }),
  ];
}
