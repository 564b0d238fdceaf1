// The golden hour: ink green and gold, for fiftieth, sixtieth and other milestone birthdays.
import { GOLD, PALE_GOLD, palette } from '../../kit/palette.ts';
import { withPalettes } from '../../kit/with-palettes.ts';
import { TRACKS } from '../../music/index.ts';
import { gentleman } from '../../samples/grown-ups.ts';
import { decoTheme } from './deco-theme.ts';
import type { DecoTones } from './look.ts';

const GREEN: DecoTones = {
  colors: palette({ ground: '#10332a', deep: '#06120e', metal: '#d3a044', bloom: '#c58a3a', paper: '#fbf3dd' }),
  metal: GOLD,
  wordMetal: PALE_GOLD,
  accent: '#eec878',
  shine: '#e9b95a',
};
/** For her: burgundy walls and rose gold. */
const ROSE: DecoTones = {
  colors: palette({ ground: '#5c1a35', deep: '#210612', metal: '#dc9a80', bloom: '#c9627a', paper: '#fff1e8' }),
  metal: { shade: '#9a5545', body: '#dc9a80', shine: '#f7cdb8', glint: '#fff2ea' },
  wordMetal: { shade: '#e3a890', body: '#f2c0aa', shine: '#ffe0d2', glint: '#fff8f4' },
  accent: '#f2c0aa',
  shine: '#f0a48c',
};

const decoIn = (tones: DecoTones) =>
  decoTheme(
    {
      id: 142,
      slug: 'golden-hour',
      title: 'The Golden Hour',
      category: 'birthday',
      subCategory: 'Milestone',
      description:
        'For a fiftieth, a sixtieth or any birthday worth a grand evening: a gilded fan opens behind the number, a tower of champagne coupes builds up glass by glass, and a 1920s mirror holds the portrait. In ink green and moving gold, or in burgundy and rose gold, with a swing band.',
      tags: ['Premium', 'Milestone', 'Art Deco', 'Modern', 'Golden Jubilee', 'Grown-ups', 'Rose Gold', 'Portrait'],
      pricing: 'pricing_003',
      priority: 86,
    },
    tones,
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

export const theme = withPalettes(decoIn(GREEN), { key: 'green', name: 'Ink green and gold' }, [
  { key: 'rose', name: 'Burgundy and rose gold', replaces: 140, theme: decoIn(ROSE) },
]);
