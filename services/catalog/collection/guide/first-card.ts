// The sample package of the Theme Guide: two scenes that use every part of a theme once. It is not sold.
import type { Theme } from '../kit/theme.ts';
import { bride } from '../samples/couple.ts';
import { FRAMES, firstCardAnimation, SCENES } from './animation.ts';
import { firstCardScore } from './score.ts';

export const theme: Theme = {
  slug: 'first-card',
  manifest: {
    format: 1,
    id: 900001,
    title: 'First Card',
    category: 'wedding',
    category_id: 1,
    sub_category: 'Modern',
    description: 'Two scenes on aubergine: the names beside a photo, then the day and the place. Made to be read and changed.',
    tags: ['Modern', 'Minimal'],
    has_watermark: true,
    default_audio_only: false,
    has_bride_first_option: true,
    is_elite_version: false,
    auto_deliver: false,
    priority: 1,
    pricing_id: 'pricing_005',
    width: 1920,
    height: 1080,
    fps: 30,
    frames: FRAMES,
    fields: [
      { key: 'groom', label: "Groom's name", kind: 'name', required: true, max_length: 12, sample: 'Arjun', role: 'groom' },
      { key: 'bride', label: "Bride's name", kind: 'name', required: true, max_length: 12, sample: 'Meera', role: 'bride' },
      { key: 'date', label: 'Date', kind: 'date', required: true, max_length: 10, sample: '2030-12-07' },
      { key: 'time', label: 'Time', kind: 'time', required: false, max_length: 5, sample: '19:30' },
      { key: 'venue', label: 'Venue', kind: 'place', required: true, max_length: 24, sample: 'Lake Palace' },
      { key: 'city', label: 'City', kind: 'place', required: false, max_length: 14, sample: 'Udaipur' },
      {
        key: 'message',
        label: 'A line of your own',
        kind: 'text',
        required: false,
        max_length: 36,
        sample: 'Come early, stay late.',
        hint: 'If you leave it empty, its space closes.',
      },
    ],
    slots: [{ key: 'couple', label: 'A photo of you', width: 640, height: 800, required: false }],
    sample_photos: { couple: bride.file },
    texts: {
      names: { text: '{groom} & {bride}', bride_first: '{bride} & {groom}' },
      occasion: { text: 'are getting married' },
      day: { text: '{date|long}, {time|clock}' },
      where: { text: '{venue}, {city}' },
    },
    scenes: SCENES,
    thumbnail_scene: 0,
    colors: { ground: '#4a1237' },
    music: { file: 'music.m4a', title: firstCardScore.title, fade_out_seconds: 1.5, beats_per_minute: 90 },
    fonts: { 'Marcellus-Regular': 'Marcellus_400Regular.ttf' },
  },
  animation: firstCardAnimation,
  score: firstCardScore,
  samples: [bride],
};
