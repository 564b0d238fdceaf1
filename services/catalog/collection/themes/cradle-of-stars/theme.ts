// A baby shower at night: mobile and moon, the parents in a ring of stars, the announcement, the window.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { COLORS, PAIRING, PARENTS, STAGE } from './look.ts';
import { lullabyScene } from './lullaby.ts';
import { parentsScene } from './parents.ts';
import { showerScene } from './shower.ts';
import { windowScene } from './window.ts';

export const theme = buildTheme({
  listing: {
    id: 144,
    slug: 'cradle-of-stars',
    title: 'Cradle of Stars',
    category: 'baby-shower',
    subCategory: 'Modern',
    description:
      'A moon of butter light comes up over lavender clouds while a mobile of felt stars turns above the names of the parents-to-be. There is room for their photo in a ring of stars, and a nursery window shows the day and the place. A music box plays along.',
    tags: ['Modern', 'Stars', 'Moon', 'Nursery', 'Lullaby', 'Portrait'],
    pricing: 'pricing_004',
    priority: 84,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.littleMoon,
  photos: [PARENTS],
  words: words(
    line('parents', 'Parents-to-be', 'Ananya & Rohan Deshmukh', { kind: 'name', headline: true, required: true, max_length: 28 }),
    line('wish', 'A line beside the photo', 'Two hearts, one tiny star to count the nights for', {
      max_length: 60,
      hint: 'Shown only with a photo',
    }),
    whenWords({ date: '2027-02-19', time: '17:00' }),
    whereWords({ venue: 'The Glasshouse, Baner Hills', city: 'Pune' }, { venueLength: 45, cityLength: 28 }),
    line('hosts', 'From', 'With love, the Deshmukh and Kale families', { kind: 'name', max_length: 46 }),
    lines({
      coming: 'A little star is on the way',
      hush: 'Join us for a baby shower',
      dreaming: 'Counting the nights',
      invite: 'Please join us for a',
      occasion: 'Baby Shower',
      for_whom: 'under the stars, with {parents}',
      weekday: '{date|weekday}',
      day_month: '{date|day} {date|month} {date|year}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Lullaby', beats: 8, still: 6.4, join: 'rise', draw: lullabyScene },
    { name: 'Parents', beats: 6, still: 4.8, join: 'dissolve', onlyWith: ['photo'], draw: parentsScene },
    { name: 'Shower', beats: 7, still: 5.6, join: 'iris', draw: showerScene },
    { name: 'Window', beats: 9, still: 7.2, draw: windowScene },
  ],
});
