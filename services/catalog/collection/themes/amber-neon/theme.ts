// The neon sangeet in amber light: gold, emerald and ember on a green night.
import { palette } from '../../kit/palette.ts';
import { photoPlace } from '../../kit/photo-frame.ts';
import { TRACKS } from '../../music/index.ts';
import { coupleAtHome } from '../../samples/couples.ts';
import { neonLook } from '../neon-sangeet/look.ts';
import { neonTheme } from '../neon-sangeet/neon-theme.ts';

export const theme = neonTheme({
  listing: {
    id: 150,
    slug: 'amber-neon',
    title: 'Amber Neon',
    category: 'sangeet',
    subCategory: 'Modern',
    description:
      'The lights come up in amber: a jharokha of golden tubes flickers on around your names, emerald beams sweep the floor from a mirror ball, and dancers turn in front of an ember sun. A warm night with a disco beat; made for phones, with room for one photo.',
    tags: ['Modern', 'Portrait', 'Disco', 'Gold', 'Party', 'Dance'],
    pricing: 'pricing_005',
    priority: 70,
    watermark: true,
  },
  score: TRACKS.mirrorBall,
  colors: palette({ ground: '#06170f', deep: '#030c08', metal: '#ffb43a', bloom: '#ff6a3d', paper: '#fff8ea' }),
  look: neonLook(
    {
      one: '#ffa726',
      two: '#27e0a0',
      three: '#ff5f45',
      warm: '#ffd9a0',
      cool: '#a6f5d6',
      night: ['#04110c', '#0d3325'],
      haze: '#1d6a4a',
      floor: '#0f3a2b',
      dark: '#061a13',
      figure: '#04100b',
      sun: '#ffe07a',
      ball: ['#4a2c08', '#c8903a', '#fff0c4'],
    },
    photoPlace('couple', 'Photo of the two of you', coupleAtHome, false),
  ),
  sample: {
    groom: 'Dev',
    bride: 'Rhea',
    invitation: 'Come for the songs, stay for the jalebi.',
    hosts: 'The Chopras & the Senguptas',
    rsvp: 'Band at eight, floor till dawn',
    date: '2026-12-12',
    time: '19:30',
    venue: 'The Old Mill, Mehrauli',
    city: 'New Delhi',
  },
});
