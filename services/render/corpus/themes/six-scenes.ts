import { couple, field } from '../kit/common.ts';
import { lattice, lotus, mandala, paisley, string, swag, toran, vine } from '../kit/flora.ts';
import { empty, type Layer, shapes, type TextStyle, text } from '../kit/layers.ts';
import { EASE, sway, track, tween } from '../kit/motion.ts';
import { archOutline, diya, flame, frame, GOLD, halo, kalash, lantern, mandap, skyline } from '../kit/objects.ts';
import { fade, pop, rise, words } from '../kit/reveals.ts';
import { assemble } from '../kit/scenes.ts';
import { box, type Color, fill, group, ink, linear, oval, path, stroke } from '../kit/shapes.ts';
import { type CorpusTheme, palette } from '../kit/theme.ts';

const SCENE = 150;
const LONG = SCENE + 15;
const colors = palette({
  maroon: '#6a1029',
  night: '#1b1440',
  teal: '#14504d',
  metal: '#eac57c',
  paper: '#fff3dc',
  bloom: '#f29a1f',
  rose: '#c7405f',
});

/** Five seconds each: blessing, names, families, a personal line (optional), the day, the place. */
export function sixScenes(): CorpusTheme {
  return {
    id: 9006,
    title: 'Shubh Mangal',
    category: 'wedding',
    description:
      'Six scenes of five seconds that come in by fade, slide, wipe, iris and rise. The fourth is left out when it has no words.',
    size: [1920, 1080],
    ...assemble(
      [
        { name: 'Blessing', frames: SCENE, still: 90, enter: 'cut', layers: blessing() },
        { name: 'Names', frames: SCENE, still: 95, enter: 'fade', layers: names() },
        { name: 'Families', frames: SCENE, still: 95, enter: 'slide', layers: families() },
        { name: 'Your words', frames: SCENE, still: 100, enter: 'wipe', layers: verse(), onlyWith: 'verse' },
        { name: 'The day', frames: SCENE, still: 95, enter: 'iris', layers: day() },
        { name: 'The place', frames: SCENE, still: 100, enter: 'rise', layers: place() },
      ],
      [1920, 1080],
    ),
    fields: [
      field('blessing', 'Blessing', 'text', 'वक्रतुण्ड महाकाय सूर्यकोटि समप्रभ', { max_length: 72 }),
      ...couple('Siddharth', 'Meenakshi'),
      field('groom_parents', "Groom's parents", 'text', 'Smt. Rekha & Shri Anil Deshmukh', { max_length: 58 }),
      field('bride_parents', "Bride's parents", 'text', 'Smt. Latha & Shri V. Raghavan', { max_length: 58 }),
      field(
        'verse',
        'Your words',
        'long_text',
        'Two hearts, two homes, one long laughing road. Walk the first seven steps with us.',
        { required: false },
      ),
      field('date', 'Date', 'date', '2030-12-07'),
      field('time', 'Time', 'time', '19:30'),
      field('venue', 'Venue', 'place', 'Taj Lands End, मुंबई'),
      field('venue_note', 'A note about the place', 'text', 'Valet parking at the north gate'),
    ],
    pairs: [['groom_parents', 'bride_parents']],
    texts: {
      names_first: { text: '{groom}', bride_first: '{bride}' },
      names_second: { text: '{bride}', bride_first: '{groom}' },
      with: { text: 'weds' },
      ganesh: { text: '॥ श्री गणेशाय नमः ॥' },
      blessed: { text: 'With the blessings of' },
      day: { text: '{date|day}' },
      month: { text: '{date|month} {date|year}' },
      weekday: { text: '{date|weekday}, {time|clock}' },
    },
    colors,
    fonts: [
      'GreatVibes-Regular',
      'CormorantGaramond-SemiBold',
      'CormorantGaramond-Italic',
      'Mukta-SemiBold',
      'Marcellus-Regular',
    ],
    tune: {
      seconds: 30,
      beatsPerMinute: 80,
      root: 110,
      notes: [
        12,
        null,
        16,
        17,
        19,
        null,
        17,
        16,
        14,
        null,
        16,
        12,
        11,
        null,
        7,
        null,
        12,
        14,
        16,
        19,
        24,
        null,
        21,
        19,
        17,
        null,
        16,
        14,
        12,
        null,
        null,
        null,
      ],
      drum: [0, 3, 4, 6],
    },
  };
}

const words5 = (key: string, y: number, style: TextStyle, x = 960): Layer =>
  text(key, style, { at: [x, y], until: SCENE, opacity: fade(-12, SCENE, 10) });

function ground(top: Color, bottom: Color): Layer {
  return shapes('ground', [ink(box(960, 540, 1920, 1080), fill(linear([0, 0], [0, 1080], [0, top], [1, bottom])))]);
}

