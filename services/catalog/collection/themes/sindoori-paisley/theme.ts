// Vermilion and gold foil: a paisley draws itself, holds names and portraits, grows along the edges.
import { withPalettes } from '../../kit/with-palettes.ts';
import { TRACKS } from '../../music/index.ts';
import type { Tones } from './look.ts';
import { paisleyTheme } from './paisley-theme.ts';

const VERMILION: Tones = {
  palette: { ground: '#a11a12', deep: '#4d0608', metal: '#d3a044', bloom: '#6e0b0e', paper: '#fff3dc' },
  light: '#d8391f',
  weave: '#7d0f0d',
  body: '#7a0f0d',
  rim: '#8c1410',
  dark: '#5f090b',
  soft: '#fff0cb',
  flower: '#ff9d5c',
};
/** Sapphire silk at night. */
const SAPPHIRE: Tones = {
  palette: { ground: '#16296b', deep: '#060d2c', metal: '#d3a044', bloom: '#0f1c50', paper: '#fff3dc' },
  light: '#2f55b8',
  weave: '#0f1e57',
  body: '#0e1a4e',
  rim: '#132260',
  dark: '#0a1238',
  soft: '#ffdf9e',
  flower: '#7fb6f2',
};

const paisleyIn = (tones: Tones) =>
  paisleyTheme(
    {
      id: 116,
      slug: 'sindoori-paisley',
      title: 'Sindoori Paisley',
      category: 'wedding',
      subCategory: 'Elite',
      description:
        'On silk of vermilion or sapphire a single great paisley draws itself in gold foil and opens leaf by leaf around your names. Groom and bride each look out of a paisley window, then vines of foil climb both edges and frame the day and the place. With sitar and tabla in raga Yaman.',
      tags: ['Elite', 'Premium', 'Portrait', 'Paisley', 'Royal', 'Sapphire', 'With Photos'],
      pricing: 'pricing_001',
      priority: 90,
      ownAudioOnly: true,
      elite: true,
    },
    tones,
    {
      couple: { groom: 'Aryan', bride: 'Kiara' },
      parents: { groom: 'Smt. Gayatri & Shri Ashok Malhotra', bride: 'Smt. Rohini & Shri Sanjay Kapoor' },
      when: { date: '2027-01-31', time: '20:00' },
      where: { venue: 'The Sindoor Courtyard, Chattarpur', city: 'New Delhi' },
    },
    TRACKS.courtyardEvening,
  );

export const theme = withPalettes(paisleyIn(VERMILION), { key: 'vermilion', name: 'Vermilion' }, [
  { key: 'sapphire', name: 'Sapphire', replaces: 119, theme: paisleyIn(SAPPHIRE) },
]);
