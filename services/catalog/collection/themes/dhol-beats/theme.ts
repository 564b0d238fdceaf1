// A sangeet on the beat of two dhols, in landscape: drums and names, the dance, the families, the night.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { danceScene } from './dance.ts';
import { dholsScene } from './dhols.ts';
import { familiesScene } from './families.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { nightScene } from './night.ts';

export const theme = buildTheme({
  listing: {
    id: 151,
    slug: 'dhol-beats',
    title: 'Dhol Beats',
    category: 'sangeet',
    subCategory: 'Traditional',
    description:
      'Two painted dhols beat the names into a violet night, strings of bulbs answer on every stroke, and dancers swing before a glowing disc. Hot pink and orange, with dhol and tumbi that make everybody dance. No photos needed.',
    tags: ['Traditional', 'Festive', 'Without Photos', 'Punjabi', 'Dance', 'Night', 'Portrait'],
    pricing: 'pricing_004',
    priority: 84,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.dholInTheSquare,
  words: words(
    coupleWords({ groom: 'Gurpreet', bride: 'Simran' }, { together: '&' }),
    parentsWords({
      groom: 'Sardarni Harjeet\u00a0Kaur & S.\u00a0Balwinder\u00a0Singh',
      bride: 'Smt. Jasleen & Shri Rakesh Malhotra',
    }),
    line('invitation', 'Invitation line', 'Bring your dancing shoes!', { max_length: 50 }),
    line('dress', 'Dress code or a note', 'Dress: loud, bright, unforgettable', { max_length: 44 }),
    line('invited_by', 'Invited by', 'The Singh and Malhotra families', { kind: 'name', max_length: 44 }),
    line('hosts', 'Last line', 'Dinner, dhol and dancing till late', { max_length: 36 }),
    whenWords({ date: '2027-02-12', time: '19:00' }),
    whereWords({ venue: 'Phulkari Courtyard, Ferozepur Road', city: 'Ludhiana, Punjab' }, { venueLength: 56 }),
    lines({
      occasion: 'Sangeet Night',
      and: '&',
      with_families: 'Together with their families',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Dhols', beats: 8, still: 5, join: 'sweep', draw: dholsScene },
    { name: 'Dance', beats: 8, still: 6, join: 'iris', draw: danceScene },
    { name: 'Families', beats: 7, still: 5.5, join: 'sweep', draw: familiesScene },
    { name: 'Night', beats: 11, still: 8, draw: nightScene },
  ],
});
