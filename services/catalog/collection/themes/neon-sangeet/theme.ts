// A sangeet in neon, in portrait for phones: tubes come on around the names; the two, the floor, the day.
import { film } from '../../kit/film.ts';
import { coupleWords, line, lines, whenWords, whereWords, words } from '../../kit/text/words.ts';
import { TRACKS } from '../../music/index.ts';
import { coupleScene } from './couple.ts';
import { COLORS, COUPLE, PAIRING, STAGE } from './look.ts';
import { partyScene } from './party.ts';
import { placeScene } from './place.ts';
import { switchOnScene } from './switch-on.ts';

export const theme = film({
  listing: {
    id: 152,
    slug: 'neon-sangeet',
    title: 'Neon Sangeet',
    category: 'sangeet',
    subCategory: 'Modern',
    description:
      'A jharokha of neon tubes flickers on around your names, beams run over the floor from a ball of mirrors, and dancers turn before a striped sun. Ink, magenta and cyan with a synth-pop beat; made for phones, with room for one photo of the two of you.',
    tags: ['Modern', 'Portrait', 'Disco', 'Neon', 'Party', 'Dance'],
    pricing: 'pricing_005',
    priority: 82,
    watermark: true,
  },
  stage: STAGE,
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.cityLights,
  photos: [COUPLE],
  words: words(
    coupleWords({ groom: 'Kabir', bride: 'Tara' }, { maxLength: 20, together: '&' }),
    line('invitation', 'Invitation line', 'Two left feet? Come anyway.', { max_length: 44 }),
    line('hosts', 'Invited by', 'The Mehras & the D’Costa-Raos', { kind: 'name', max_length: 44 }),
    line('rsvp', 'Last line', 'DJ from eight, biryani at ten', { max_length: 44 }),
    whenWords({ date: '2027-01-22', time: '20:00' }),
    whereWords({ venue: 'Warehouse Nine, Lower Parel', city: 'Mumbai' }, { venueLength: 44, cityLength: 26 }),
    lines({
      occasion: 'SANGEET',
      and: '&',
      date_line: '{date|day} {date|month} {date|year}',
      playlist: 'Two hearts, one playlist',
      tagline: 'The floor is open',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month}',
      time_line: '{time|clock} till late',
    }),
  ),
  scenes: [
    { name: 'Switch on', beats: 11, still: 7.5, join: 'cut', draw: switchOnScene },
    { name: 'Couple', beats: 8, still: 6, join: 'sweep', onlyWith: ['couple'], draw: coupleScene },
    { name: 'Party', beats: 9, still: 7, join: 'iris', draw: partyScene },
    { name: 'Place', beats: 13, still: 9, draw: placeScene },
  ],
});
