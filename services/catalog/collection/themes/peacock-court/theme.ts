// A peacock unfolds its train beside the names; photos in feather eyes.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { coupleScene } from './couple.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { BRIDE, COLORS, GROOM, PAIRING, STAGE } from './look.ts';
import { placeScene } from './place.ts';
import { trainScene } from './train.ts';

export const theme = buildTheme({
  listing: {
    id: 113,
    slug: 'peacock-court',
    title: 'Peacock Court',
    category: 'wedding',
    subCategory: 'Elite',
    description:
      'A peacock in lapis and gold opens its train, feather by feather, beside your names. Your portraits rest in two feather eyes, the date stands in the heart of a third, and at the end the bird stands above a lake before lit temples. Bansuri and sarod in raga Desh; for royal celebrations.',
    tags: ['Elite', 'Premium', 'Royal', 'Peacock', 'With Photos', 'Portrait'],
    pricing: 'pricing_001',
    priority: 92,
    brideFirst: true,
    elite: true,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.firstRain,
  photos: [GROOM, BRIDE],
  words: words(
    coupleWords({ groom: 'Devraj', bride: 'Ishita' }, { together: '&', maxLength: 24 }),
    parentsWords({ groom: 'Smt. Padma & Shri Raghav Singh Deo', bride: 'Smt. Leela & Shri Mohan Patnaik' }),
    line('invitation', 'Invitation line', 'With the blessings of our elders, we ask for the honour of your presence', {
      max_length: 90,
    }),
    whenWords({ date: '2027-02-11', time: '19:00' }),
    whereWords({ venue: 'Mayur Mahal Gardens', city: 'Bhubaneswar, Odisha' }, { venueLength: 40, cityLength: 30 }),
    lines({
      heading: 'THE WEDDING OF',
      and: 'and',
      request: 'Together with their families',
      day: '{date|day}',
      weekday: '{date|weekday}',
      month_year: '{date|month} {date|year}',
      date_line: '{date|long}',
      time_line: 'from {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Train', beats: 10, still: 8.4, join: 'bloom', draw: trainScene },
    { name: 'Couple', beats: 8, still: 6.4, join: 'page', draw: coupleScene },
    { name: 'Families', beats: 9, still: 7.4, onlyWith: ['groom_parents', 'bride_parents'], join: 'iris', draw: familiesScene },
    { name: 'Day', beats: 8, still: 6.4, join: 'dissolve', draw: dayScene },
    { name: 'Place', beats: 13, still: 8, draw: placeScene },
  ],
});
