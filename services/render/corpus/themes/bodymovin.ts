import { createCanvas } from '@napi-rs/canvas';
import * as ae from '../kit/bodymovin.ts';
import { couple, field } from '../kit/common.ts';
import { seeded } from '../kit/motion.ts';
import { rings } from '../kit/pictures.ts';
import type { CorpusTheme } from '../kit/theme.ts';
import { COLORS, dayScene, FRAMES, namesScene, nestedComp, ringScene, rosette, sparks } from './bodymovin-scenes.ts';

const RING = { key: 'ring', label: 'The ring', width: 900, height: 900, required: true, picture: rings };
/** An engagement as After Effects exports it, with expressions and a proprietary effect that only After Effects supports. */
export function bodymovin(): CorpusTheme {
  return {
    id: 9008,
    title: 'Sagai',
    category: 'wedding',
    description:
      'Exported from After Effects: range selectors, mattes, nested compositions, trims, repeaters, effects, time remapping and expressions.',
    size: [1920, 1080],
    frames: FRAMES,
    fields: [
      ...couple('Karan', 'Rhea'),
      field('occasion', 'Occasion', 'text', 'are getting engaged'),
      field('caption', 'Under the photo', 'text', 'She said yes. He said finally.'),
      field('date', 'Date', 'date', '2030-10-26'),
      field('time', 'Time', 'time', '18:30'),
      field('venue', 'Venue', 'place', 'The Leela, Bengaluru'),
    ],
    texts: {
      names: { text: '{groom} & {bride}', bride_first: '{bride} & {groom}' },
      when: { text: '{date|long}' },
      hour: { text: '{time|clock} onwards' },
    },
    scenes: [
      { name: 'Names', first_frame: 0, last_frame: 119, still_frame: 95 },
      { name: 'The ring', first_frame: 120, last_frame: 239, still_frame: 200 },
      { name: 'The day', first_frame: 240, last_frame: 359, still_frame: 330 },
    ],
    colors: {},
    fonts: ['GreatVibes-Regular', 'CormorantGaramond-SemiBold', 'CormorantGaramond-Italic', 'Marcellus-Regular'],
    photos: [RING],
    pictures: { 'images/img_1.png': silk },
    layers: { assets: assets(), layers: root() },
    tune: {
      seconds: 12,
      beatsPerMinute: 84,
      root: 123.5,
      notes: [12, null, 14, 16, 19, null, 16, 14, 12, null, 9, 12, 14, null, null, null],
      drum: [0, 3, 6],
    },
  };
}

function silk(): Buffer {
  const canvas = createCanvas(960, 540);
  const context = canvas.getContext('2d');
  const ground = context.createRadialGradient(480, 240, 60, 480, 270, 640);
  ground.addColorStop(0, COLORS.plum);
  ground.addColorStop(1, COLORS.deep);
  context.fillStyle = ground;
  context.fillRect(0, 0, 960, 540);
  const random = seeded(17);
  for (let line = 0; line < 540; line += 2) {
    context.fillStyle = `rgba(255,220,220,${random(0, 0.035)})`;
    context.fillRect(0, line, 960, 1);
  }
  return canvas.toBuffer('image/png');
}

function assets(): ae.Json[] {
  const comp = (id: string, nm: string, layers: ae.Json[]): ae.Json => ({ id, nm, fr: 30, layers });
  return [
    { id: 'image_0', nm: 'photo:ring', w: RING.width, h: RING.height, u: 'samples/', p: 'ring.jpg', e: 0 },
    { id: 'image_1', nm: 'silk.png', w: 960, h: 540, u: 'images/', p: 'img_1.png', e: 0 },
    comp('comp_0', 'Scene 1', namesScene()),
    comp('comp_1', 'Scene 2', ringScene()),
    comp('comp_2', 'Scene 3', dayScene()),
    comp('comp_3', 'Rosette', rosette()),
    comp('comp_4', 'Sparks', sparks()),
  ];
}

function root(): ae.Json[] {
  return [
    // Ten seconds of sparks stretched to twelve, faster at the end: time remapping.
    nestedComp(1, 'Sparks', 'comp_4', [0, FRAMES], 0, {}, { tm: ae.keys(2, [0, 0], [240, 5.5], [FRAMES, 9.9]) }),
    nestedComp(2, 'Scene 3', 'comp_2', [240, FRAMES], 240, { o: ae.keys(11, [240, 0], [254, 100]) }),
    nestedComp(3, 'Scene 2', 'comp_1', [120, 254], 120, { o: ae.keys(11, [120, 0], [134, 100], [240, 100], [254, 0]) }),
    nestedComp(4, 'Scene 1', 'comp_0', [0, 134], 0, { o: ae.keys(11, [120, 100], [134, 0]) }),
    ae.layer(2, 5, 'silk.png', [0, FRAMES], { p: [960, 540, 0], a: [480, 270, 0], s: 200 }, { refId: 'image_1' }),
  ];
}
