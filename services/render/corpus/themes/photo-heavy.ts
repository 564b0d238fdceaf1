import { couple, field } from '../kit/common.ts';
import { leaf, lotus, mandala, marigold } from '../kit/flora.ts';
import { empty, type Layer, matted, photo, shapes, text } from '../kit/layers.ts';
import { EASE, tween } from '../kit/motion.ts';
import { archOutline, GOLD } from '../kit/objects.ts';
import { gardenSwing, lakeAtSunset, lampsInTheDark, marigolds, palaceByNight, rings } from '../kit/pictures.ts';
import { fade, rise, words } from '../kit/reveals.ts';
import { assemble } from '../kit/scenes.ts';
import { box, fill, group, ink, linear, path, stroke } from '../kit/shapes.ts';
import { type CorpusTheme, palette } from '../kit/theme.ts';

const SCENE = 120;
const colors = palette({ ground: '#173b3a', deep: '#0c2525', metal: '#e0b86a', paper: '#fdf4e1', bloom: '#f29a1f' });

const slot = (key: string, label: string, width: number, height: number, picture: () => Buffer) => ({
  key,
  label,
  width,
  height,
  required: true,
  picture,
});
const SLOTS = {
  hero: slot('hero', 'The two of you', 1920, 1080, lakeAtSunset),
  garden: slot('garden', 'How it began', 560, 760, gardenSwing),
  flowers: slot('flowers', 'A day to remember', 560, 760, marigolds),
  lamps: slot('lamps', 'With the families', 560, 760, lampsInTheDark),
  ring: slot('ring', 'The engagement', 820, 640, rings),
  palace: slot('palace', 'Where we marry', 820, 640, palaceByNight),
} as const;

export function photoHeavy(): CorpusTheme {
  return {
    id: 9002,
    title: 'Yaadein',
    category: 'wedding',
    description:
      'Six photos: one over the whole frame, three in arches, two as prints on a table, with slow pushes and crossfades.',
    size: [1920, 1080],
    ...assemble(
      [
        { name: 'The couple', frames: SCENE, still: 80, enter: 'cut', layers: hero() },
        { name: 'Three arches', frames: SCENE, still: 90, enter: 'fade', layers: arches() },
        { name: 'Two prints', frames: SCENE, still: 95, enter: 'fade', layers: prints() },
      ],
      [1920, 1080],
    ),
    fields: [
      ...couple('Rohan', 'Ishita'),
      field('story', 'Your story in a line', 'text', 'From a lake at sunset to the rest of our lives'),
      field('date', 'Date', 'date', '2030-11-23'),
      field('venue', 'Venue', 'place', 'Jag Mandir, Udaipur'),
    ],
    texts: {
      names: { text: '{groom} & {bride}', bride_first: '{bride} & {groom}' },
      when: { text: '{date|long}' },
    },
    colors,
    fonts: ['GreatVibes-Regular', 'CormorantGaramond-SemiBold', 'CormorantGaramond-Italic'],
    photos: Object.values(SLOTS),
    tune: {
      seconds: 12,
      beatsPerMinute: 66,
      root: 116.5,
      notes: [12, null, 16, null, 19, 17, 16, null, 14, 12, 11, null, 12, null, null, null],
      drum: [0, 6],
    },
  };
}

function hero(): Layer[] {
  const shade = linear([0, 560], [0, 1080], [0, '#120a1e', 0], [1, '#120a1e', 0.85]);
  return [
    photo(SLOTS.hero, { at: [960, 540], scale: tween(0, SCENE + 15, 101, 110, EASE.linear) }),
    shapes('shade', [ink(box(960, 820, 1920, 520), fill(shade))]),
    text(
      'names',
      { font: 'GreatVibes-Regular', size: 176, color: colors.paper, reveals: [rise(12, 36, 50)] },
      { at: [960, 850] },
    ),
    text(
      'story',
      { font: 'CormorantGaramond-Italic', size: 58, color: colors.metal, reveals: [words(30, 30)] },
      { at: [960, 958] },
    ),
  ];
}

