// The golden hour: ink green and gold, for fiftieth, sixtieth and other milestone birthdays.
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { TRACKS } from '../../music/index.ts';
import { gentleman } from '../../samples/grown-ups.ts';
import { decoTheme } from './deco-theme.ts';

export const theme = decoTheme(
  {
    id: 142,
    slug: 'golden-hour',
    title: 'The Golden Hour',
    category: 'birthday',
    subCategory: 'Milestone',
    description:
      'For a fiftieth, a sixtieth or any birthday worth a grand evening: a gilded fan opens behind the number, a tower of champagne coupes builds up glass by glass, and a 1920s mirror holds the portrait. Ink green and moving gold, with a swing band.',
    tags: ['Premium', 'Milestone', 'Art Deco', 'Modern', 'Golden Jubilee', 'Grown-ups'],
    pricing: 'pricing_003',
    priority: 86,
  },
  {
    colors: palette({ ground: '#10332a', deep: '#06120e', metal: '#d3a044', bloom: '#c58a3a', paper: '#fbf3dd' }),
    metal: GOLD,
    wordMetal: PALE_GOLD,
    accent: '#eec878',
    shine: '#e9b95a',
  },
  {
    picture: gentleman,
    name: 'Vikram Sethi',
    age: '50',
    words: 'Fifty years of laughter, long lunches and longer stories',
    date: '2027-01-23',
    time: '19:30',
    venue: 'The Marigold Room, Hotel Alcazar',
    city: 'Mumbai',
    hosts: 'From Radhika, Aanya and Dev',
    promise: 'An evening of gold, jazz and old friends',
    toast: 'to {age} golden years, and all the stories to come',
  },
  TRACKS.ballroomShoes,
);
