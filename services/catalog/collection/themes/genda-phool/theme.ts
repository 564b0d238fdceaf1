// A haldi behind marigolds: the curtain parts on the names; the star of the day; the families; the date.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { curtainScene } from './curtain.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { COLORS, PAIRING, STAGE, STAR } from './look.ts';
import { starScene } from './star.ts';

export const theme = buildTheme({
  listing: {
    id: 158,
    slug: 'genda-phool',
    title: 'Genda Phool',
    category: 'haldi',
    subCategory: 'Traditional',
    description:
      'A curtain of marigold strings parts and the morning sun falls on your names. The bride or the groom appears on a swing of flowers, and a wreath of gendas frames the date. Orange, leaf green and rust with dholki, harmonium and clarinet; one photo, made for phones.',
    tags: ['Traditional', 'Portrait', 'Floral', 'Marigold', 'With Photos', 'Bride First'],
    pricing: 'pricing_004',
    priority: 81,
    brideFirst: true,
  },
  stage: STAGE,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.drumInTheLane,
  photos: [STAR],
  words: words(
    coupleWords({ groom: 'Rohan', bride: 'Ishita' }, { maxLength: 18, together: '&' }),
    parentsWords({ groom: 'Smt. Madhuri & Shri Prakash Kulkarni', bride: 'Smt. Sunita & Shri Arvind Rane' }),
    line('invitation', 'Invitation line', 'Bless them with haldi, flowers and your laughter', { max_length: 60 }),
    line('star_line', 'Line under the photo', 'Glowing already', { max_length: 26 }),
    line('hosts', 'Last line', 'Wear yellow. Bring your songs.', { max_length: 40 }),
    whenWords({ date: '2026-12-04', time: '09:00' }),
    whereWords({ venue: 'Phulwari Lawn, Baner', city: 'Pune' }, { venueLength: 40, cityLength: 26 }),
    lines({
      occasion: 'HALDI',
      tagline: 'a morning of marigolds',
      month_line: '{date|day} {date|month} {date|year}',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Curtain', beats: 8, still: 5.5, join: 'dissolve', draw: curtainScene },
    { name: 'Star', beats: 7, still: 5.4, join: 'lift', draw: starScene },
    { name: 'Families', beats: 7, still: 5.6, join: 'bloom', draw: familiesScene },
    { name: 'Day', beats: 10, still: 7, draw: dayScene },
  ],
});
