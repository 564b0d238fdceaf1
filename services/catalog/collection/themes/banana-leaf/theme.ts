// A South Indian haldi as a flat-lay: banana leaf and names, betel and families, the line, the day.
import { buildTheme, inShape } from '../../kit/build-theme.ts';
import { PORTRAIT } from '../../kit/stage.ts';
import { coupleWords, line, lines, parentsWords, whenWords, whereWords, words } from '../../kit/text/sample-words.ts';
import { TRACKS } from '../../music/index.ts';
import { dayScene } from './day.ts';
import { familiesScene } from './families.ts';
import { invitationScene } from './invitation.ts';
import { leafScene } from './leaf.ts';
import { COLORS, PAIRING, STAGE } from './look.ts';
import { uprightDay, uprightFamilies, uprightInvitation, uprightLeaf } from './upright.ts';

export const theme = buildTheme({
  listing: {
    id: 159,
    slug: 'banana-leaf',
    title: 'Banana Leaf',
    category: 'haldi',
    subCategory: 'South Indian',
    description:
      'Seen from above on a lime-washed floor: a banana leaf, a bowl of fresh turmeric, betel, coconut and jasmine set down one by one, while shadows of palms move over the words. Calm and modern, for haldi and nalangu, with veena and nadaswaram.',
    tags: ['Modern', 'South Indian', 'Without Photos', 'Minimal', 'Traditional', 'Daytime', 'Portrait'],
    pricing: 'pricing_006',
    priority: 85,
    autoDeliver: true,
  },
  stage: STAGE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.templeSteps,
  words: words(
    coupleWords({ groom: 'Karthik', bride: 'Nandini' }, { maxLength: 22, together: '&' }),
    parentsWords({ groom: 'Smt. Lalitha & Sri Ramesh Subramaniam', bride: 'Smt. Gayathri & Sri Mohan Sundaram' }),
    line('ritual', 'Name of the ceremony', 'Haldi and Nalangu', { max_length: 30, tells: 'title' }),
    line('invitation', 'Invitation line', 'Turmeric, betel and blessings. Only you are missing.', { max_length: 60 }),
    line('hosts', 'Invited by', 'With love, our two families', { kind: 'name', max_length: 36 }),
    line('closing', 'Last line', 'A meal on the leaf follows', { max_length: 44 }),
    whenWords({ date: '2027-01-24', time: '08:30' }),
    whereWords({ venue: 'Thendral Farm, Vadavalli', city: 'Coimbatore' }, { venueLength: 44, cityLength: 26 }),
    lines({
      occasion: 'HALDI',
      and: '&',
      with_blessings: 'With the blessings of our elders',
      date_line: '{date|day} {date|month} {date|year}',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Leaf', beats: 7, still: 5, join: 'page', draw: inShape(leafScene, uprightLeaf) },
    { name: 'Families', beats: 6, still: 4.8, join: 'page', draw: inShape(familiesScene, uprightFamilies) },
    { name: 'Invitation', beats: 6, still: 4.6, join: 'sweep', draw: inShape(invitationScene, uprightInvitation) },
    { name: 'Day', beats: 9, still: 6.5, draw: inShape(dayScene, uprightDay) },
  ],
});
