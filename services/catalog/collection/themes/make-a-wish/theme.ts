// A birthday wish for phones: one candle in the dark, then sky lanterns carry the wishes over the hills.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { line, lines, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { candleScene } from './candle.ts';
import { lanternScene } from './lantern.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { wishesScene } from './wishes.ts';

export const theme = buildTheme({
  listing: {
    id: 139,
    slug: 'make-a-wish',
    title: 'Make a Wish',
    category: 'wishes',
    subCategory: 'Birthday',
    description:
      'One candle burns in the dark beside a name. It is blown out, its smoke curls up, and the wish goes with it: paper lanterns rise over evening hills, the nearest with your words on its paper. A greeting for any age, with a music box.',
    tags: ['Greeting', 'Portrait', 'Birthday', 'Without Photos', 'Lanterns', 'Night'],
    pricing: 'pricing_008',
    priority: 79,
    ownAudioOnly: true,
  },
  stage: STAGE,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.littleMoon,
  words: words(
    line('name', 'Whose birthday', 'Anaya', { kind: 'name', headline: true, required: true, max_length: 14 }),
    line('age', 'Age', '30', { max_length: 3, hint: 'Leave it empty if it is a secret' }),
    line('message', 'Your wish', 'May every light you send up find its way back to you.', {
      kind: 'long_text',
      required: true,
      max_length: 110,
    }),
    line('from', 'From', 'Rhea & Joel', { kind: 'name', required: true, max_length: 24 }),
    lines({ make_a_wish: 'Make a wish', age_line: '{age} today', birthday: 'Happy birthday', love: 'with love' }),
  ),
  scenes: [
    { name: 'Candle', beats: 7, still: 5, join: 'dissolve', draw: candleScene },
    { name: 'Lanterns', beats: 9, still: 7.4, join: 'dissolve', draw: wishesScene },
    { name: 'Wish', beats: 7, still: 5.4, draw: lanternScene },
  ],
});
