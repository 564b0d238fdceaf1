// A reception under crystal: the chandelier, the mirror, the day, the ballroom.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { coupleWords, DATE_AFTER_WEEKDAY, line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { ballroomScene } from './ballroom.ts';
import { chandelierScene } from './chandelier.ts';
import { dayScene } from './day.ts';
import { COLORS, COUPLE, PAIRING, STAGE } from './look.ts';
import { mirrorScene } from './mirror.ts';

export const theme = buildTheme({
  listing: {
    id: 127,
    slug: 'chandelier-hall',
    title: 'Chandelier Hall',
    category: 'reception',
    subCategory: 'Elite',
    description:
      'A crystal chandelier comes down over your names in gold. The two of you appear in an oval mirror, and the date in the heart of the crystal seen from below, in a ballroom of black and ivory. Art deco for an elegant reception, with jazz piano.',
    tags: ['Elite', 'Portrait', 'Reception', 'Art Deco', 'Black and Gold', 'Luxury'],
    pricing: 'pricing_002',
    priority: 88,
    elite: true,
  },
  stage: STAGE,
  // Wide, the wall under the chandelier.
  second: { stage: LANDSCAPE, qr: { x: 1_372, y: 560, size: 312 } },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.lateCoffee,
  photos: [COUPLE],
  words: words(
    coupleWords({ groom: 'Aditya', bride: 'Rhea' }, { maxLength: 22, together: '&' }),
    line('invitation', 'Invitation line', 'request the pleasure of your company', { max_length: 56 }),
    whenWords({ date: '2027-01-30', time: '20:00' }),
    whereWords({ venue: 'The Crystal Hall, Janpath', city: 'New Delhi' }, { venueLength: 42, cityLength: 24 }),
    lines({
      opening: 'Reception',
      and: '&',
      occasion: 'An evening in gold',
      caption: 'Just married',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month}',
      year_time: '{date|year} · {time|clock}',
      date_line: DATE_AFTER_WEEKDAY,
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Chandelier', beats: 5, still: 4, join: 'diamond', draw: chandelierScene },
    { name: 'Mirror', beats: 5, still: 4, join: 'iris', onlyWith: ['couple'], draw: mirrorScene },
    { name: 'Day', beats: 5, still: 4, join: 'doors', draw: dayScene },
    { name: 'Ballroom', beats: 8, still: 6, draw: ballroomScene },
  ],
  // The middle of the dance floor.
  qr: { x: 380, y: 1_530, size: 320 },
});
