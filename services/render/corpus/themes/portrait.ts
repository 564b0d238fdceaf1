import { field } from '../kit/common.ts';
import { empty, type Layer, matted, photo, shapes, text } from '../kit/layers.ts';
import { EASE, seeded, sway, track, tween } from '../kit/motion.ts';
import { flame } from '../kit/objects.ts';
import { balloon, bunting, cake, confetti } from '../kit/party.ts';
import { teddy } from '../kit/pictures.ts';
import { fade, pop, words } from '../kit/reveals.ts';
import { assemble } from '../kit/scenes.ts';
import { box, fill, group, type Item, ink, linear, oval, repeated, ring, stroke } from '../kit/shapes.ts';
import { type CorpusTheme, palette } from '../kit/theme.ts';

const SCENE = 120;
const LONG = SCENE + 15;
const colors = palette({ ground: '#fdeecd', sky: '#8ed3d6', coral: '#f2685c', sun: '#ffc145', berry: '#8b3a78', ink: '#43224b' });
const BRIGHT = [colors.coral, colors.sun, '#5cb8b2', colors.berry];
const CHILD = { key: 'child', label: 'The birthday child', width: 760, height: 760, required: true, picture: teddy };

export function portrait(): CorpusTheme {
  return {
    id: 9005,
    title: 'Gubbare',
    category: 'birthday',
    description:
      'A birthday on a phone held upright: balloons go up, the child looks out of a sun, a cake waits with its candles.',
    size: [1080, 1920],
    ...assemble(
      [
        { name: 'Hello', frames: SCENE, still: 90, enter: 'cut', layers: hello() },
        { name: 'The child', frames: SCENE, still: 90, enter: 'iris', layers: child() },
        { name: 'The party', frames: SCENE, still: 95, enter: 'rise', layers: party() },
      ],
      [1080, 1920],
    ),
    fields: [
      field('name', 'Name', 'name', 'Myra', { max_length: 28 }),
      field('age', 'Turns', 'text', 'turns five', { max_length: 28 }),
      field('wish', 'A line from you', 'long_text', 'Come for cake, stay for hide and seek and far too many balloons', {
        max_length: 130,
      }),
      field('hindi', 'In your language', 'text', 'जन्मदिन की दावत', { required: false, max_length: 28 }),
      field('date', 'Date', 'date', '2030-05-18'),
      field('time', 'Time', 'time', '16:30'),
      field('venue', 'Venue', 'place', 'B-204, Palm Grove, Pune'),
    ],
    texts: { when: { text: '{date|long}' }, hour: { text: 'at {time|clock}' }, look: { text: 'Look who' } },
    colors,
    fonts: ['Baloo2-Bold', 'Fraunces-SemiBold'],
    photos: [CHILD],
    tune: {
      seconds: 12,
      beatsPerMinute: 112,
      root: 146.8,
      notes: [12, 16, 19, 16, 12, 16, 19, 24, 21, 19, 17, 16, 14, 16, 12, null],
      drum: [0, 2, 3, 4, 6],
    },
  };
}

function rays(color: string, x: number, y: number): Item {
  return group([ring(12, [ink(box(0, -900, 210, 1800), fill(linear([0, 0], [0, -1500], [0, color, 0.5], [1, color, 0])))])], {
    at: [x, y],
  });
}

function strewn(seed: number, count: number, [top, bottom]: readonly [number, number], words: readonly [number, number]): Item {
  const random = seeded(seed);
  const points = Array.from({ length: count }, () => [random(30, 1050), random(top, bottom)] as const);
  const free = points.filter(([x, y]) => Math.abs(x - 540) > 430 || y < words[0] || y > words[1]);
  return confetti(free, BRIGHT);
}

function rising(index: number, x: number, size: number, first: number, y: number): Layer {
  const color = BRIGHT[index % 4] ?? '#f2685c';
  return shapes(`balloon ${index}`, [balloon(size, color)], {
    at: {
      x: sway(0, LONG, 70 + index * 6, x, 12, index * 0.3),
      y: track([first, 2300, EASE.out], [first + 60, y, EASE.breath], [LONG, y - 50]),
    },
    rotate: sway(0, LONG, 80 + index * 5, 0, 4, index * 0.21),
  });
}

