// The rosé hour: the art deco birthday in burgundy and rose gold.
import { palette } from '../../kit/palette.ts';
import { TRACKS } from '../../music/index.ts';
import { lady } from '../../samples/grown-ups.ts';
import { decoTheme } from '../golden-hour/deco-theme.ts';

export const theme = decoTheme(
  {
    id: 140,
    slug: 'rose-hour',
    title: 'The Rosé Hour',
    category: 'birthday',
    subCategory: 'Milestone',
    description:
      'Burgundy walls, rose gold and a tower of coupes: for her fortieth, or any birthday that deserves a toast. A fan opens behind the number, a stepped mirror holds her portrait, and the evening is set out in one clear frame, with bossa nova.',
    tags: ['Premium', 'Milestone', 'Art Deco', 'Modern', 'Rose Gold', 'For Her'],
    pricing: 'pricing_003',
    priority: 79,
  },
  {
    colors: palette({ ground: '#5c1a35', deep: '#210612', metal: '#dc9a80', bloom: '#c9627a', paper: '#fff1e8' }),
    metal: { shade: '#9a5545', body: '#dc9a80', shine: '#f7cdb8', glint: '#fff2ea' },
    wordMetal: { shade: '#e3a890', body: '#f2c0aa', shine: '#ffe0d2', glint: '#fff8f4' },
    accent: '#f4c4ae',
    shine: '#f0a48c',
  },
  {
    picture: lady,
    name: 'Meera Nair',
    age: '40',
    words: 'Forty years of grace, grit and very good company',
    date: '2027-02-27',
    time: '20:00',
    venue: 'The Conservatory, Fort House',
    city: 'Kochi',
    hosts: 'From Anand, Tara and Rishi',
    promise: 'An evening of pearls, music and old friends',
    toast: 'to {age} radiant years, and the best still to come',
  },
  TRACKS.pearlHour,
);
