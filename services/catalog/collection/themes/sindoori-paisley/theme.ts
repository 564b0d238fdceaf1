// Vermilion and gold foil: a paisley draws itself, holds names and portraits, grows along the edges.
import { film } from '../../kit/film.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { BRIDE, COLORS, GROOM, PAIRING, STAGE } from './look.ts';
import { namesScene } from './names.ts';
import { brideScene, groomScene } from './portrait.ts';

const PARENTS = parentsWords(
  { groom: 'Smt. Gayatri & Shri Ashok Malhotra', bride: 'Smt. Rohini & Shri Sanjay Kapoor' },
  undefined,
  50,
);

export const theme = film({
  listing: {
    id: 116,
    slug: 'sindoori-paisley',
    title: 'Sindoori Paisley',
    category: 'wedding',
    subCategory: 'Elite',
    description:
      'On vermilion silk a single great paisley draws itself in gold foil and opens leaf by leaf around your names. Groom and bride each look out of a paisley window, then vines of foil climb both edges and frame day and place. Portrait, for phones; with its own sitar and tabla in raga Yaman.',
    tags: ['Elite', 'Premium', 'Portrait', 'Paisley', 'Royal', 'With Photos'],
    pricing: 'pricing_001',
    priority: 90,
    ownAudioOnly: true,
    elite: true,
  },
  stage: STAGE,
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.courtyardEvening,
  photos: [GROOM, BRIDE],
  words: words(
    coupleWords({ groom: 'Aryan', bride: 'Kiara' }, { together: '&', maxLength: 22 }),
    { fields: PARENTS.fields, texts: {} },
    line('invitation', 'Closing line', 'Your blessings are our joy', { max_length: 40 }),
    whenWords({ date: '2026-12-11', time: '20:00' }),
    whereWords({ venue: 'The Sindoor Courtyard, Chattarpur', city: 'New Delhi' }, { venueLength: 40, cityLength: 22 }),
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
    { name: 'Names', beats: 9, still: 7, join: 'dissolve', draw: namesScene },
    { name: 'Groom', beats: 7, still: 5.6, join: 'page', draw: groomScene },
    { name: 'Bride', beats: 7, still: 5.6, join: 'rise', draw: brideScene },
    { name: 'Day', beats: 14, still: 9, draw: dayScene },
  ],
});
