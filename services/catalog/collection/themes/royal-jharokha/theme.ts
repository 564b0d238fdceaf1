// A wedding seen through palace windows: doors open on a lake palace; the couple, the families, the day, the place.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import {
  coupleWords,
  DATE_AFTER_WEEKDAY,
  line,
  lines,
  parentsWords,
  whenWords,
  whereWords,
  words,
} from '../../kit/text/sample-words.ts';
import { coupleScene } from './couple.ts';
import { dayScene } from './day.ts';
import { doorsScene } from './doors.ts';
import { familiesScene } from './families.ts';
import { BRIDE, COLORS, GROOM, PAIRING } from './look.ts';
import { placeScene } from './place.ts';
import { score } from './score.ts';

export const theme = buildTheme({
  listing: {
    id: 101,
    slug: 'royal-jharokha',
    title: 'Royal Jharokha',
    category: 'wedding',
    subCategory: 'Traditional',
    description:
      'Palace doors open onto a lake at dusk, and your names stand in gold above it. The two of you appear in carved Rajasthani jharokhas hung with marigolds, your families follow on an ivory page, then the day in the setting sun and the place by the light of floating lamps. Original santoor, shehnai and tabla.',
    tags: ['Premium', 'Traditional', 'Royal', 'Rajasthani', 'Palace', 'Marigold', 'Portrait'],
    pricing: 'pricing_003',
    priority: 100,
    brideFirst: true,
  },
  stage: LANDSCAPE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score,
  photos: [GROOM, BRIDE],
  words: words(
    coupleWords({ groom: 'Arjun', bride: 'Meera' }, { maxLength: 28, together: '&' }),
    parentsWords({ groom: 'Smt. Sunita & Shri Mahendra Rathore', bride: 'Smt. Kavita & Shri Rajesh Mehta' }),
    line('invitation', 'Invitation line', 'With joyful hearts, we invite you to celebrate', { max_length: 64 }),
    whenWords({ date: '2026-12-05', time: '19:30' }),
    whereWords({ venue: 'Lake Terrace, Shiv Niwas', city: 'Udaipur, Rajasthan' }),
    lines({
      blessing: 'शुभ विवाह',
      and: '&',
      occasion: 'WEDDING INVITATION',
      families: 'with the blessings of our elders',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      date_line: DATE_AFTER_WEEKDAY,
      time_line: 'from {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Doors', beats: 5, still: 4, join: 'walk-through', draw: doorsScene },
    { name: 'Couple', beats: 5, still: 4.1, join: 'arch', draw: coupleScene },
    { name: 'Families', beats: 7, still: 5.9, join: 'lift', draw: familiesScene },
    { name: 'Day', beats: 6, still: 4.9, join: 'dissolve', draw: dayScene },
    { name: 'Place', beats: 7, still: 6.25, draw: placeScene },
  ],
});
