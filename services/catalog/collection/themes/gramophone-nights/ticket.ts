// Scene 4: the ticket: day on the stub, time and place beside it or below, until the end.
import type { Clock } from '../../kit/build-theme.ts';
import { type Layer, shapes } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { fill, group, outline, rect, rosette, stroke } from '../../kit/lottie/shapes.ts';
import { ticketOutline } from '../../kit/motifs/cinema.ts';
import { record } from '../../kit/motifs/gramophone.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, pop, rise, wordByWord } from '../../kit/text/reveals.ts';
import { COLORS, FONT, MUSTARD, painted, poster, RED_INK, say, TEAL, TEAL_INK, TOMATO } from './look.ts';

/** The ticket (upright: turned), the records behind it, and the words. */
const WIDE = {
  rays: [960, 1300],
  record: { from: [1900, 60], to: [1800, 80] },
  below: { from: [20, 1160], to: [120, 1010] },
  high: 830,
  star: [-514, 280],
  stars: [-514, 284],
  weekday: { at: [446, 262], size: 60, width: 440 },
  day: { at: [446, 466], size: 330, width: 440, height: 330 },
  month: { at: [446, 690], size: 76, width: 420, height: 104 },
  couple: { at: [1240, 256], size: 92, width: 920, height: 130 },
  show: { at: [1240, 378], size: 60, width: 920, height: 80 },
  venue: { at: [1240, 544], size: 84, width: 940, height: 190 },
  city: { at: [1240, 694], size: 62, width: 920, height: 84 },
  hosts: { at: [1240, 818], size: 50, width: 920, height: 124 },
} as const;
const UPRIGHT = {
  rays: [540, 2240],
  record: { from: [1100, 90], to: [1000, 110] },
  below: { from: [-40, 1960], to: [70, 1820] },
  high: 880,
  star: [0, -276],
  stars: [0, -272],
  weekday: { at: [540, 248], size: 76, width: 720 },
  day: { at: [540, 420], size: 290, width: 520, height: 290 },
  month: { at: [540, 578], size: 90, width: 740, height: 112 },
  couple: { at: [540, 850], size: 124, width: 740, height: 210 },
  show: { at: [540, 1002], size: 68, width: 740, height: 96 },
  venue: { at: [540, 1186], size: 78, width: 740, height: 304 },
  city: { at: [540, 1398], size: 72, width: 740, height: 156 },
  hosts: { at: [540, 1598], size: 68, width: 730, height: 244 },
} as const;

export function ticketScene({ frames, beat }: Clock, stage: Stage): Layer[] {
  const { x, y, height, portrait } = stage;
  const { rays, record: disc, below, high, star, stars, ...at } = placesIn(portrait, WIDE, UPRIGHT);
  const { at: weekdayAt, ...weekday } = at.weekday;
  const { at: dayAt, ...day } = at.day;
  const { at: monthAt, ...month } = at.month;
  const { at: coupleAt, ...couple } = at.couple;
  const { at: showAt, ...show } = at.show;
  const { at: venueAt, ...venue } = at.venue;
  const { at: cityAt, ...city } = at.city;
  const { at: hostsAt, ...hosts } = at.hosts;
  const shape = ticketOutline(1620, high, 560, 46);
  const tear = { top: 85 - high / 2, long: high - 170 };
  const paper = [
    group('shadow', [outline(shape), fill('#4a0f06', 40)], { at: portrait ? [24, -14] : [14, 24] }),
    group('paper', [outline(shape), fill(COLORS.paper)]),
    group('line', [outline(ticketOutline(1560, high - 60, 530, 46)), stroke(TEAL, 4)]),
    group('tear', [rect(-252, tear.top, 4, tear.long), fill(COLORS.paper)]),
    group('perforation', [rect(-251, tear.top, 2, tear.long), stroke(COLORS.deep, 8, { dash: [1, 24] })]),
  ];
  return [
    ...poster(stage, frames, rays, TOMATO, '#e35a3c', '#a82a1a', COLORS.paper),
    shapes('record', [record(330, TEAL, frames, 60)], { at: track([0, disc.from, EASE.out], [34, disc.to]) }),
    shapes('record below', [record(300, MUSTARD, frames, 60)], { at: track([4, below.from, EASE.out], [40, below.to]) }),
    shapes(
      'ticket',
      [
        ...(portrait ? [group('turned', paper, { rotate: 90 })] : paper),
        group('star', [rosette(5, 34, 15, 0), fill(MUSTARD)], { at: star }),
        group('stars', [rosette(5, 22, 10, 0, 0, [-76, 0]), rosette(5, 22, 10, 0, 0, [76, 0]), fill(MUSTARD)], {
          at: stars,
        }),
      ],
      { at: track([0, [x, height + 420], EASE.out], [26, [x, y]]), rotate: track([0, 7, EASE.out], [32, 0]) },
    ),
    say('weekday', weekdayAt, { ...weekday, color: TEAL_INK, reveal: fadeIn(22, 10) }),
    ...painted({ key: 'day', font: FONT.names, ...day, leading: 1, reveal: pop(22, 14) }, RED_INK, COLORS.deep.hex, dayAt),
    say('month', monthAt, { font: FONT.names, ...month, color: COLORS.deep, reveal: rise(28, 14) }),
    say('couple', coupleAt, { font: FONT.names, ...couple, color: RED_INK, reveal: fadeIn(26, 12) }),
    say('show', showAt, { ...show, color: COLORS.deep, reveal: fadeIn(beat(1.3), 12) }),
    say('venue', venueAt, {
      font: FONT.names,
      ...venue,
      leading: 1.12,
      color: TEAL_INK,
      reveal: wordByWord(beat(1.6), 20),
    }),
    say('city', cityAt, { ...city, color: COLORS.deep, reveal: fadeIn(beat(2), 12) }),
    say('hosts', hostsAt, { ...hosts, leading: 1.12, color: '#8a2a18', reveal: fadeIn(beat(2.4), 12) }),
  ];
}
