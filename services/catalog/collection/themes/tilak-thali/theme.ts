// A tilak by the light of one lamp: the plate, the groom, the invitation, the day.
import { film } from '../../kit/film.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { groomScene } from './groom.ts';
import { invitationScene } from './invitation.ts';
import { COLORS, GROOM, PAIRING } from './look.ts';
import { plateScene } from './plate.ts';

export const theme = film({
  listing: {
    id: 161,
    slug: 'tilak-thali',
    title: 'Tilak Thali',
    category: 'tilak',
    subCategory: 'Traditional',
    description:
      'A brass thali waits on maroon silk, coconut, rice and kumkum around a lamp whose light breathes over your words. His picture rests in the plate among marigolds, and the day is set in kumkum. For a tilak in the old way; sitar and tabla.',
    tags: ['Premium', 'Traditional', 'Tilak', 'Brass', 'Hindu', 'Marigold'],
    pricing: 'pricing_003',
    priority: 82,
  },
  stage: LANDSCAPE,
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.courtyardEvening,
  photos: [GROOM],
  words: words(
    line('groom_name', "Groom's name", 'Aditya Mishra', { kind: 'name', required: true, max_length: 32, role: 'groom' }),
    line('parents', "Groom's parents", 'Smt. Rekha & Shri Vinod Mishra', {
      kind: 'name',
      max_length: 56,
      hint: 'Shown under his picture: Son of …',
    }),
    line(
      'invitation',
      'Invitation line',
      'request the honour of your presence and your blessings at the tilak ceremony of our son',
      { max_length: 100 },
    ),
    line('hosts', 'Hosts', 'The Mishra Family', { kind: 'name', required: true, max_length: 40 }),
    whenWords({ date: '2027-02-18', time: '18:00' }),
    whereWords({ venue: 'Gomti Haveli, Vipin Khand', city: 'Lucknow' }, { venueLength: 60, cityLength: 30 }),
    lines({
      title: 'शुभ तिलक',
      occasion: 'Tilak Ceremony',
      groom_line: 'Our beloved son',
      parents_line: 'Son of {parents}',
      with_love: 'With folded hands',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Plate', beats: 6, still: 5, join: 'iris', draw: plateScene },
    { name: 'Groom', beats: 6, still: 5, join: 'dissolve', onlyWith: ['groom'], draw: groomScene },
    { name: 'Invitation', beats: 6, still: 5, join: 'iris', draw: invitationScene },
    { name: 'Day', beats: 9, still: 7, draw: dayScene },
  ],
});