function blessing(): Layer[] {
  const lamp = (name: string, x: number, seed: number): Layer[] => [
    shapes(`${name} light`, [halo(170, '#ffb347', 0.45)], { at: [x, 838] }),
    shapes(name, [diya(200)], { at: [x, 862] }),
    shapes(`${name} flame`, flame(80, LONG, seed), { at: [x, 880] }),
  ];
  return [
    ground(colors.maroon, '#2e0614'),
    shapes('mandala', [mandala(420, colors.metal, 1.8)], {
      at: [960, 470],
      opacity: 22,
      rotate: tween(0, LONG, 0, 6, EASE.linear),
    }),
    shapes('toran', [toran(1860, 7, 130, colors.bloom)], { at: [960, 0] }),
    shapes('kalash', [kalash(270)], { at: [960, 590], scale: tween(0, 34, 82, 100), opacity: fade(0, undefined, 14) }),
    ...lamp('left lamp', 420, 2),
    ...lamp('right lamp', 1500, 6),
    words5('ganesh', 738, { font: 'Mukta-SemiBold', size: 76, color: colors.metal, reveals: [rise(16, 26)] }),
    words5('blessing', 838, { font: 'Mukta-SemiBold', size: 56, color: colors.paper, reveals: [words(30, 30)] }),
  ];
}

/** The names stay on screen during the following transition, as a title does. */
function names(): Layer[] {
  const hang = (x: number, long: number, phase: number): Layer =>
    shapes(`string ${x}`, [string(long, 46, colors.bloom)], { at: [x, -10], rotate: sway(0, LONG, 110, 0, 1.6, phase) });
  return [
    ground(colors.night, '#6b2a5b'),
    shapes(
      'stars',
      Array.from({ length: 60 }, (_, index) =>
        ink(oval((index * 487) % 1920, (index * 211) % 560, 2 + (index % 3) * 1.4), fill('#ffffff', 30 + (index % 5) * 14)),
      ),
    ),
    shapes('palace', [ink(skyline(2000, 400, 7), fill('#351a55')), group([ink(skyline(2200, 260, 19), fill('#150b33'))])], {
      at: [960, 1080],
    }),
    ...[120, 250, 380].map((x, index) => hang(x, 9 - index * 2, index * 0.2)),
    ...[1800, 1670, 1540].map((x, index) => hang(x, 9 - index * 2, 0.5 + index * 0.2)),
    text(
      'names_first',
      { font: 'GreatVibes-Regular', size: 200, color: colors.paper, reveals: [rise(12, 34, 60)] },
      { at: [960, 400] },
    ),
    text(
      'with',
      { font: 'CormorantGaramond-Italic', size: 74, color: colors.metal, reveals: [words(28, 16)] },
      { at: [960, 520] },
    ),
    text(
      'names_second',
      { font: 'GreatVibes-Regular', size: 200, color: colors.paper, reveals: [rise(34, 34, 60)] },
      { at: [960, 700] },
    ),
  ];
}

function families(): Layer[] {
  const parents = { font: 'CormorantGaramond-SemiBold' as const, size: 72, color: colors.maroon, box: [1180, 100] as const };
  return [
    shapes('ground', [ink(box(960, 540, 1920, 1080), fill('#fbf0da'))]),
    shapes('lattice', [lattice(1920, 1080, 120, '#d9b878', 2)], { at: [960, 540], opacity: 34 }),
    shapes('sheet', [
      ink(box(960, 540, 1500, 760, 40), fill('#fffaf0')),
      group([frame(1440, 700, colors.maroon, 3)], { at: [960, 540] }),
    ]),
    ...[
      [348, 0],
      [1572, 180],
    ].map(([x = 0, turn = 0]) =>
      shapes(`paisley ${x}`, [paisley(160, colors.maroon, '#f7dca6')], {
        at: [x, 540],
        rotate: tween(0, 30, turn - 30, turn),
        opacity: fade(0, undefined, 14),
      }),
    ),
    shapes('lotus', [lotus(110, '#e88aa6', '#b07a26')], { at: [960, 330], scale: tween(4, 34, 70, 100, EASE.spring) }),
    words5('blessed', 424, { font: 'CormorantGaramond-Italic', size: 62, color: '#7a5a2a', reveals: [words(12, 20)] }),
    words5('groom_parents', 540, { ...parents, reveals: [words(22, 26)] }),
    shapes('vine', [vine(520, 6, '#4f7a43', '#d8566b')], { at: [960, 622], scale: tween(26, 50, [0, 100], [100, 100]) }),
    words5('bride_parents', 720, { ...parents, reveals: [words(34, 26)] }),
  ];
}

