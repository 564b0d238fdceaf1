// A milestone birthday in art deco: the number in front of its fan, the champagne tower, the portrait, the evening.
import { buildTheme, type Clock, type Listing } from '../../kit/build-theme.ts';
import type { Score } from '../../kit/music/score.ts';
import { type PhotoPlace, photoPlace } from '../../kit/photo-frame.ts';
import { LANDSCAPE, PORTRAIT, type Stage } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import type { SamplePicture, Theme } from '../../kit/theme.ts';
import { eveningScene } from './evening.ts';
import { type DecoTones, decoLook, PAIRING } from './look.ts';
import { numberScene } from './number.ts';
import { portraitScene } from './portrait.ts';
import { toastScene } from './toast.ts';

export interface DecoSamples {
  picture: SamplePicture;
  name: string;
  age: string;
  words: string;
  date: string;
  time: string;
  venue: string;
  city: string;
  hosts: string;
  /** Fixed lines: the promise of the evening, and the toast. */
  promise: string;
  toast: string;
}

export function decoTheme(listing: Listing, tones: DecoTones, samples: DecoSamples, score: Score): Theme {
  const star: PhotoPlace = photoPlace('portrait', 'Photo of the birthday star', samples.picture, false);
  const look = decoLook(tones, star);
  return buildTheme({
    listing,
    stage: LANDSCAPE,
    second: { stage: PORTRAIT },
    colors: tones.colors,
    fonts: PAIRING,
    score,
    photos: [star],
    words: words(
      line('name', "Birthday star's name", samples.name, { kind: 'name', headline: true, required: true, max_length: 26 }),
      line('age', 'Age', samples.age, { required: true, max_length: 3, hint: 'In figures' }),
      line('words', 'A line beside the portrait', samples.words, { max_length: 60, hint: 'Shown only with a photo' }),
      whenWords({ date: samples.date, time: samples.time }),
      whereWords({ venue: samples.venue, city: samples.city }, { venueLength: 44, cityLength: 28 }),
      line('hosts', 'From', samples.hosts, { kind: 'name', max_length: 36 }),
      lines({
        occasion: 'BIRTHDAY SOIRÉE',
        sub: samples.promise,
        toast_title: 'RAISE A GLASS',
        toast: samples.toast,
        cheers: 'CHEERS TO YOU',
        weekday: '{date|weekday}',
        day: '{date|day}',
        month: '{date|month} {date|year}',
        time_line: '{time|clock} onwards',
      }),
    ),
    scenes: [
      {
        name: 'Number',
        beats: 7,
        still: 5.6,
        join: 'diamond',
        draw: (clock: Clock, stage: Stage) => numberScene(look, clock, stage),
      },
      {
        name: 'Toast',
        beats: 6,
        still: 4.8,
        join: 'doors',
        draw: (clock: Clock, stage: Stage) => toastScene(look, clock, stage),
      },
      {
        name: 'Portrait',
        beats: 7,
        still: 5.6,
        join: 'diamond',
        onlyWith: ['portrait'],
        draw: (clock: Clock, stage: Stage) => portraitScene(look, clock, stage),
      },
      { name: 'Evening', beats: 9, still: 7.2, draw: (clock: Clock, stage: Stage) => eveningScene(look, clock, stage) },
    ],
  });
}
