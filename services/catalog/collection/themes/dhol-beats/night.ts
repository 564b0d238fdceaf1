// Scene 4: the day in large figures, time and place; small dancers along the floor.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, rect } from '../../kit/lottie/shapes.ts';
import { bhangraDancer } from '../../kit/motifs/bhangra-dancer.ts';
import { dancer } from '../../kit/motifs/dancers.ts';
import { PALE_GOLD } from '../../kit/palette.ts';
import { pulse, pulseSize } from '../../kit/pulse.ts';
import { type Places, placesIn, type Stage } from '../../kit/stage.ts';
import { metalText } from '../../kit/text/gold-text.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { BEAT, bulbs, COLORS, DANCERS, dusk, FONT, night, ORANGE, PINK, SUN, say, soundRings, stageFloor } from './look.ts';

/** The light, the centre of the sound, the floor, the words, the rule, the row of dancers with their size. */
const WIDE = {
  light: [460, 480, 900],
  sound: [470, 470, 1500],
  floor: 930,
  weekday: { at: [474, 258], size: 66, width: 640 },
  day: { at: [474, 462], size: 380, width: 600, height: 390 },
  month: { at: [474, 690], size: 86, width: 640, height: 100 },
  rule: { at: [854, 480], box: [-3, -250, 6, 500], from: [100, 0] },
  couple: { at: [1330, 262], size: 84, width: 820, height: 130, align: 'left' },
  time: { at: [1330, 380], size: 68, width: 820, height: 84, align: 'left' },
  venue: { at: [1330, 530], size: 70, width: 820, height: 176, align: 'left' },
  city: { at: [1330, 668], size: 60, width: 820, height: 76, align: 'left' },
  hosts: { at: [1330, 762], size: 48, width: 820, height: 140, align: 'left' },
  row: { places: [150, 400, 640, 850, 1530, 1770], from: 1330, foot: 1072, size: 44 },
} as const;
const UPRIGHT = {
  light: [540, 520, 900],
  sound: [540, 1860, 230],
  floor: 1700,
  weekday: { at: [540, 206], size: 76, width: 860 },
  day: { at: [540, 402], size: 370, width: 800, height: 330 },
  month: { at: [540, 612], size: 92, width: 880, height: 110 },
  rule: { at: [540, 690], box: [-250, -3, 500, 6], from: [0, 100] },
  couple: { at: [540, 794], size: 84, width: 900, height: 186, align: 'center' },
  time: { at: [540, 930], size: 74, width: 860, height: 84, align: 'center' },
  venue: { at: [540, 1108], size: 78, width: 900, height: 270, align: 'center' },
  city: { at: [540, 1322], size: 68, width: 900, height: 184, align: 'center' },
  hosts: { at: [540, 1506], size: 66, width: 900, height: 184, align: 'center' },
  row: { places: [90, 280, 460, 630, 800, 990], from: 2180, foot: 1906, size: 42 },
} as const;
type Row = Places<(typeof WIDE)['row']>;

/** A row of dancers, small enough to serve as ornament. */
function row(frames: number, { places, from, foot, size: least }: Row): Layer[] {
  return places.map((x, index) => {
    const size = least + (index % 2) * 4;
    const one =
      index === 2 || index === 3
        ? bhangraDancer({
            hair: '#12032a',
            skin: '#b8733f',
            skirt: '#7a1470',
            blouse: '#ffe9c8',
            trim: index === 2 ? PINK : ORANGE,
          })
        : dancer(index % 2 ? 'raised' : 'swaying', DANCERS[index % 3] ?? DANCERS[0], frames, BEAT);
    const start = 4 + index * 3;
    return shapes(
      `dancer ${index + 1}`,
      [
        group('turned', [one], {
          scale: index > 2 ? [-100, 100] : [100, 100],
          rotate: pulse(frames, 2 * BEAT, -3, 4, (index % 2) * BEAT),
        }),
      ],
      {
        at: track([start, [x, from], EASE.out], [start + 24, [x, foot]]),
        scale: size,
      },
    );
  });
}

export function nightScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { light, sound, floor, rule, row: dancers, ...at } = placesIn(stage.portrait, WIDE, UPRIGHT);
  return [
    ...night(stage, light, PINK, 0.42),
    soundRings(frames, ...sound),
    bulbs(stage, frames, 16),
    stageFloor(stage, floor),
    dusk(stage),
    say('weekday', at.weekday.at, { ...at.weekday, color: '#ffd27a', reveal: fadeIn(2, 10) }),
    metalText(
      { ...at.day, key: 'day', font: FONT.names, color: COLORS.paper, leading: 1, reveal: rise(4, 18) },
      PALE_GOLD,
      [20, 80],
      {
        at: at.day.at,
        scale: pulseSize(frames, BEAT, 100, 103),
      },
    ),
    say('month', at.month.at, { ...at.month, font: FONT.names, color: '#ffc4de', reveal: rise(12, 16) }),
    shapes('rule', [group('rule', [rect(...rule.box, 3), fill(SUN)])], {
      at: rule.at,
      scale: track([6, rule.from, EASE.out], [30, [100, 100]]),
    }),
    say('couple', at.couple.at, {
      ...at.couple,
      font: FONT.names,
      leading: 1.1,
      color: SUN,
      reveal: fadeIn(8, 12),
    }),
    say('time_line', at.time.at, { ...at.time, reveal: fadeIn(14, 12) }),
    say('venue', at.venue.at, {
      ...at.venue,
      font: FONT.names,
      leading: 1.14,
      reveal: wordByWord(beat(1), 18),
    }),
    say('city', at.city.at, { ...at.city, color: '#ffd27a', reveal: fadeIn(beat(2), 12) }),
    ...row(frames, dancers),
    say('hosts', at.hosts.at, {
      ...at.hosts,
      color: COLORS.paper,
      reveal: fadeIn(beat(2.5), 12),
    }),
  ];
}
