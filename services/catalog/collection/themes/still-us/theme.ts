// A long marriage on a line: instant prints drawn in over a terrace, from sunset to night.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { COLORS, FIRST, PAIRING, SECOND, STAGE, THIRD } from './look.ts';
import { partyScene } from './party.ts';
import { firstScene, secondScene, thirdScene } from './prints.ts';
import { stillScene } from './still.ts';

export const theme = buildTheme({
  listing: {
    id: 136,
    slug: 'still-us',
    title: 'Still Us',
    category: 'anniversary',
    subCategory: 'Modern',
    description:
      'An evening on the terrace, from sunset to night: your instant prints are drawn in along the line under strings of lamps, each with the caption only you two understand, while the lights come on in the city below. Then three cards say when, and the night sky says where. Hand-lettered and easy-going, with guitar and light pads.',
    tags: ['Modern', 'Minimal', 'Photos', 'Anniversary', 'Playful', 'Instant Film', 'Portrait'],
    pricing: 'pricing_005',
    priority: 76,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.morningPromise,
  photos: [FIRST, SECOND, THIRD],
  words: words(
    line('her_name', 'One name', 'Mira', { kind: 'name', required: true, max_length: 16 }),
    line('his_name', 'The other name', 'Dev', { kind: 'name', required: true, max_length: 16 }),
    line('years', 'Years together', '25', { required: true, max_length: 3, hint: 'In figures' }),
    line('first_caption', 'Caption for the first photo', 'Goa, and the worst sunburn of our lives', { max_length: 44 }),
    line('second_caption', 'Caption for the second photo', 'You said just one more hill', { max_length: 44 }),
    line('third_caption', 'Caption for the third photo', 'Home, at last with curtains', { max_length: 44 }),
    line('invitation', 'Invitation line', 'Come and laugh at the rest with us', { max_length: 50 }),
    whenWords({ date: '2027-02-13', time: '20:00' }),
    whereWords({ venue: 'The Terrace at 14 Banyan Lane', city: 'Mumbai' }, { venueLength: 44, cityLength: 28 }),
    lines({
      still: 'Still us.',
      names: '{her_name} & {his_name}',
      after: '{years} years and counting',
      first_heading: 'There was this',
      second_heading: 'then this',
      third_heading: 'and now this',
      day: '{date|day}',
      month: '{date|month}\n{date|weekday}',
      time_line: '{time|clock}',
      sign: '{her_name} & {his_name}',
    }),
  ),
  scenes: [
    { name: 'Still us', beats: 7, still: 5.6, join: 'walk-through', draw: stillScene },
    { name: 'First print', beats: 6, still: 4.8, join: 'dissolve', draw: firstScene },
    { name: 'Second print', beats: 6, still: 4.8, join: 'dissolve', draw: secondScene },
    { name: 'Third print', beats: 6, still: 4.8, join: 'lift', onlyWith: ['third'], draw: thirdScene },
    { name: 'Party', beats: 10, still: 8, draw: partyScene },
  ],
});
