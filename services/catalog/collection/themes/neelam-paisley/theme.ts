// The video of the large paisley in sapphire and gold foil.
import { TRACKS } from '../../music/index.ts';
import { paisleyTheme } from '../sindoori-paisley/paisley-theme.ts';

export const theme = paisleyTheme(
  {
    id: 119,
    slug: 'neelam-paisley',
    title: 'Neelam Paisley',
    category: 'wedding',
    subCategory: 'Elite',
    description:
      'Sapphire silk at night: a single great paisley draws itself in gold foil around your names, groom and bride look out of paisley windows, and foil vines climb the edges until the day and the place stand between them. Portrait, for phones; with sarod, sarangi and tabla.',
    tags: ['Elite', 'Premium', 'Portrait', 'Paisley', 'Sapphire', 'With Photos'],
    pricing: 'pricing_001',
    priority: 79,
    ownAudioOnly: true,
    elite: true,
  },
  {
    palette: { ground: '#16296b', deep: '#060d2c', metal: '#d3a044', bloom: '#0f1c50', paper: '#fff3dc' },
    light: '#2f55b8',
    weave: '#0f1e57',
    body: '#0e1a4e',
    rim: '#132260',
    dark: '#0a1238',
    soft: '#ffdf9e',
    flower: '#7fb6f2',
  },
  {
    couple: { groom: 'Rohan', bride: 'Tara' },
    parents: { groom: 'Smt. Anita & Shri Vivek Mehra', bride: 'Smt. Kamini & Shri Rajiv Sethi' },
    when: { date: '2027-12-08', time: '19:30' },
    where: { venue: 'Neelam Gardens, Golf Course Road', city: 'Gurugram' },
  },
  TRACKS.sevenLamps,
);
