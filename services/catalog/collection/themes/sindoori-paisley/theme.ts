// Vermilion and gold leaf by lamplight: great paisleys hold the names, the portraits and the day.
import { withPalettes } from '../../kit/with-palettes.ts';
import { TRACKS } from '../../music/index.ts';
import type { Tones } from './look.ts';
import { paisleyTheme } from './paisley-theme.ts';

const VERMILION: Tones = {
  palette: { ground: '#9a1710', deep: '#2a0304', metal: '#d3a044', bloom: '#6e0b0e', paper: '#fff3dc' },
  light: '#d8391f',
  weave: '#7d0f0d',
  body: '#7a0f0d',
  heart: '#3d0507',
  soft: '#fff0cb',
  flower: '#ff9d5c',
};
/** Sapphire silk at night. */
const SAPPHIRE: Tones = {
  palette: { ground: '#16296b', deep: '#060d2c', metal: '#d3a044', bloom: '#0f1c50', paper: '#fff3dc' },
  light: '#2f55b8',
  weave: '#0f1e57',
  body: '#0e1a4e',
  heart: '#080e2b',
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
        'In a hall of vermilion or sapphire a single great paisley of beaten gold leaf opens leaf by leaf around your names; lamps flicker on silk below it, marigolds hang above. Groom and bride each look out of a paisley window, and a third holds the day. With sitar and tabla in raga Yaman.',
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
