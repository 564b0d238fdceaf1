// Scene 4: a silk saree fills the frame, its wide border on the left; day, time and place woven beside it.
import { ground, softLight } from '../../kit/atmosphere.ts';
import type { Clock } from '../../kit/build-theme.ts';
import { moved } from '../../kit/geometry/transform.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { linear } from '../../kit/lottie/paint.ts';
import { fill, group, outline, rect, repeat, ring } from '../../kit/lottie/shapes.ts';
import { petal } from '../../kit/motifs/arches.ts';
import { floralDivider } from '../../kit/motifs/garlands.ts';
import { silkBorder } from '../../kit/motifs/silk.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { COLORS, FONT, LEAF, METAL, NAME, say, WORD_METAL } from './look.ts';

const BORDER = 170;

/** The flowers in the weave (rows and columns), the quiet behind the words, the ornaments, and the words. */
const WIDE = {
  weave: [7, 10],
  hush: [1010, 560, 900],
  divider: [1010, 298],
  rule: { at: [928, 650], size: [4, 560] },
  couple: { at: [1010, 172], size: 78, width: 1400, height: 180 },
  day_words: { at: [590, 404], size: 60, width: 560, height: 90 },
  day: { at: [590, 588], size: 290, width: 560, height: 300 },
  month_year: { at: [590, 776], size: 66, width: 600, height: 96 },
  muhurtham: { at: [590, 870], size: 54, width: 600, height: 84 },
  time: { at: [590, 954], size: 60, width: 600, height: 90 },
  venue: { at: [1352, 530], size: 88, width: 760, height: 300 },
  city: { at: [1352, 744], size: 68, width: 760, height: 110 },
  blessing: { at: [1352, 860], size: 62, width: 760, height: 100 },
} as const;
const UPRIGHT = {
  weave: [12, 6],
  hush: [628, 960, 760],
  divider: [628, 396],
  rule: { at: [628, 1246], size: [320, 4] },
  couple: { at: [628, 256], size: 68, width: 730, height: 210 },
  day_words: { at: [628, 500], size: 66, width: 720, height: 170 },
  day: { at: [628, 724], size: 330, width: 640, height: 340 },
  month_year: { at: [628, 944], size: 78, width: 720, height: 110 },
  muhurtham: { at: [628, 1066], size: 62, width: 720, height: 96 },
  time: { at: [628, 1162], size: 72, width: 730, height: 110 },
  venue: { at: [628, 1404], size: 84, width: 720, height: 280 },
  city: { at: [628, 1586], size: 70, width: 720, height: 110 },
  blessing: { at: [628, 1700], size: 62, width: 720, height: 100 },
} as const;

export function dayScene({ beat }: Clock, { width, height, portrait }: Stage): Layer[] {
  const { weave, hush, divider, rule, ...words } = placesIn(portrait, WIDE, UPRIGHT);
  const [rows, columns] = weave;
  const [across, down] = rule.size;
  const border = silkBorder({ length: height + 60, width: BORDER, silk: '#5a0a1c', accent: LEAF, zari: METAL });
  const butta = group('butta', [ring('petals', 6, [outline(moved(petal(9, 17), 0, -5)), fill(METAL.body)])]);
  const column = group('column', [butta, repeat(rows, { move: [0, 170] })]);
  return [
    ground('silk', width, height, linear([0, 0], [width, height], [0, '#9c1834'], [1, '#5f0a20'])),
    shapes(
      'buttas',
      [
        group('columns', [column, repeat(columns, { move: [170, 0] })], { at: [330, 20] }),
        group('columns between', [column, repeat(columns, { move: [170, 0] })], { at: [415, 105] }),
      ],
      { opacity: 18 },
    ),
    shapes('hush', [softLight('hush', ...hush, '#5a0a20', 0.75)]),
    shapes('border', [group('upright', [border], { rotate: 90, scale: [100, -100] })], {
      at: track([0, [-320, -30], EASE.out], [26, [0, -30]]),
    }),
    shapes(
      'sheen',
      [
        rect(-80, -100, 160, height + 200),
        fill(linear([-80, 0], [80, 0], [0, '#fff6d8', 0], [0.5, '#fff6d8', 0.34], [1, '#fff6d8', 0])),
      ],
      {
        at: track([beat(2), [-140, 0], EASE.inOut], [beat(5), [300, 0]]),
        rotate: 0,
        until: beat(5),
      },
    ),
    say('couple', { ...NAME, ...words.couple, leading: 1.3, metal: WORD_METAL, from: 6 }),
    shapes('divider', [floralDivider(380, METAL.shine, '#f7bd2c')], {
      at: divider,
      scale: track([12, [0, 100], EASE.out], [36, [100, 100]]),
    }),
    say('day_words', { ...words.day_words, leading: 1.4, color: '#ffd98a', from: beat(1) }),
    say('day', { ...words.day, font: FONT.names, metal: WORD_METAL, from: beat(1.4), leading: 1 }),
    say('month_year', { ...words.month_year, color: COLORS.paper, from: beat(2) }),
    say('muhurtham', { ...words.muhurtham, color: '#ffd98a', from: beat(2.4) }),
    say('time', { ...words.time, color: COLORS.paper, from: beat(2.8) }),
    shapes('rule', [rect(-across / 2, -down / 2, across, down, 2), fill(METAL.body)], {
      at: rule.at,
      scale: track([beat(2.6), [0, 100], EASE.out], [beat(4), [100, 100]]),
    }),
    say('venue', { ...NAME, ...words.venue, leading: 1.3, color: COLORS.paper, from: beat(3), by: 'words' }),
    say('city', { ...words.city, color: '#ffd98a', from: beat(3.8) }),
    say('blessing', { ...words.blessing, color: COLORS.paper, from: beat(4.6) }),
  ];
}
