// A birthday in the jungle, without photos: lion, elephant with the age, hornbill, the board with the details.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { elephantScene } from './elephant.ts';
import { hornbillScene } from './hornbill.ts';
import { COLORS, PAIRING } from './look.ts';
import { partyScene } from './party.ts';
import { roarScene } from './roar.ts';

export const theme = buildTheme({
  listing: {
    id: 143,
    slug: 'jungle-roar',
    title: 'Jungle Roar',
    category: 'birthday',
    subCategory: 'Kids',
    description:
      'Big leaves part and a friendly lion looks out in front of the sun, an elephant lifts the new age on a balloon, a hornbill calls everybody over, and a board of planks on two vines shows the plan. No photo needed; with ukulele, whistles and claps.',
    tags: ['Kids', 'Jungle', 'Without Photos', 'Modern', 'Animals', 'Playful', 'Portrait'],
    pricing: 'pricing_006',
    priority: 82,
  },
  stage: LANDSCAPE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.paperHats,
  words: words(
    line('child_name', "Birthday child's name", 'Advik', { kind: 'name', headline: true, required: true, max_length: 18 }),
    line('age', 'Age', '4', { required: true, max_length: 2, hint: 'In figures, for the balloon' }),
    line('invitation', 'Invitation line', 'Come for cake, games and a little mischief!', { max_length: 60 }),
    whenWords({ date: '2027-03-07', time: '11:00' }),
    whereWords({ venue: 'The Banyan Lawn, Jubilee Hills', city: 'Hyderabad' }, { venueLength: 50, cityLength: 28 }),
    line('hosts', 'From', 'From Sneha & Karthik Reddy', { kind: 'name', max_length: 30 }),
    lines({
      roar: 'Hear us roar!',
      turning: 'is turning {age}',
      guess: 'Guess the number',
      wild: 'One more wild year',
      call: 'Hornbill says',
      party_title: 'The party is on',
      day_month: '{date|day} {date|month} {date|year}',
      when: '{date|weekday}, {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Roar', beats: 8, still: 6.4, join: 'rise', draw: roarScene },
    { name: 'Elephant', beats: 7, still: 5.6, join: 'iris', draw: elephantScene },
    { name: 'Hornbill', beats: 8, still: 6.4, join: 'sweep', onlyWith: ['invitation'], draw: hornbillScene },
    { name: 'Party', beats: 15, still: 12, draw: partyScene },
  ],
});
