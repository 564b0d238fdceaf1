// The video of the large paisley in any colouring: names, the two portraits, the day.
import { buildTheme, type Listing } from '../../kit/build-theme.ts';
import type { Score } from '../../kit/music/score.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import type { Theme } from '../../kit/theme.ts';
import { dayScene } from './day.ts';
import { BRIDE, GROOM, lookOf, PAIRING, STAGE, type Tones } from './look.ts';
import { namesScene } from './names.ts';
import { portraitScene } from './portrait.ts';

interface Sample {
  couple: { groom: string; bride: string };
  parents: { groom: string; bride: string };
  when: { date: string; time: string };
  where: { venue: string; city: string };
}

export function paisleyTheme(listing: Listing, tones: Tones, sample: Sample, score: Score): Theme {
  const look = lookOf(tones);
  const parents = parentsWords(sample.parents, undefined, 50);
  return buildTheme({
    listing,
    stage: STAGE,
    second: { stage: LANDSCAPE },
    colors: look.colors,
    fonts: PAIRING,
    score,
    photos: [GROOM, BRIDE],
    words: words(
      coupleWords(sample.couple, { together: '&', maxLength: 22 }),
      { fields: parents.fields, texts: {} },
      line('invitation', 'Closing line', 'Your blessings are our joy', { max_length: 40 }),
      whenWords(sample.when),
      whereWords(sample.where, { venueLength: 40, cityLength: 22 }),
      lines({
        heading: 'The wedding of',
        and: '&',
        request: 'with their families',
        groom: '{groom_name}',
        bride: '{bride_name}',
        groom_line: 'Son of {groom_parents}',
        bride_line: 'Daughter of {bride_parents}',
        day: '{date|day}',
        weekday: '{date|weekday}',
        month_year: '{date|month} {date|year}',
        time_line: '{time|clock}',
      }),
    ),
    scenes: [
      { name: 'Names', beats: 9, still: 7, join: 'dissolve', draw: (clock, stage) => namesScene(look, clock, stage) },
      { name: 'Groom', beats: 7, still: 5.6, join: 'page', draw: (clock, stage) => portraitScene(look, 'groom', clock, stage) },
      { name: 'Bride', beats: 7, still: 5.6, join: 'rise', draw: (clock, stage) => portraitScene(look, 'bride', clock, stage) },
      { name: 'Day', beats: 14, still: 9, draw: (clock, stage) => dayScene(look, clock, stage) },
    ],
  });
}
