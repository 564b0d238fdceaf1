// A house warming without photos: the door opens, the welcome, the day with the kalash, the home at evening.
import { buildTheme } from '../../kit/build-theme.ts';
import { LANDSCAPE, PORTRAIT } from '../../kit/stage.ts';
import { line, lines, whenWords, words } from '../../kit/text/sample-words.ts';
import { dayScene } from './day.ts';
import { doorScene } from './door.ts';
import { homeScene } from './home.ts';
import { COLORS, PAIRING } from './look.ts';
import { score } from './score.ts';
import { welcomeScene } from './welcome.ts';

export const theme = buildTheme({
  listing: {
    id: 103,
    slug: 'shubh-griha',
    title: 'Shubh Griha Pravesh',
    category: 'house-warming',
    subCategory: 'Traditional',
    description:
      'A carved door opens under a mango-leaf toran, with banana plants and a brass kalash at its sides, while a rangoli draws itself on the floor. Your invitation appears by lamplight, the date beside the kalash, and your home lights up for the evening. No photos needed. Soft sitar, strings and temple bells.',
    tags: ['Traditional', 'Griha Pravesh', 'Hindu', 'Without Photos', 'Marigold', 'Portrait'],
    pricing: 'pricing_008',
    priority: 80,
  },
  stage: LANDSCAPE,
  second: { stage: PORTRAIT },
  colors: COLORS,
  fonts: PAIRING,
  score,
  words: words(
    line('family', 'Hosts', 'Anjali & Vivek Deshpande', {
      kind: 'name',
      required: true,
      max_length: 40,
      hint: 'Names of the people who invite',
    }),
    line('invitation', 'Invitation line', 'invite you and your family to bless our new home', { max_length: 90 }),
    whenWords({ date: '2027-03-10', time: '18:30' }),
    line('muhurat', 'Pooja or muhurat', 'Vastu Pooja 6:45 PM', { max_length: 36, hint: 'If you want it shown' }),
    line('venue', 'House and street', 'Parijat, 12 Tilak Path', { kind: 'place', required: true, max_length: 56 }),
    line('city', 'City', 'Indore', { kind: 'place', required: true, max_length: 24 }),
    lines({
      title: 'गृह प्रवेश',
      title_english: 'Housewarming',
      blessing: 'आपका हार्दिक स्वागत है',
      day_heading: 'Join us on',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month} {date|year}',
      date_line: '{date|long}',
      time_line: '{time|clock} onwards',
      closing: 'Your presence is our blessing',
    }),
  ),
  scenes: [
    { name: 'Door', beats: 4, still: 3.3, join: 'walk-through', draw: doorScene },
    { name: 'Welcome', beats: 5, still: 4.2, join: 'lift', draw: welcomeScene },
    { name: 'Day', beats: 4, still: 3.3, join: 'iris', draw: dayScene },
    { name: 'Home', beats: 6, still: 5.2, draw: homeScene },
  ],
});
