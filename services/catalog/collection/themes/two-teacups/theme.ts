// An anniversary wish: two cups on a window sill, rain that clears to sun, steam that becomes a heart.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { line, lines, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { clearingScene } from './clearing.ts';
import { keepsakeScene } from './keepsake.ts';
import { COLORS, PAIRING, PHOTO, STAGE } from './look.ts';
import { rainScene } from './rain.ts';
import { sunnyScene } from './sunny.ts';

export const theme = buildTheme({
  listing: {
    id: 138,
    slug: 'two-teacups',
    title: 'Two Teacups',
    category: 'wishes',
    subCategory: 'Anniversary',
    description:
      'Two cups of tea on a window sill, rain on the glass. Their steam intertwines, the clouds part, your wish stands in the sun, and at last the steam rises into one heart. A warm greeting for parents and friends, with a jazzy electric piano.',
    tags: ['Greeting', 'Warm', 'Anniversary', 'Photo', 'Tea', 'Monsoon', 'Portrait'],
    pricing: 'pricing_008',
    priority: 74,
    autoDeliver: true,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.lateCoffee,
  photos: [PHOTO],
  words: words(
    line('names', 'For whom', 'Nandini & Joseph', {
      kind: 'name',
      headline: true,
      required: true,
      max_length: 34,
      hint: 'Both names, as you call them',
    }),
    line('years_line', 'How long', '15 years of sharing an umbrella', { max_length: 36 }),
    line('message', 'Your wish', 'May the kettle always be on, and every rain end like this one.', {
      kind: 'long_text',
      required: true,
      max_length: 110,
    }),
    line('from', 'From', 'Priya & Arnav', { kind: 'name', required: true, max_length: 24 }),
    lines({ wish: 'Happy anniversary', photo_line: 'Here’s to the two of you', sign: 'With love from' }),
  ),
  scenes: [
    { name: 'Rain', beats: 6, still: 4.8, join: 'dissolve', draw: rainScene },
    { name: 'Keepsake', beats: 4, still: 3.4, join: 'dissolve', onlyWith: ['photo'], draw: keepsakeScene },
    { name: 'Clearing', beats: 7, still: 5.6, join: 'dissolve', draw: clearingScene },
    { name: 'Sun', beats: 6, still: 4.8, draw: sunnyScene },
  ],
});
