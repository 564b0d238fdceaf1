// An Odia wedding: the wheel of the sun at the shore, Sambalpuri cloth, lamps on the temple tank. In Odia.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { COLORS, PAIRING } from './look.ts';
import { placeScene } from './place.ts';
import { shoreScene } from './shore.ts';

export const theme = buildTheme({
  listing: {
    id: 174,
    slug: 'surya-chakra',
    title: 'Surya Chakra',
    category: 'wedding',
    subCategory: 'Odia',
    description:
      'At sunrise on the shore the great stone wheel turns, and your names stand beside it. Sambalpuri cloth slides open for the families with silver filigree between them, the wheel comes to rest with the day in its hub, and lamps float on the temple tank in the evening. Worded in Odia, upright or wide; sarod, sarangi and tabla.',
    tags: ['Traditional', 'Odia', 'Sambalpuri', 'Without Photos', 'Temple', 'Portrait'],
    pricing: 'pricing_004',
    priority: 86,
    brideFirst: true,
  },
  stage: LANDSCAPE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  language: 'or',
  fonts: PAIRING,
  score: TRACKS.sevenLamps,
  words: words(
    coupleWords(
      { groom: 'ଅଭିଷେକ', bride: 'ଶୁଭଶ୍ରୀ' },
      { together: 'ଓ', maxLength: 22, honours: { groom: 'ଶ୍ରୀମାନ', bride: 'କଲ୍ୟାଣୀୟା' } },
    ),
    parentsWords(
      {
        groom: 'ଶ୍ରୀ\u00a0ସୁବାସ\u00a0ପଟ୍ଟନାୟକ ଓ ଶ୍ରୀମତୀ\u00a0ମିନତି\u00a0ପଟ୍ଟନାୟକ',
        bride: 'ଶ୍ରୀ\u00a0ପ୍ରମୋଦ\u00a0ମହାପାତ୍ର ଓ ଶ୍ରୀମତୀ\u00a0ସବିତା\u00a0ମହାପାତ୍ର',
      },
      { son: '{}ଙ୍କ ପୁତ୍ର', daughter: '{}ଙ୍କ କନ୍ୟା' },
      50,
    ),
    line('date', 'Date', '2027-02-27', { kind: 'date', required: true, max_length: 40 }),
    line('time', 'Time', 'ସନ୍ଧ୍ୟା 7:00', { required: true, max_length: 20, tells: 'time', hint: 'As it will be shown' }),
    whereWords({ venue: 'ବିନ୍ଦୁସାଗର କଲ୍ୟାଣ ମଣ୍ଡପ', city: 'ଭୁବନେଶ୍ୱର' }, { venueLength: 32, cityLength: 21 }),
    lines({
      title: 'ଶୁଭ ବିବାହ',
      joined: 'ଓ',
      and: 'ଓ',
      lagna: 'ଶୁଭ ଲଗ୍ନ',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      date_line: '{date|long}',
    }),
  ),
  scenes: [
    { name: 'Shore', beats: 7, still: 5.6, join: 'walk-through', draw: shoreScene },
    {
      name: 'Families',
      beats: 7,
      still: 5.6,
      onlyWith: ['groom_parents', 'bride_parents'],
      join: 'doors',
      draw: familiesScene,
    },
    { name: 'Day', beats: 7, still: 5.4, join: 'dissolve', draw: dayScene },
    { name: 'Place', beats: 14, still: 8, draw: placeScene },
  ],
});
