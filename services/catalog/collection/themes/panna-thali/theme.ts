// The thali on emerald silk, with all texts in Hindi.
import { palette } from '../../kit/palette.ts';
import { FONTS, fontNames } from '../../kit/type-pairings.ts';
import { TRACKS } from '../../music/index.ts';
import { thaliTheme } from '../tilak-thali/thali-theme.ts';

const FACES = { names: FONTS.vesper, lines: FONTS.mukta, devanagari: FONTS.vesper };

export const theme = thaliTheme(
  {
    id: 160,
    slug: 'panna-thali',
    title: 'Panna Thali',
    category: 'tilak',
    subCategory: 'Traditional',
    description:
      'The brass thali of a tilak on silk as green as an emerald, every word in Hindi: the lamp flickers over his name, his picture rests among marigolds and the date is set in kumkum. With sarod and tabla; works without a photo too.',
    tags: ['Traditional', 'Hindi', 'Tilak', 'Brass', 'Emerald', 'Portrait'],
    pricing: 'pricing_003',
    priority: 70,
  },
  {
    colors: palette({ ground: '#0c4a3c', deep: '#03201a', metal: '#d3a044', bloom: '#e8902c', paper: '#fff4de' }),
    silk: { fold: ['#04231c', '#1d7f66', '#125a48'], shade: '#021511', cloth: ['#1a8a6c', '#053a2d'] },
    fonts: FACES,
    font: fontNames(FACES),
  },
  TRACKS.sevenLamps,
  {
    language: 'hi',
    sample: {
      groom: 'विवेक पाठक',
      parents: 'श्रीमती\u00a0आशा एवं श्री\u00a0रमेश पाठक',
      invitation: 'इस मंगल अवसर पर आपकी उपस्थिति और आशीर्वाद सादर प्रार्थित हैं',
      hosts: 'समस्त पाठक परिवार',
      date: '2027-03-04',
      time: '19:00',
      venue: 'गंगा\u00a0दर्शन\u00a0उपवन, लंका मार्ग',
      city: 'वाराणसी',
    },
    fixed: {
      occasion: 'सादर आमंत्रण',
      groom: 'चिरंजीव',
      parents: '{parents} के सुपुत्र',
      hosts: 'दर्शनाभिलाषी',
      time: 'समय: {time|clock}',
    },
  },
);
