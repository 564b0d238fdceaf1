import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { hexColors } from '../../kit/palette.ts';
import { cityField, dateField, timeField, venueField } from '../../kit/text/common.ts';
import { fontFiles } from '../../kit/type-pairings.ts';
import { COLORS, CUTS, FRAMES, HEIGHT, PAIRING, WIDTH } from './look.ts';
import { score } from './score.ts';
import { PICTURE } from './star.ts';

export const manifest: ThemeManifest = {
  format: 1,
  id: 102,
  title: 'Up, Up, Hooray',
  category: 'birthday',
  category_id: 3,
  sub_category: 'Kids',
  description:
    'Balloons lift a golden number into a sunny sky, your little star beams from a scalloped medallion, the cake arrives with its candles lit, and a paper card keeps day, hour and place in sight. Bright ukulele, bells and hand claps; made for phones.',
  tags: ['Kids', 'Portrait', 'Balloons', 'Modern', 'Playful', 'First Birthday'],
  has_watermark: true,
  default_audio_only: false,
  has_bride_first_option: false,
  is_elite_version: false,
  auto_deliver: false,
  priority: 90,
  pricing_id: 'pricing_005',
  width: WIDTH,
  height: HEIGHT,
  fps: 30,
  frames: FRAMES,
  fields: [
    { key: 'child_name', label: "Birthday star's name", kind: 'name', required: true, max_length: 20, sample: 'Aarohi' },
    { key: 'age', label: 'Age', kind: 'text', required: true, max_length: 4, sample: '5', hint: 'In figures, as on the cake' },
    {
      key: 'invitation',
      label: 'Invitation line',
      kind: 'text',
      required: false,
      max_length: 60,
      sample: 'Cake, games and giggles are waiting for you!',
    },
    dateField('2027-01-16'),
    timeField('17:00'),
    { ...venueField('The Treehouse Café, Koregaon Park'), max_length: 56 },
    cityField('Pune'),
    { key: 'hosts', label: 'From', kind: 'name', required: false, max_length: 44, sample: 'With love, Nisha & Rohan Kulkarni' },
  ],
  slots: [{ key: 'child', label: "Birthday star's photo", ...PICTURE, required: true }],
  sample_photos: { child: 'child.jpg' },
  texts: {
    turning: { text: 'Someone is turning' },
    occasion: { text: 'You’re invited to the party!' },
    star_line: { text: 'Meet our birthday star' },
    proud_line: { text: '{age} years of pure joy' },
    cheer: { text: 'Come and celebrate' },
    party_title: { text: 'Party time!' },
    weekday: { text: '{date|weekday}' },
    day_month: { text: '{date|day} {date|month}' },
    time_line: { text: '{time|clock} onwards' },
  },
  scenes: [
    { name: 'Balloons', first_frame: CUTS.balloons.first, last_frame: CUTS.balloons.last, still_frame: 74 },
    { name: 'Star', first_frame: CUTS.star.first, last_frame: CUTS.star.last, still_frame: 164 },
    { name: 'Cake', first_frame: CUTS.cake.first, last_frame: CUTS.cake.last, still_frame: 240 },
    { name: 'Party', first_frame: CUTS.party.first, last_frame: CUTS.party.last, still_frame: 370 },
  ],
  thumbnail_scene: 0,
  colors: hexColors(COLORS),
  music: { file: 'music.m4a', title: score.title, fade_out_seconds: 0.3 },
  fonts: fontFiles(PAIRING),
};
