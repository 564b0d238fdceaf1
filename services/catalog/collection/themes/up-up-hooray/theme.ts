// A birthday full of balloons, in portrait for phones: number and name, the photo, the cake, the card.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { balloonsScene } from './balloons.ts';
import { cakeScene } from './cake.ts';
import { COLORS, PAIRING, STAR } from './look.ts';
import { partyScene } from './party.ts';
import { score } from './score.ts';
import { starScene } from './star.ts';

export const theme = buildTheme({
  listing: {
    id: 102,
    slug: 'up-up-hooray',
    title: 'Up, Up, Hooray',
    category: 'birthday',
    subCategory: 'Kids',
    description:
      'Balloons lift a foil number into a sunny sky, your little star beams from a scalloped medallion, the cake arrives with its candles lit, and a paper card shows the day, the time and the place. Bright ukulele, bells and hand claps; made for phones.',
    tags: ['Kids', 'Portrait', 'Balloons', 'Modern', 'Playful', 'First Birthday'],
    pricing: 'pricing_005',
    priority: 90,
    watermark: true,
  },
  stage: PORTRAIT,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score,
  photos: [STAR],
  words: words(
    line('child_name', "Birthday star's name", 'Aarohi', { kind: 'name', headline: true, required: true, max_length: 20 }),
    line('age', 'Age', '5', { required: true, max_length: 4, hint: 'In figures, as on the cake' }),
    line('invitation', 'Invitation line', 'Cake, games and giggles are waiting for you!'),
    whenWords({ date: '2027-01-16', time: '17:00' }),
    whereWords({ venue: 'The Treehouse Café, Koregaon Park', city: 'Pune' }, { venueLength: 42, cityLength: 26 }),
    line('hosts', 'From', 'With love, Nisha & Rohan Kulkarni', { kind: 'name', max_length: 44 }),
    lines({
      turning: 'Someone is turning',
      occasion: 'You’re invited to the party!',
      star_line: 'Meet our birthday star',
      proud_line: '{age} years of pure joy',
      cheer: 'Come and celebrate',
      party_title: 'Party time!',
      weekday: '{date|weekday}',
      day_month: '{date|day} {date|month} {date|year}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Balloons', beats: 6, still: 5, join: 'rise', draw: balloonsScene },
    { name: 'Star', beats: 6, still: 5, join: 'page', draw: starScene },
    { name: 'Cake', beats: 5, still: 4, join: 'rise', draw: cakeScene },
    { name: 'Party', beats: 9, still: 7.6, draw: partyScene },
  ],
});
