// The thali on maroon silk.
import { palette } from '../../kit/palette.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { TRACKS } from '../../music/index.ts';
import { thaliTheme } from './thali-theme.ts';

const FACES = { names: FONTS.yeseva, lines: FONTS.garamond, devanagari: FONTS.vesper };

export const theme = thaliTheme(
  {
    id: 161,
    slug: 'tilak-thali',
    title: 'Tilak Thali',
    category: 'tilak',
    subCategory: 'Traditional',
    description:
      'A brass thali waits on maroon silk, with coconut, rice and kumkum around a lamp whose light flickers over your words. His picture rests on the plate among marigolds, and the date is set in kumkum. For a traditional tilak, with sitar and tabla.',
    tags: ['Premium', 'Traditional', 'Tilak', 'Brass', 'Hindu', 'Marigold', 'Portrait'],
    pricing: 'pricing_003',
    priority: 82,
  },
  {
    colors: palette({ ground: '#5c1022', deep: '#26060f', metal: '#d3a044', bloom: '#d0321f', paper: '#fff1dc' }),
    silk: { fold: ['#2c0611', '#8c1f38', '#6b1429'], shade: '#1c040b', cloth: ['#a8243c', '#4a0b1a'] },
    fonts: FACES,
    font: fontNames(FACES),
  },
  TRACKS.courtyardEvening,
  {
    sample: {
      groom: 'Aditya Mishra',
      parents: 'Smt. Rekha & Shri Vinod Mishra',
      invitation: 'We request the honour of your presence and your blessings at the tilak ceremony of our son',
      hosts: 'The Mishra Family',
      date: '2027-02-25',
      time: '18:00',
      venue: 'Gomti Haveli, Vipin Khand',
      city: 'Lucknow',
    },
    fixed: {
      occasion: 'Tilak Ceremony',
      groom: 'With joy and blessings',
      parents: 'Son of {parents}',
      hosts: 'With folded hands',
      time: '{time|clock} onwards',
    },
  },
);
