// A naming ceremony at night, in portrait: the river, the baby in the moon, the boat, the day in the moon.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { boatScene } from './boat.ts';
import { dayScene } from './day.ts';
import { BABY, COLORS, PAIRING, STAGE } from './look.ts';
import { moonScene } from './moon.ts';
import { riverScene } from './river.ts';

export const theme = buildTheme({
  listing: {
    id: 148,
    slug: 'moonlit-cradle',
    title: 'Moonlit Cradle',
    category: 'naming-ceremony',
    subCategory: 'Modern',
    description:
      'A great moon over a quiet river, paper boats with lamps in them, and the name in moving gold. Your baby sleeps in the moon itself; the date rises in it at the end. A lullaby of music box and celesta, made for phones.',
    tags: ['Elite', 'Premium', 'Portrait', 'Modern', 'Moon', 'Lullaby', 'Naming'],
    pricing: 'pricing_002',
    priority: 88,
    elite: true,
  },
  stage: STAGE,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.littleMoon,
  photos: [BABY],
  words: words(
    line('baby_name', "Baby's name", 'Ishaan', { kind: 'name', headline: true, required: true, max_length: 14 }),
    line('parents', 'Parents', 'Tara & Kunal Mehta', { kind: 'name', required: true, max_length: 44 }),
    line('occasion', 'Occasion, before the name', 'The naming ceremony of', {
      required: true,
      max_length: 30,
      hint: 'The naming ceremony of, the aqiqah of …',
    }),
    line('wish', 'A wish', 'A boat of dreams for our little one', { max_length: 48 }),
    line('born', 'Born', 'born 2 November 2026', { max_length: 28, hint: 'Shown as you write it: born 2 November 2026' }),
    whenWords({ date: '2026-12-13', time: '18:30' }),
    whereWords({ venue: 'The Lakehouse, Powai', city: 'Mumbai' }, { venueLength: 40, cityLength: 24 }),
    line('hosts', 'From', 'The Mehta and Sanghvi families', { kind: 'name', max_length: 30 }),
    lines({
      our_moon: 'Our little moon',
      fold: 'Folded with love',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'River', beats: 5, still: 4, join: 'lift', draw: riverScene },
    { name: 'Moon', beats: 6, still: 4.8, join: 'iris', draw: moonScene },
    { name: 'Boat', beats: 6, still: 4.8, join: 'dissolve', onlyWith: ['wish'], draw: boatScene },
    { name: 'Day', beats: 8, still: 6.4, draw: dayScene },
  ],
});
