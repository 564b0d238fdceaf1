// Scene 4: the day and the place on two great clouds, the hosts on the nearest bank; the balloon beside them until the end.
import type { Clock } from '../../kit/build-theme.ts';
import type { Layer } from '../../kit/lottie/layers.ts';
import { EASE, track } from '../../kit/lottie/motion.ts';
import { placesIn, type Stage } from '../../kit/stage.ts';
import { fadeIn, rise, wordByWord } from '../../kit/text/reveals.ts';
import { balloon, banks, close, FONT, passing, planesOf, RUST, say, sky, wordCloud } from './look.ts';

/** The sun, loose clouds, the near balloon and the far one, the clouds of the day and of the place, the line of the bank, the words. */
const UPRIGHT = {
  slide: [-24, -30],
  sun: [760, 260],
  passing: [
    [960, 170, 300, -90],
    [110, 1530, 340, 80],
  ],
  near: { from: [250, 740], at: [250, 352], to: [262, 330], width: 290 },
  far: { from: [900, 480], to: [876, 350], width: 140 },
  day: { at: [540, 776], width: 1130 },
  place: { at: [540, 1284], width: 1130 },
  top: 1630,
  close: [[1030, 90, 420, -120]],
  weekday: { at: [540, 694], size: 66, width: 640 },
  day_month: { at: [540, 804], size: 116, width: 840, height: 150 },
  time_line: { at: [540, 914], size: 70, width: 820 },
  venue: { at: [540, 1278], size: 78, width: 876, height: 206 },
  city: { at: [540, 1424], size: 66, width: 780, height: 90 },
  hosts: { at: [540, 1676], size: 64, width: 900, height: 184 },
} as const;
const WIDE = {
  slide: [50, -16],
  sun: [960, 200],
  passing: [
    [200, 150, 300, 90],
    [1720, 880, 340, -80],
  ],
  near: { from: [980, 700], at: [976, 252], to: [984, 236], width: 230 },
  far: { from: [1700, 320], to: [1676, 170], width: 130 },
  day: { at: [502, 430], width: 960 },
  place: { at: [1394, 520], width: 1040 },
  top: 1000,
  close: [
    [1880, 60, 460, -130],
    [30, 980, 520, 140],
  ],
  weekday: { at: [500, 362], size: 54, width: 560 },
  day_month: { at: [500, 458], size: 104, width: 690, height: 134 },
  time_line: { at: [500, 554], size: 56, width: 680 },
  venue: { at: [1394, 506], size: 70, width: 740, height: 180 },
  city: { at: [1394, 636], size: 54, width: 720, height: 76 },
  hosts: { at: [960, 944], size: 52, width: 1400, height: 76 },
} as const;

export function dayScene({ frames }: Clock, stage: Stage): Layer[] {
  const at = placesIn(stage.portrait, WIDE, UPRIGHT);
  const { day, place, near: first, far: second } = at;
  const planes = planesOf(stage, frames, at.slide);
  const { far, middle, near, close: foremost } = planes;
  return [
    ...sky(stage, frames, ['#8fcbe8', '#fde3d0'], at.sun),
    far,
    middle,
    near,
    foremost,
    ...passing(frames, at.passing, far),
    balloon('sky', second.width, frames, track([0, second.from, EASE.out], [frames, second.to]), far, [84, 2]),
    balloon(
      'peach',
      first.width,
      frames,
      track([0, first.from, EASE.out], [34, first.at, EASE.breath], [frames, first.to]),
      middle,
      [96, 2.4],
    ),
    ...banks(stage, frames, at.top, planes),
    wordCloud(day.at, day.width, frames, 2, 1),
    wordCloud(place.at, place.width, frames, 8, -1, true),
    ...close(frames, at.close, foremost),
    say('weekday', at.weekday.at, { ...at.weekday, font: FONT.text, color: RUST, reveal: fadeIn(16, 12) }),
    say('day_month', at.day_month.at, { ...at.day_month, reveal: rise(18, 20) }),
    say('time_line', at.time_line.at, { ...at.time_line, font: FONT.text, reveal: fadeIn(26, 12) }),
    say('venue', at.venue.at, { ...at.venue, reveal: wordByWord(30, 18) }),
    say('city', at.city.at, { ...at.city, font: FONT.text, reveal: fadeIn(36, 12) }),
    say('hosts', at.hosts.at, { ...at.hosts, font: FONT.text, color: RUST, reveal: fadeIn(42, 12) }),
  ];
}