function verse(): Layer[] {
  return [
    ground('#f9d9c4', '#e99aa0'),
    shapes('mandala', [mandala(560, '#ffffff', 2)], { at: [960, 540], opacity: 36 }),
    shapes('lake', [ink(box(960, 1000, 1920, 200), fill(linear([0, 900], [0, 1080], [0, '#c86f86'], [1, '#8b3a62'])))]),
    ...[300, 640, 1280, 1620].map((x, index) =>
      shapes(`lotus ${x}`, [ink(oval(0, 10, 230, 34), fill('#4f7a5a')), lotus(120 + (index % 2) * 40, '#f29ab4', '#fff0c8')], {
        at: { x, y: sway(0, LONG, 90 + index * 14, 950 + (index % 2) * 40, 5, index * 0.2) },
      }),
    ),
    words5('verse', 480, {
      font: 'CormorantGaramond-Italic',
      size: 86,
      color: '#6a1f3d',
      lineHeight: 112,
      box: [1280, 560],
      reveals: [words(12, 50)],
    }),
  ];
}

function day(): Layer[] {
  const light = (x: number, y: number, size: number, glass: string, phase: number): Layer[] => [
    empty(`hook ${x}`, { at: [x, -20], rotate: sway(0, LONG, 120, 0, 2.4, phase) }),
    shapes(`lantern ${x}`, [halo(size * 2.2, '#ffc46b', 0.5), lantern(size, glass, y + 20)], {
      at: [0, y + 20],
      parent: `hook ${x}`,
    }),
  ];
  return [
    ground(colors.teal, '#07201f'),
    shapes(
      'arch',
      [
        ink(
          path(archOutline(1180, 960)),
          fill('#0d3a38'),
          stroke(linear([-590, 0], [590, 0], [0, GOLD.shade], [0.5, GOLD.shine], [1, GOLD.shade]), 14),
        ),
        ink(path(archOutline(1240, 1010, -8)), stroke(colors.metal, 3)),
      ],
      { at: [960, 1100] },
    ),
    shapes('swags', [
      group([swag(620, 130, 16, colors.bloom)], { at: [650, 20] }),
      group([swag(620, 130, 16, colors.bloom)], { at: [1270, 20] }),
    ]),
    ...light(210, 330, 150, '#c7405f', 0.1),
    ...light(1710, 330, 150, '#2f8f8a', 0.6),
    ...light(390, 620, 105, '#d98a2b', 0.35),
    ...light(1530, 620, 105, '#8b3a78', 0.8),
    words5('month', 436, {
      font: 'Marcellus-Regular',
      size: 78,
      color: colors.metal,
      tracking: 60,
      capitals: true,
      reveals: [rise(12, 28, 30)],
    }),
    words5('day', 724, { font: 'Marcellus-Regular', size: 300, color: colors.paper, reveals: [pop(18, 22)] }),
    words5('weekday', 854, { font: 'CormorantGaramond-SemiBold', size: 70, color: colors.metal, reveals: [words(34, 26)] }),
  ];
}

function place(): Layer[] {
  return [
    ground('#3a1145', '#b8475a'),
    shapes('sun', [halo(430, '#ffcf8a', 0.55)], { at: [960, 560] }),
    shapes('palace', [ink(skyline(2100, 330, 33), fill('#5a1f55'))], { at: [960, 960] }),
    shapes('floor', [ink(box(960, 1020, 1920, 130), fill('#2c0c33')), ink(box(960, 956, 1920, 5), fill(colors.metal))]),
    shapes('mandap', [mandap(96, colors.rose, '#f0a35a')], { at: [960, 958] }),
    shapes('garland', [swag(820, 110, 20, colors.bloom)], { at: [960, 420] }),
    ...[250, 1670].flatMap((x, index) => [
      shapes(`fire light ${x}`, [halo(130, '#ffb347', 0.5)], { at: [x, 906] }),
      shapes(`fire lamp ${x}`, [diya(170)], { at: [x, 926] }),
      shapes(`fire ${x}`, flame(70, LONG, 50 + index), { at: [x, 942] }),
    ]),
    shapes('plate', [ink(box(960, 700, 1040, 300, 30), fill('#2c0c33', 82), stroke(colors.metal, 3))], {
      opacity: fade(8, undefined, 16),
    }),
    text(
      'venue',
      { font: 'Marcellus-Regular', size: 92, color: colors.paper, box: [940, 130], reveals: [rise(14, 30, 40)] },
      { at: [960, 656] },
    ),
    text(
      'venue_note',
      { font: 'CormorantGaramond-SemiBold', size: 60, color: colors.metal, box: [940, 110], reveals: [words(34, 26)] },
      { at: [960, 776] },
    ),
    shapes('spark', [ink(oval(0, 0, 10), fill(colors.metal))], {
      at: track([20, [430, 850], EASE.breath], [70, [1490, 850]]),
      opacity: fade(20, 70, 10),
    }),
  ];
}
