// A groom's procession by night, along one street: elephant, drums, the mare, the palace.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { dholScene } from './dhol.ts';
import { elephantScene } from './elephant.ts';
import { familiesScene } from './families.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';

export const theme = buildTheme({
  listing: {
    id: 111,
    slug: 'baraat-nights',
    title: 'Baraat Nights',
    category: 'wedding',
    subCategory: 'Traditional',
    description:
      'The baraat is on its way: a caparisoned elephant under a gilded howdah, dhol players in full swing, the groom on his mare, and fireworks over the palace. The camera walks along with them down one lamplit street. Shehnai and dholak; for families who arrive with drums.',
    tags: ['Premium', 'Traditional', 'Royal', 'Without Photos', 'Baraat', 'Fireworks', 'Portrait'],
    pricing: 'pricing_002',
    priority: 88,
    brideFirst: true,
  },
  stage: STAGE,
  // The code has its place in the sky between the words and the palace.
  second: { stage: PORTRAIT, qr: { x: 385, y: 1_062, size: 310 } },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.baraatAtTheGate,
  words: words(
    coupleWords({ groom: 'Vikram', bride: 'Ananya' }, { together: '&', maxLength: 24 }),
    parentsWords({ groom: 'Smt. Usha & Shri Harish Chauhan', bride: 'Smt. Rekha & Shri Anil Shekhawat' }, undefined, 48),
    line(
      'invitation',
      'Invitation line',
      'Bring your dancing shoes and your blessings: walk with us as the groom comes for his bride',
      { max_length: 100 },
    ),
    whenWords({ date: '2026-12-12', time: '18:30' }),
    whereWords({ venue: 'Suraj Bagh Palace, Amer Road', city: 'Jaipur' }, { venueLength: 44, cityLength: 26 }),
    lines({
      blessing: 'शुभ विवाह',
      and: 'weds',
      occasion: 'WEDDING INVITATION',
      call: 'The baraat is at the gate',
      date_line: '{date|long}',
      time_line: 'Baraat at {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Elephant', beats: 10, still: 8, join: 'page', draw: elephantScene },
    { name: 'Dhol', beats: 8, still: 6.4, join: 'page', draw: dholScene },
    { name: 'Families', beats: 10, still: 8, onlyWith: ['groom_parents', 'bride_parents'], join: 'page', draw: familiesScene },
    { name: 'Day', beats: 16, still: 8, draw: dayScene },
  ],
  // The sky beside the venue, across from the fireworks.
  qr: { x: 1_566, y: 270, size: 310 },
});
