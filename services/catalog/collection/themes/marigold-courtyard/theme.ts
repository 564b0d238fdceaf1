// A sunlit haveli courtyard hung with marigolds; a reception at dusk if there is one.
import type { ThemeField } from '@nimantran/proto/domain/theme';
import { buildTheme } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { coupleScene } from './couple.ts';
import { courtyardScene } from './courtyard.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { COLORS, COUPLE, PAIRING, STAGE } from './look.ts';
import { placeScene } from './place.ts';
import { receptionScene } from './reception.ts';

const reception = (key: string, kind: ThemeField['kind'], label: string, sample: string, length: number) =>
  line(`reception_${key}`, label, sample, { kind, max_length: length, function: 'Reception' });

export const theme = buildTheme({
  listing: {
    id: 115,
    slug: 'marigold-courtyard',
    title: 'Marigold Courtyard',
    category: 'wedding',
    subCategory: 'With Reception',
    description:
      'Morning light wanders over the walls of a haveli while curtains of marigolds part to show your names. Block-printed cloths present the two families, a brass bowl of flowers turns around the date, and at dusk the arcades light up for the reception, if there is one. Sarangi, dholak and khartal.',
    tags: ['With-Reception', 'Reception', 'Traditional', 'Haveli', 'Marigold', 'Portrait'],
    pricing: 'pricing_003',
    priority: 83,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.windOnTheDunes,
  photos: [COUPLE],
  words: words(
    coupleWords({ groom: 'Kunal', bride: 'Mrinalini' }, { together: '&', maxLength: 24 }),
    parentsWords({ groom: 'Smt. Sarla & Shri Dinesh Bothra', bride: 'Smt. Nirmala & Shri Vinod Surana' }, undefined, 55),
    line('couple_line', 'Line beside the photo', 'begin their journey with your blessings', { max_length: 60 }),
    line('invitation', 'Invitation line', 'Come home to our courtyard and celebrate with us', { max_length: 80 }),
    whenWords({ date: '2026-12-06', time: '10:30' }),
    whereWords({ venue: 'Rang Chowk Haveli, Station Road', city: 'Bikaner' }, { venueLength: 60 }),
    reception('date', 'date', 'Reception: date', '2026-12-07', 40),
    reception('time', 'time', 'Reception: time', '19:30', 40),
    reception('venue', 'place', 'Reception: venue', 'The Lamplit Terrace, Rang Chowk Haveli', 60),
    lines({
      heading: 'शुभ विवाह',
      and: '&',
      occasion: 'request the pleasure of your company',
      day: '{date|day}',
      weekday: '{date|weekday}',
      month_year: '{date|month} {date|year}',
      reception_title: 'Reception',
      reception_line: 'dinner under the evening sky',
      reception_day: '{reception_date|long}',
      reception_hour: '{reception_time|clock} onwards',
      date_line: '{date|long}',
      time_line: 'Wedding at {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Courtyard', beats: 8, still: 6.6, join: 'doors', draw: courtyardScene },
    { name: 'Couple', beats: 7, still: 5.6, onlyWith: ['couple'], join: 'sweep', draw: coupleScene },
    { name: 'Families', beats: 8, still: 6.4, onlyWith: ['groom_parents', 'bride_parents'], join: 'rise', draw: familiesScene },
    { name: 'Day', beats: 7, still: 5.6, join: 'dissolve', draw: dayScene },
    {
      name: 'Reception',
      beats: 8,
      still: 6.4,
      onlyWith: ['reception_date', 'reception_time', 'reception_venue'],
      join: 'arch',
      draw: receptionScene,
    },
    { name: 'Place', beats: 11, still: 7, draw: placeScene },
  ],
});
