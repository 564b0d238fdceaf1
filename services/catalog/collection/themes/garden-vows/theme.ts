// Vows in a garden: the arch, the couple, the invitation, the chapel.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { coupleWords, line, lines, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { archScene } from './arch.ts';
import { coupleScene } from './couple.ts';
import { dayScene } from './day.ts';
import { invitationScene } from './invitation.ts';
import { COLORS, COUPLE, PAIRING, STAGE } from './look.ts';

export const theme = buildTheme({
  listing: {
    id: 124,
    slug: 'garden-vows',
    title: 'Garden Vows',
    category: 'wedding',
    subCategory: 'Christian',
    description:
      'A white arch tied with eucalyptus and peonies stands in the morning haze, with a chapel on the hill behind it and your names beneath. One photo of the two of you, a wreath for the invitation, and the day in sage and blush, with a string quartet.',
    tags: ['Christian', 'Modern', 'Portrait', 'Floral', 'Garden', 'Pastel'],
    pricing: 'pricing_004',
    priority: 86,
    brideFirst: true,
  },
  stage: STAGE,
  second: { stage: LANDSCAPE },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.fourChairs,
  photos: [COUPLE],
  words: words(
    coupleWords({ groom: 'Ethan', bride: 'Clara' }, { maxLength: 22, together: '&' }),
    line('promise', 'A line of your own', 'Two hearts, one promise', { max_length: 40 }),
    line('invitation', 'Invitation line', 'joyfully invite you to witness their vows', { max_length: 60 }),
    line('families', 'Families', 'the D’Souza & Fernandes families', { kind: 'name', max_length: 44 }),
    whenWords({ date: '2027-02-06', time: '10:00' }),
    whereWords({ venue: 'Chapel of Our Lady of the Hill, Assagao', city: 'Goa' }, { venueLength: 50, cityLength: 28 }),
    lines({
      opening: 'The wedding of',
      and: '&',
      occasion: 'A garden wedding',
      parents_line: 'together with',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month}',
      year: '{date|year}',
      time_line: 'at {time|clock}',
    }),
  ),
  scenes: [
    { name: 'Arch', beats: 8, still: 6, join: 'walk-through', draw: archScene },
    { name: 'Couple', beats: 8, still: 6, join: 'dissolve', draw: coupleScene },
    { name: 'Invitation', beats: 7, still: 5.6, join: 'bloom', draw: invitationScene },
    { name: 'Day', beats: 11, still: 8, draw: dayScene },
  ],
});