function ground(): Layer[] {
  return [
    shapes('ground', [ink(box(960, 540, 1920, 1080), fill(linear([0, 0], [0, 1080], [0, colors.ground], [1, colors.deep])))]),
    shapes('mandala', [mandala(520, colors.metal, 1.6)], { at: [960, 540], opacity: 13 }),
  ];
}

function arches(): Layer[] {
  const arch = (index: number): Layer[] => {
    const key = (['garden', 'flowers', 'lamps'] as const)[index] ?? 'garden';
    const [x, y] = [400 + index * 560, 930];
    const come = 6 + index * 8;
    const name = `arch ${key}`;
    const inner = shapes(`${name} opening`, [ink(path(archOutline(460, 690, 14)), fill('#ffffff'))], { parent: name });
    const picture = photo(SLOTS[key], { at: [0, -340], parent: name, scale: tween(0, SCENE + 15, 95, 108, EASE.linear) });
    return [
      empty(name, { at: tween(come, come + 30, [x, y + 80], [x, y]) }),
      ...matted({ ...picture }, inner),
      shapes(
        `${name} rim`,
        [
          ink(
            path(archOutline(460, 690)),
            stroke(linear([-230, 0], [230, 0], [0, GOLD.shade], [0.5, GOLD.shine], [1, GOLD.shade]), 16),
          ),
          ink(path(archOutline(496, 726, -6)), stroke(colors.metal, 3)),
          group([lotus(70, '#e88aa6', colors.metal)], { at: [0, -726] }),
        ],
        { parent: name },
      ),
    ];
  };
  return [
    ...ground(),
    ...[0, 1, 2].flatMap(arch),
    shapes('floor', [ink(box(960, 1010, 1920, 130), fill(colors.deep)), ink(box(960, 944, 1920, 4), fill(colors.metal))]),
    text(
      'when',
      { font: 'CormorantGaramond-SemiBold', size: 64, color: colors.paper, tracking: 30, reveals: [words(30, 30)] },
      { at: [960, 1030] },
    ),
  ];
}

function prints(): Layer[] {
  const card = (key: 'ring' | 'palace', x: number, y: number, turn: number, come: number): Layer[] => {
    const name = `print ${key}`;
    const inside = shapes(`${name} opening`, [ink(box(0, -20, 740, 540), fill('#ffffff'))], { parent: name });
    return [
      empty(name, { at: tween(come, come + 34, [x, y + 900], [x, y]), rotate: tween(come, come + 34, turn * 4, turn) }),
      shapes(`${name} shadow`, [ink(box(14, 22, 800, 660, 14), fill('#041010', 45))], { parent: name }),
      shapes(`${name} paper`, [ink(box(0, 0, 800, 660, 8), fill('#fffdf6')), ink(box(0, -20, 744, 544), stroke('#d8cdb4', 2))], {
        parent: name,
      }),
      ...matted(photo(SLOTS[key], { at: [0, -20], parent: name, scale: tween(0, SCENE + 15, 92, 104, EASE.linear) }), inside),
    ];
  };
  const flowers = [
    [150, 920, 150],
    [300, 1000, 110],
    [60, 1020, 120],
    [1790, 900, 150],
    [1660, 1010, 120],
    [1860, 1030, 130],
  ].flatMap(([x = 0, y = 0, size = 0], index) => [
    group([leaf(size * 1.1)], { at: [x, y], rotate: 40 + index * 70 }),
    group([leaf(size * 1.1)], { at: [x, y], rotate: 150 + index * 60 }),
    group([marigold(size, colors.bloom)], { at: [x, y] }),
  ]);
  return [
    ...ground(),
    ...card('ring', 560, 420, -5, 4),
    ...card('palace', 1340, 470, 4, 16),
    shapes('flowers', flowers, { opacity: fade(0, undefined, 14) }),
    text(
      'venue',
      { font: 'CormorantGaramond-SemiBold', size: 74, color: colors.paper, reveals: [rise(40, 30, 30)] },
      { at: [960, 1000] },
    ),
  ];
}
