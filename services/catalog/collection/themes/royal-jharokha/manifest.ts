import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { hexColors } from '../../kit/palette.ts';
import { cityField, dateField, timeField, venueField } from '../../kit/text/common.ts';
import { fontFiles } from '../../kit/type-pairings.ts';
import { PORTRAIT } from './couple.ts';
import { COLORS, CUTS, FRAMES, HEIGHT, PAIRING, WIDTH } from './look.ts';
import { score } from './score.ts';

export const manifest: ThemeManifest = {
  format: 1,
  id: 101,
  title: 'Royal Jharokha',
  category: 'wedding',
  category_id: 1,
  sub_category: 'Traditional',
  description:
    'Palace doors open on a lake at dusk, and your names stand in gold above it. The two of you appear in carved Rajasthani jharokhas hung with marigolds, your families follow on an ivory page, then the day in the setting sun and the place by the light of floating lamps. Original santoor, shehnai and tabla.',
  tags: ['Premium', 'Traditional', 'Royal', 'Rajasthani', 'Palace', 'Marigold'],
  has_watermark: false,
  default_audio_only: false,
  has_bride_first_option: true,
  is_elite_version: false,
  auto_deliver: false,
  priority: 100,
  pricing_id: 'pricing_003',
  width: WIDTH,
  height: HEIGHT,
  fps: 30,
  frames: FRAMES,
  fields: [
    { key: 'groom_name', label: "Groom's name", kind: 'name', required: true, max_length: 32, sample: 'Arjun', role: 'groom' },
    { key: 'bride_name', label: "Bride's name", kind: 'name', required: true, max_length: 32, sample: 'Meera', role: 'bride' },
    {
      key: 'groom_parents',
      label: "Groom's parents",
      kind: 'name',
      required: false,
      max_length: 60,
      sample: 'Smt. Sunita & Shri Mahendra Rathore',
      hint: 'Shown as: Son of …',
    },
    {
      key: 'bride_parents',
      label: "Bride's parents",
      kind: 'name',
      required: false,
      max_length: 60,
      sample: 'Smt. Kavita & Shri Rajesh Mehta',
      hint: 'Shown as: Daughter of …',
    },
    {
      key: 'invitation',
      label: 'Invitation line',
      kind: 'text',
      required: false,
      max_length: 70,
      sample: 'With joyful hearts, we invite you to celebrate',
    },
    dateField('2026-12-05'),
    timeField('19:30'),
    venueField('Lake Terrace, Shiv Niwas'),
    cityField('Udaipur, Rajasthan'),
  ],
  slots: [
    { key: 'groom', label: "Groom's photo", ...PORTRAIT, required: true },
    { key: 'bride', label: "Bride's photo", ...PORTRAIT, required: true },
  ],
  sample_photos: { groom: 'groom.jpg', bride: 'bride.jpg' },
  texts: {
    blessing: { text: 'शुभ विवाह' },
    first: { text: '{groom_name}', bride_first: '{bride_name}' },
    second: { text: '{bride_name}', bride_first: '{groom_name}' },
    // The names under the pictures stay with them, whoever is named first.
    groom_caption: { text: '{groom_name}', bride_first: '{groom_name}' },
    bride_caption: { text: '{bride_name}', bride_first: '{bride_name}' },
    and: { text: '&' },
    occasion: { text: 'WEDDING INVITATION' },
    first_parents: { text: 'Son of {groom_parents}', bride_first: 'Daughter of {bride_parents}' },
    second_parents: { text: 'Daughter of {bride_parents}', bride_first: 'Son of {groom_parents}' },
    families: { text: 'with the blessings of our elders' },
    weekday: { text: '{date|weekday}' },
    day: { text: '{date|day}' },
    month: { text: '{date|month} {date|year}' },
    couple: { text: '{groom_name} & {bride_name}', bride_first: '{bride_name} & {groom_name}' },
    date_line: { text: '{date|long}' },
    time_line: { text: 'from {time|clock}' },
  },
  scenes: [
    { name: 'Doors', first_frame: CUTS.doors.first, last_frame: CUTS.doors.last, still_frame: 80 },
    { name: 'Couple', first_frame: CUTS.couple.first, last_frame: CUTS.couple.last, still_frame: 182 },
    { name: 'Families', first_frame: CUTS.families.first, last_frame: CUTS.families.last, still_frame: 318 },
    { name: 'Day', first_frame: CUTS.day.first, last_frame: CUTS.day.last, still_frame: 438 },
    { name: 'Place', first_frame: CUTS.place.first, last_frame: CUTS.place.last, still_frame: 585 },
  ],
  thumbnail_scene: 0,
  colors: hexColors(COLORS),
  music: { file: 'music.m4a', title: score.title, fade_out_seconds: 0.4 },
  fonts: fontFiles(PAIRING),
};
