// A milestone birthday in art deco: the number before its fan, the champagne tower, the portrait, the evening.
import { film } from '../../kit/film.ts';
import { LANDSCAPE } from '../../kit/stage.ts';
import { line, lines, whenWords, whereWords, words } from '../../kit/text/words.ts';
import { TRACKS } from '../../music/index.ts';
import { eveningScene } from './evening.ts';
import { COLORS, PAIRING, STAR } from './look.ts';
import { numberScene } from './number.ts';
import { portraitScene } from './portrait.ts';
import { toastScene } from './toast.ts';

export const theme = film({
  listing: {
    id: 142,
    slug: 'golden-hour',
    title: 'The Golden Hour',
    category: 'birthday',
    subCategory: 'Milestone',
    description:
      'For fifty, sixty, any year worth a grand evening: a gilded fan opens behind the number, a tower of champagne coupes builds up glass by glass, and a mirror of the twenties holds the portrait. Ink green and moving gold, with a warm electric piano.',
    tags: ['Premium', 'Milestone', 'Art Deco', 'Modern', 'Golden Jubilee', 'Grown-ups'],
    pricing: 'pricing_003',
    priority: 86,
  },
  stage: LANDSCAPE,
  colors: COLORS,
  fonts: PAIRING,
  score: TRACKS.lateCoffee,
  photos: [STAR],
  words: words(
    line('name', "Birthday star's name", 'Vikram Sethi', { kind: 'name', required: true, max_length: 26 }),
    line('age', 'Age', '50', { required: true, max_length: 3, hint: 'In figures' }),
    line('words', 'A line beside the portrait', 'Fifty years of laughter, long lunches and longer stories', {
      max_length: 60,
      hint: 'Shown where there is a photo',
    }),
    whenWords({ date: '2027-01-23', time: '19:30' }),
    whereWords({ venue: 'The Marigold Room, Hotel Alcazar', city: 'Mumbai' }, { venueLength: 44, cityLength: 28 }),
    line('hosts', 'From', 'From Radhika, Aanya and Dev', { kind: 'name', max_length: 36 }),
    lines({
      occasion: 'BIRTHDAY SOIRÉE',
      sub: 'An evening of gold, jazz and old friends',
      toast_title: 'RAISE A GLASS',
      toast: 'to {age} golden years, and all the stories to come',
      cheers: 'CHEERS TO YOU',
      weekday: '{date|weekday}',
      day: '{date|day}',
      month: '{date|month}',
      time_line: '{time|clock} onwards',
    }),
  ),
  scenes: [
    { name: 'Number', beats: 5, still: 4, join: 'diamond', draw: numberScene },
    { name: 'Toast', beats: 5, still: 4, join: 'doors', draw: toastScene },
    { name: 'Portrait', beats: 5, still: 4, join: 'diamond', onlyWith: ['portrait'], draw: portraitScene },
    { name: 'Evening', beats: 8, still: 6.4, draw: eveningScene },
  ],
});