function hello(): Layer[] {
  return [
    shapes('ground', [ink(box(540, 960, 1080, 1920), fill(linear([0, 0], [0, 1920], [0, colors.sky], [1, '#e9f6ec'])))]),
    shapes('rays', [rays('#ffffff', 540, 980)]),
    shapes('confetti', [strewn(5, 60, [60, 1880], [780, 1330])], { opacity: 85 }),
    rising(0, 200, 250, 0, 700),
    rising(1, 880, 270, 6, 640),
    rising(2, 560, 210, 10, 460),
    rising(3, 130, 200, 14, 1640),
    rising(4, 960, 220, 8, 1620),
    text('look', { font: 'Baloo2-Bold', size: 96, color: colors.ink, reveals: [pop(14, 16)] }, { at: [540, 900] }),
    text('name', { font: 'Baloo2-Bold', size: 250, color: colors.coral, reveals: [pop(22, 22)] }, { at: [540, 1120] }),
    text('age', { font: 'Baloo2-Bold', size: 120, color: colors.berry, reveals: [pop(36, 20)] }, { at: [540, 1280] }),
  ];
}

function child(): Layer[] {
  const petals = ring(16, [ink(oval(0, -428, 120, 190), fill(linear([0, -340], [0, -520], [0, colors.sun], [1, '#ff9f45'])))]);
  return [
    shapes('ground', [ink(box(540, 960, 1080, 1920), fill(colors.ground)), dots()]),
    shapes('bunting', [bunting(1180, 130, 11, BRIGHT)], { at: [540, 70] }),
    empty('sun', { at: [540, 800] }),
    shapes('petals', [petals], { parent: 'sun', rotate: tween(0, LONG, 0, 22, EASE.linear) }),
    ...matted(
      photo(CHILD, { parent: 'sun', at: [0, 0], scale: tween(0, LONG, 98, 106, EASE.linear) }),
      shapes('opening', [ink(oval(0, 0, 720), fill('#ffffff'))], { parent: 'sun' }),
    ),
    shapes('rim', [ink(oval(0, 0, 730), stroke('#ffffff', 18)), ink(oval(0, 0, 762), stroke(colors.coral, 6))], {
      parent: 'sun',
    }),
    text(
      'wish',
      { font: 'Fraunces-SemiBold', size: 76, color: colors.ink, lineHeight: 98, box: [880, 420], reveals: [words(24, 40)] },
      { at: [540, 1600] },
    ),
  ];
}

function dots(): Item {
  const dot = ink(oval(0, 0, 14), fill(colors.sun, 38));
  const row = repeated([dot], 10, { move: [120, 0] });
  const pair = group([row, group([row], { at: [60, 60] })]);
  return repeated([pair], 16, { move: [0, 120] });
}

function party(): Layer[] {
  const candle = (x: number, index: number): Layer[] => [
    shapes(
      `candle ${index}`,
      [ink(box(0, -46, 20, 92, 6), fill(index % 2 ? colors.coral : '#5cb8b2')), ink(box(0, -46, 20, 10), fill('#ffffff'))],
      { at: [x, 1370] },
    ),
    shapes(`flame ${index}`, flame(46, LONG, 30 + index), { at: [x, 1280] }),
  ];
  return [
    shapes('ground', [ink(box(540, 960, 1080, 1920), fill(linear([0, 0], [0, 1920], [0, '#fff3dc'], [1, '#ffd3c2'])))]),
    shapes('table', [ink(box(540, 1850, 1080, 180), fill('#5cb8b2')), scallops()]),
    shapes('bunting', [bunting(1180, 120, 11, BRIGHT), group([bunting(1180, 240, 9, BRIGHT)], { at: [0, 60] })], {
      at: [540, 30],
    }),
    shapes('confetti', [strewn(8, 60, [380, 1300], [460, 1060])], { opacity: 80 }),
    rising(0, 130, 220, 0, 1480),
    rising(1, 950, 230, 4, 1440),
    shapes('cake', [cake(96, { icing: '#fff6ea', sponge: '#f58f86', trim: '#ffc145' })], { at: [540, 1790] }),
    ...[470, 540, 610].flatMap(candle),
    text(
      'hindi',
      { font: 'Baloo2-Bold', size: 92, color: colors.berry, reveals: [pop(14, 20)] },
      { at: [540, 560], opacity: fade(10) },
    ),
    text('when', { font: 'Baloo2-Bold', size: 84, color: colors.coral, reveals: [words(22, 24)] }, { at: [540, 720] }),
    text('hour', { font: 'Baloo2-Bold', size: 76, color: colors.ink, reveals: [words(30, 22)] }, { at: [540, 826] }),
    text(
      'venue',
      { font: 'Fraunces-SemiBold', size: 70, color: colors.ink, lineHeight: 88, box: [860, 230], reveals: [words(36, 26)] },
      { at: [540, 980] },
    ),
  ];
}

function scallops(): Item {
  return group([repeated([ink(oval(0, 1764, 120, 90), fill('#ffffff'))], 10, { move: [120, 0] })]);
}
