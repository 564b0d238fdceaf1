// A Gujarati engagement: the shagun thali on bandhani cloth, the families on betel leaves, the rings in rice, the day.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whereWords, words } from '../../kit/text/sample-words.ts';

import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { ringsScene } from './rings.ts';
import { thaliScene } from './thali.ts';

export const theme = buildTheme({
  listing: {
    id: 133,
    slug: 'sagai',
    title: 'Sagai',
    category: 'engagement',
    subCategory: 'Traditional',
    description:
      'A shagun thali seen from above turns into view on red bandhani: betel leaves, coconut, two rings in rice. The families’ names stand on large paan leaves, the date in a circle of tie-dye knots. Gujarati throughout, with a garba of harmonium, shehnai and dandiya sticks.',
    tags: ['Traditional', 'Gujarati', 'Sagai', 'Without Photos', 'Bandhani', 'Engagement', 'Portrait'],
    pricing: 'pricing_006',
    priority: 82,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  language: 'gu',
  fonts: PAIRING,
  score: TRACKS.sticksAndStars,
  words: words(
    coupleWords({ groom: 'હર્ષ', bride: 'પૂજા' }, { maxLength: 16, together: 'અને' }),
    parentsWords(
      { groom: 'શ્રીમતી\u00a0કોકિલાબેન અને શ્રી\u00a0મહેશભાઈ પટેલ', bride: 'શ્રીમતી\u00a0હંસાબેન અને શ્રી\u00a0દિનેશભાઈ શાહ' },
      { son: '{}ના સુપુત્ર', daughter: '{}ની સુપુત્રી' },
    ),
    line('invitation', 'Invitation line', 'સગાઈના શુભ પ્રસંગે આપને હૃદયપૂર્વક આમંત્રણ', { max_length: 60 }),
    line('date', 'Date', '2027-01-24', { kind: 'date', required: true, max_length: 40 }),
    line('time_line', 'Time in your own words', 'સાંજે 5 વાગ્યે', { required: true, max_length: 30, tells: 'time' }),
    whereWords({ venue: 'શ્રી ઉમિયા વાડી, પાલડી', city: 'અમદાવાદ' }, { venueLength: 44, cityLength: 22 }),
    line('hosts', 'From', 'લિ. પટેલ પરિવાર', { kind: 'name', max_length: 36 }),
    lines({
      day_line: '{date|weekday}, {date|month} {date|year}',
      occasion: 'શુભ સગાઈ',
      and: 'અને',
      teaser: '{date|day} {date|month} {date|year}',
      families_line: 'બે પરિવાર, એક બંધન',
      rings_line: 'શુભ આમંત્રણ',
      day: '{date|day}',
    }),
  ),
  scenes: [
    { name: 'Thali', beats: 8, still: 6.6, join: 'bloom', draw: thaliScene },
    { name: 'Families', beats: 8, still: 6.8, join: 'iris', draw: familiesScene },
    { name: 'Rings', beats: 7, still: 5.6, join: 'sweep', draw: ringsScene },
    { name: 'Day', beats: 11, still: 9, draw: dayScene },
  ],
});
