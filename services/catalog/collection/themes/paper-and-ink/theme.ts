// A wedding in paper cuts and pen drawings: names, a sentence, the day, the place.
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, DATE_AFTER_WEEKDAY, line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { namesScene } from './names.ts';
import { placeScene } from './place.ts';
import { wordsScene } from './sample-words.ts';

export const theme = buildTheme({
  listing: {
    id: 125,
    slug: 'paper-and-ink',
    title: 'Paper & Ink',
    category: 'wedding',
    subCategory: 'Modern',
    description:
      'Discs and leaves cut from clay, sand and olive paper slide into place while branches and poppies draw themselves in one line. Large, plain type and a page for every thought: for couples who like design more than glitter. Without photos, with a felt piano.',
    tags: ['Modern', 'Minimal', 'Without Photos', 'Typography', 'Boho', 'Terracotta', 'Portrait'],
    pricing: 'pricing_005',
    priority: 82,
    watermark: true,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.foldedPaper,
  words: words(
    coupleWords({ groom: 'Kabir', bride: 'Anaya' }, { maxLength: 22, together: '&' }),
    line('statement', 'What you would like to say', 'Good food, old friends and the two of us saying yes.', {
      required: true,
      max_length: 84,
    }),
    line('families', 'Families', 'With love, the Mehras & the Kapoors', { max_length: 56 }),
    whenWords({ date: '2027-02-21', time: '17:30' }),
    whereWords({ venue: 'The Clay House, Mandrem', city: 'Goa' }, { venueLength: 44, cityLength: 30 }),
    lines({
      and: 'and',
      occasion: 'are getting married',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month}',
      year: '{date|year}',
      time_line: '{time|clock}',
      date_line: `${DATE_AFTER_WEEKDAY}, {time|clock}`,
    }),
  ),
  scenes: [
    { name: 'Names', beats: 5, still: 4, join: 'sweep', draw: namesScene },
    { name: 'Words', beats: 6, still: 4.6, join: 'page', draw: wordsScene },
    { name: 'Day', beats: 5, still: 4, join: 'rise', draw: dayScene },
    { name: 'Place', beats: 7, still: 5.4, draw: placeScene },
  ],
});
