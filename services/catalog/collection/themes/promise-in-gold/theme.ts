// An engagement at midnight: two bands of gold lock, a stone throws its light, the two, the day, the place.
import { film } from '../../kit/film.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { COLORS, HER, HIM, PAIRING, STAGE } from './look.ts';
import { placeScene } from './place.ts';
import { herScene, hisScene } from './portraits.ts';
import { ringsScene } from './rings.ts';

export const theme = film({
  listing: {
    id: 132,
    slug: 'promise-in-gold',
    title: 'A Promise in Gold',
    category: 'engagement',
    subCategory: 'Elite',
    description:
      'Two bands of gold turn through a midnight sky and lock into each other, sparks circling; a diamond catches the light and throws it over your names and your day. Each of you is set in a ring of gold. Piano and strings, for an evening to remember.',
    tags: ['Elite', 'Premium', 'Rings', 'Photos', 'Diamond', 'Night'],
    pricing: 'pricing_001',
    priority: 88,
    elite: true,
  },
  stage: STAGE,
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.onlyUs,
  photos: [HER, HIM],
  words: words(
    coupleWords({ groom: 'Vivaan', bride: 'Ishita' }, { maxLength: 18, together: '&' }),
    parentsWords({ groom: 'Smt. Meenal & Shri Ashok Deshmukh', bride: 'Smt. Radhika & Shri Prakash Rao' }),
    line('invitation', 'Invitation line', 'Be with us on the evening we exchange our rings', { max_length: 60 }),
    whenWords({ date: '2027-01-23', time: '19:00' }),
    whereWords({ venue: 'The Crystal Terrace, Hotel Nakshatra', city: 'Hyderabad' }, { venueLength: 60, cityLength: 36 }),
    lines({
      occasion: 'ENGAGEMENT',
      and: '&',
      teaser: '{date|weekday}, {date|day} {date|month}',
      her_line: 'BRIDE-TO-BE',
      his_line: 'GROOM-TO-BE',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      weekday: '{date|weekday}, {time|clock}',
      date_line: '{date|long}',
      time_line: 'from {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Rings', beats: 6, still: 5, join: 'iris', draw: ringsScene },
    { name: 'Bride-to-be', beats: 5, still: 4, join: 'sweep', draw: herScene },
    { name: 'Groom-to-be', beats: 5, still: 4, join: 'diamond', draw: hisScene },
    { name: 'Day', beats: 5, still: 4, join: 'rise', draw: dayScene },
    { name: 'Place', beats: 7, still: 5.6, draw: placeScene },
  ],
});
