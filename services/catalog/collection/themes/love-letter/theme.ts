// A valentine for phones: a sealed envelope, the letter that rises out of it, hearts of cut paper.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { line, lines, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { envelopeScene } from './envelope.ts';
import { heartScene } from './heart.ts';
import { letterScene } from './letter.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';

export const theme = buildTheme({
  listing: {
    id: 137,
    slug: 'love-letter',
    title: 'Love Letter',
    category: 'wishes',
    subCategory: 'Valentines Day',
    description:
      'An envelope on paper lace, sealed in red wax with a heart. The seal breaks, your letter rises and unfolds, and your name stands in hearts of cut paper. A valentine in your own words, with piano and strings; made for phones.',
    tags: ['Love', 'Portrait', 'Without Photos', 'Valentine', 'Greeting', 'Romantic'],
    pricing: 'pricing_008',
    priority: 80,
    autoDeliver: true,
  },
  stage: STAGE,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.onlyUs,
  words: words(
    line('to', 'For', 'Tara', { kind: 'name', headline: true, required: true, max_length: 16 }),
    line('message', 'Your letter', 'You are my favourite hello and my hardest goodbye.\nStay for chai. Stay for always.', {
      kind: 'long_text',
      required: true,
      max_length: 160,
    }),
    line('from', 'From', 'Kabir', { kind: 'name', required: true, max_length: 16 }),
    lines({
      letter_for: 'A letter for',
      occasion: 'Happy Valentine’s Day',
      dear: 'Dear {to},',
      closing: 'Yours, always',
      wish: 'Happy Valentine’s Day, {to}',
    }),
  ),
  scenes: [
    { name: 'Envelope', beats: 5, still: 4, join: 'dissolve', draw: envelopeScene },
    { name: 'Letter', beats: 10, still: 8.4, join: 'heart', draw: letterScene },
    { name: 'Heart', beats: 6, still: 4.8, draw: heartScene },
  ],
});
