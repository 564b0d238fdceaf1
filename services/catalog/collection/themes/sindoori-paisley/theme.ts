// Vermilion and gold foil: a paisley draws itself, holds names and portraits, grows along the edges.
import { TRACKS } from '../../music/index.ts';
import { paisleyTheme } from './paisley-theme.ts';

export const theme = paisleyTheme(
  {
    id: 116,
    slug: 'sindoori-paisley',
    title: 'Sindoori Paisley',
    category: 'wedding',
    subCategory: 'Elite',
    description:
      'On vermilion silk a single great paisley draws itself in gold foil and opens leaf by leaf around your names. Groom and bride each look out of a paisley window, then vines of foil climb both edges and frame the day and the place. Portrait, for phones; with sitar and tabla in raga Yaman.',
    tags: ['Elite', 'Premium', 'Portrait', 'Paisley', 'Royal', 'With Photos'],
    pricing: 'pricing_001',
    priority: 90,
    ownAudioOnly: true,
    elite: true,
  },
  {
    palette: { ground: '#a11a12', deep: '#4d0608', metal: '#d3a044', bloom: '#6e0b0e', paper: '#fff3dc' },
    light: '#d8391f',
    weave: '#7d0f0d',
    body: '#7a0f0d',
    rim: '#8c1410',
    dark: '#5f090b',
    soft: '#fff0cb',
    flower: '#ff9d5c',
  },
  {
    couple: { groom: 'Aryan', bride: 'Kiara' },
    parents: { groom: 'Smt. Gayatri & Shri Ashok Malhotra', bride: 'Smt. Rohini & Shri Sanjay Kapoor' },
    when: { date: '2027-01-31', time: '20:00' },
    where: { venue: 'The Sindoor Courtyard, Chattarpur', city: 'New Delhi' },
  },
  TRACKS.courtyardEvening,
);
