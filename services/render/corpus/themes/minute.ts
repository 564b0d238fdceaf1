import { couple, field } from '../kit/common.ts';
import { bulbs, chandelier, dhol, hennaHand, steps, turmericBowl } from '../kit/festive.ts';
import { lattice, lotus, mandala, marigold, paisley, petal, string, swag, toran, vine } from '../kit/flora.ts';
import { type Layer, matted, photo, shapes, type TextStyle, text } from '../kit/layers.ts';
import { EASE, seeded, sway, tween } from '../kit/motion.ts';
import { archOutline, diya, flame, frame, GOLD, halo, kalash, mandap, skyline } from '../kit/objects.ts';
import { lakeAtSunset } from '../kit/pictures.ts';
import { fade, pop, rise, words } from '../kit/reveals.ts';
import { assemble, type ScenePlan } from '../kit/scenes.ts';
import { box, type Color, fill, group, ink, linear, path, stroke } from '../kit/shapes.ts';
import { type CorpusTheme, palette } from '../kit/theme.ts';

const SCENE = 225;
const LONG = SCENE + 15;
const colors = palette({
  maroon: '#6a1029',
  haldi: '#f6b71e',
  henna: '#2f5d43',
  night: '#201047',
  metal: '#ecc982',
  paper: '#fff4de',
});
const PAIR = { key: 'pair', label: 'The two of you', width: 720, height: 820, required: true, picture: lakeAtSunset };

/** A week of a wedding in a minute: opening, couple, henna, turmeric, music, the vows, the reception, a farewell. */
export function minute(): CorpusTheme {
  const plans: ScenePlan[] = [
    { name: 'Opening', frames: SCENE, still: 120, enter: 'cut', layers: opening() },
    { name: 'The couple', frames: SCENE, still: 120, enter: 'fade', layers: theCouple() },
    { name: 'Mehndi', frames: SCENE, still: 120, enter: 'slide', layers: mehndi() },
    { name: 'Haldi', frames: SCENE, still: 120, enter: 'iris', layers: haldi() },
    { name: 'Sangeet', frames: SCENE, still: 120, enter: 'wipe', layers: sangeet() },
    { name: 'Wedding', frames: SCENE, still: 120, enter: 'fade', layers: wedding() },
    { name: 'Reception', frames: SCENE, still: 120, enter: 'rise', layers: reception() },
    { name: 'Farewell', frames: SCENE, still: 150, enter: 'fade', layers: farewell() },
  ];
  const event = (key: string, label: string, when: string, where: string) => [
    field(`${key}_when`, `${label}: when`, 'text', when),
    field(`${key}_where`, `${label}: where`, 'place', where),
  ];
  return {
    id: 9007,
    title: 'Saat Din',
    category: 'wedding',
    description: 'The days of a wedding in eight scenes and a minute, each day in its own colours.',
    size: [1920, 1080],
    ...assemble(plans, [1920, 1080]),
    fields: [
      ...couple('Kabir', 'Tanvi'),
      field(
        'invitation',
        'Invitation',
        'long_text',
        'Together with our families we invite you to a week of colour, music and joy',
      ),
      ...event('mehndi', 'Mehndi', '3 December, 4 in the afternoon', 'Courtyard, Samode Haveli'),
      ...event('haldi', 'Haldi', '4 December, 10 in the morning', 'The garden, Samode Haveli'),
      ...event('sangeet', 'Sangeet', '5 December, 7 in the evening', 'Sheesh Mahal'),
      field('date', 'Wedding date', 'date', '2030-12-07'),
      field('time', 'Wedding time', 'time', '18:15'),
      field('venue', 'Wedding venue', 'place', 'City Palace, जयपुर'),
      ...event('reception', 'Reception', '8 December, 8 in the evening', 'Rambagh Palace'),
      field('rsvp', 'Reply to', 'text', 'Anjali & Vikram Mehta · 98290 55512'),
    ],
    texts: {
      names: { text: '{groom} & {bride}', bride_first: '{bride} & {groom}' },
      invite: { text: '{invitation}' },
      mehndi_name: { text: 'मेहंदी' },
      haldi_name: { text: 'हल्दी' },
      sangeet_name: { text: 'संगीत' },
      wedding_name: { text: 'विवाह' },
      wedding_when: { text: '{date|long}, {time|clock}' },
      reception_name: { text: 'Reception' },
      shubh: { text: 'शुभ विवाह' },
      thanks: { text: 'We cannot wait to see you' },
    },
    colors,
    fonts: [
      'GreatVibes-Regular',
      'CormorantGaramond-SemiBold',
      'CormorantGaramond-Italic',
      'Baloo2-Bold',
      'Mukta-SemiBold',
      'Marcellus-Regular',
    ],
    photos: [PAIR],
    tune: {
      seconds: 24,
      beatsPerMinute: 100,
      root: 123.5,
      notes: [
        12,
        14,
        16,
        null,
        19,
        16,
        14,
        12,
        17,
        16,
        14,
        null,
        16,
        14,
        12,
        7,
        12,
        null,
        19,
        21,
        24,
        21,
        19,
        null,
        17,
        16,
        14,
        16,
        12,
        null,
        null,
        null,
      ],
      drum: [0, 2, 3, 4, 6],
    },
  };
}

const line = (key: string, at: readonly [number, number], style: TextStyle): Layer =>
  text(key, style, { at, until: SCENE, opacity: fade(-12, SCENE, 10) });

function ground(top: Color, bottom: Color): Layer {
  return shapes('ground', [ink(box(960, 540, 1920, 1080), fill(linear([0, 0], [0, 1080], [0, top], [1, bottom])))]);
}

/** Name, time and place of a day, one under the other. */
function details(key: string, x: number, top: number, tint: { name: Color; words: Color }): Layer[] {
  return [
    line(`${key}_name`, [x, top], { font: 'Baloo2-Bold', size: 170, color: tint.name, reveals: [pop(14, 24)] }),
    line(`${key}_when`, [x, top + 150], {
      font: 'CormorantGaramond-SemiBold',
      size: 68,
      color: tint.words,
      box: [860, 110],
      reveals: [words(32, 30)],
    }),
    line(`${key}_where`, [x, top + 262], {
      font: 'CormorantGaramond-Italic',
      size: 64,
      color: tint.words,
      box: [860, 110],
      reveals: [words(46, 30)],
    }),
  ];
}

function opening(): Layer[] {
  return [
    ground(colors.maroon, '#2b0512'),
    shapes('mandala', [mandala(440, colors.metal, 1.8)], {
      at: [960, 520],
      opacity: 24,
      rotate: tween(0, LONG, 0, 8, EASE.linear),
    }),
    shapes('frame', [frame(1780, 940, colors.metal, 3)], { at: [960, 540] }),
    shapes('toran', [toran(1640, 6, 124, colors.haldi)], { at: [960, 62] }),
    shapes('kalash', [kalash(210)], { at: [960, 520], scale: tween(0, 36, 84, 100), opacity: fade(0, undefined, 14) }),
    line('shubh', [960, 690], { font: 'Mukta-SemiBold', size: 104, color: colors.metal, reveals: [rise(14, 30)] }),
    line('invite', [960, 830], {
      font: 'CormorantGaramond-Italic',
      size: 60,
      color: colors.paper,
      lineHeight: 76,
      box: [1180, 190],
      reveals: [words(34, 56)],
    }),
  ];
}

function theCouple(): Layer[] {
  const opening = shapes('opening', [ink(path(archOutline(620, 780, 14)), fill('#ffffff'))], { at: [1370, 960] });
  return [
    ground('#fbe3cf', '#f1b9a8'),
    shapes('lattice', [lattice(1920, 1080, 132, '#ffffff', 2.4)], { at: [960, 540], opacity: 40 }),
    shapes('vine', [vine(900, 8, '#4f7a43', '#d8566b')], { at: [560, 760] }),
    ...matted(photo(PAIR, { at: [1370, 560], scale: tween(0, LONG, 98, 112, EASE.linear) }), opening),
    shapes(
      'arch',
      [
        ink(
          path(archOutline(620, 780)),
          stroke(linear([-310, 0], [310, 0], [0, GOLD.shade], [0.5, GOLD.shine], [1, GOLD.shade]), 18),
        ),
        ink(path(archOutline(664, 824, -6)), stroke(colors.maroon, 4)),
        group([lotus(90, '#e0698c', colors.metal)], { at: [0, -822] }),
      ],
      { at: [1370, 960] },
    ),
    text(
      'names',
      {
        font: 'GreatVibes-Regular',
        size: 150,
        color: colors.maroon,
        box: [900, 460],
        lineHeight: 190,
        reveals: [rise(14, 44, 50)],
      },
      { at: [560, 480] },
    ),
  ];
}

function mehndi(): Layer[] {
  return [
    ground('#e9f0d6', '#b9d3a0'),
    shapes(
      'vines',
      [vine(2000, 16, colors.henna, '#c7562f'), group([vine(2000, 16, colors.henna, '#c7562f')], { at: [0, 930] })],
      { at: [960, 74] },
    ),
    shapes(
      'paisleys',
      [0, 1, 2].map((index) =>
        group([paisley(130, colors.henna, '#f3e6b8')], { at: [110 + index * 22, 280 + index * 190], rotate: index * 24 - 10 }),
      ),
      { opacity: 80 },
    ),
    shapes('hand', [hennaHand(170, '#e3a878', '#8a2f16')], {
      at: { x: 560, y: tween(0, 40, 1180, 960) },
      rotate: sway(0, LONG, 150, -6, 1.5),
    }),
    ...details('mehndi', 1310, 440, { name: '#8a2f16', words: '#234a34' }),
  ];
}

function haldi(): Layer[] {
  const random = seeded(44);
  const loose = Array.from({ length: 16 }, (_, index) =>
    shapes(`petal ${index}`, [petal(random(34, 58), index % 2 ? '#f6a61e' : '#ffd34d')], {
      at: {
        x: sway(0, LONG, random(70, 120), random(60, 1860), 50, random()),
        y: tween(-Math.round(random(0, 200)), LONG, -80, random(700, 1200), EASE.linear),
      },
      rotate: tween(0, LONG, random(0, 360), random(-360, 360), EASE.linear),
    }),
  );
  return [
    ground('#fff0b8', colors.haldi),
    shapes('mandala', [mandala(520, '#ffffff', 2.2)], { at: [1400, 560], opacity: 46 }),
    shapes('swags', [
      group([swag(660, 150, 17, '#f08a12')], { at: [320, -8] }),
      group([swag(660, 150, 17, '#f08a12')], { at: [960, -8] }),
      group([swag(660, 150, 17, '#f08a12')], { at: [1600, -8] }),
    ]),
    shapes('bowl', [turmericBowl(165)], {
      at: [1400, 870],
      scale: tween(4, 40, 80, 100, EASE.spring),
      opacity: fade(2, undefined, 12),
    }),
    ...loose,
    ...details('haldi', 600, 470, { name: '#b4430f', words: '#6b2c08' }),
  ];
}

function sangeet(): Layer[] {
  const light = ['#ffd257', '#ff7a9c', '#7fe0d8', '#c69cff'];
  return [
    ground(colors.night, '#7b1d63'),
    ...[0, 1, 2].map((index) =>
      shapes(`bulbs ${index}`, [bulbs(2100, 130 + index * 40, 22 + index * 2, light)], {
        at: [960 + (index - 1) * 60, 40 + index * 90],
        opacity: index === 1 ? sway(0, LONG, 40, 84, 16) : 92,
      }),
    ),
    shapes('stage', [
      ink(path('M0,1080 L0,960 C500,900 1420,900 1920,960 L1920,1080 Z'), fill('#170a33')),
      ink(path('M0,960 C500,900 1420,900 1920,960'), stroke(colors.metal, 5)),
    ]),
    shapes('dhol', [dhol(120, '#d8452f')], { at: [520, 700], rotate: sway(0, LONG, 30, -8, 2.4) }),
    ...details('sangeet', 1290, 580, { name: '#ffd257', words: colors.paper }),
  ];
}

function wedding(): Layer[] {
  return [
    ground('#4a0d2a', '#c8503f'),
    shapes('sun', [halo(520, '#ffcf8a', 0.5)], { at: [960, 640] }),
    shapes('palace', [ink(skyline(2100, 300, 51), fill('#6a1a3c'))], { at: [960, 970] }),
    shapes('floor', [ink(box(960, 1024, 1920, 124), fill('#2b0616')), ink(box(960, 964, 1920, 5), fill(colors.metal))]),
    shapes('mandap', [mandap(112, '#b3243f', '#f3b25c')], { at: [960, 966] }),
    shapes('garland', [swag(960, 120, 24, '#f29a1f')], { at: [960, 340] }),
    shapes('fire light', [halo(190, '#ff9a3c', 0.6)], { at: [960, 900] }),
    shapes(
      'altar',
      [ink(path('M-110,0 L-90,-50 L90,-50 L110,0 Z'), fill(linear([0, -50], [0, 0], [0, '#b0562f'], [1, '#5c2414'])))],
      { at: [960, 966] },
    ),
    ...[-36, 0, 36].map((x, index) =>
      shapes(`fire ${index}`, flame(index === 1 ? 130 : 90, LONG, 60 + index), { at: [960 + x, 922] }),
    ),
    shapes('steps', [steps(7, 78, '#d8324a')], { at: [300, 1022], opacity: fade(40, undefined, 20) }),
    shapes('plate', [ink(box(960, 636, 900, 330, 30), fill('#2b0616', 80), stroke(colors.metal, 3))], {
      opacity: fade(8, undefined, 16),
    }),
    line('wedding_name', [960, 566], { font: 'Mukta-SemiBold', size: 128, color: colors.paper, reveals: [rise(14, 26)] }),
    line('wedding_when', [960, 668], {
      font: 'CormorantGaramond-SemiBold',
      size: 60,
      color: colors.metal,
      box: [820, 96],
      reveals: [words(30, 26)],
    }),
    line('venue', [960, 760], {
      font: 'Marcellus-Regular',
      size: 62,
      color: colors.paper,
      box: [820, 100],
      reveals: [words(44, 26)],
    }),
  ];
}

function reception(): Layer[] {
  return [
    ground('#0d1b33', '#283a63'),
    shapes(
      'curtains',
      [-1, 1].map((side) =>
        ink(
          path(
            `M${960 + side * 960},0 L${960 + side * 620},0 C${960 + side * 640},300 ${960 + side * 700},520 ${960 + side * 880},640 L${960 + side * 840},1080 L${960 + side * 960},1080 Z`,
          ),
          fill(linear([960 + side * 620, 0], [960 + side * 960, 0], [0, '#8e2745'], [0.5, '#c2476a'], [1, '#5e1430'])),
        ),
      ),
    ),
    ...[440, 960, 1480].flatMap((x, index) => [
      shapes(`light ${x}`, [halo(index === 1 ? 420 : 260, '#ffd998', 0.42)], { at: [x, index === 1 ? 230 : 190] }),
      shapes(`chandelier ${x}`, [chandelier(index === 1 ? 130 : 80)], { at: [x, index === 1 ? 60 : 90] }),
    ]),
    line('reception_name', [960, 646], {
      font: 'GreatVibes-Regular',
      size: 190,
      color: colors.paper,
      reveals: [rise(14, 34, 50)],
    }),
    line('reception_when', [960, 792], {
      font: 'CormorantGaramond-SemiBold',
      size: 68,
      color: colors.metal,
      reveals: [words(34, 28)],
    }),
    line('reception_where', [960, 892], {
      font: 'CormorantGaramond-Italic',
      size: 66,
      color: colors.paper,
      reveals: [words(48, 26)],
    }),
  ];
}

function farewell(): Layer[] {
  const lamps = [360, 660, 960, 1260, 1560].flatMap((x, index) => [
    shapes(`lamp light ${index}`, [halo(120, '#ffb347', 0.45)], { at: [x, 884 - Math.abs(index - 2) * 26] }),
    shapes(`lamp ${index}`, [diya(150)], { at: [x, 904 - Math.abs(index - 2) * 26] }),
    shapes(`lamp flame ${index}`, flame(62, SCENE, 80 + index), { at: [x, 918 - Math.abs(index - 2) * 26] }),
  ]);
  return [
    ground('#3a0a20', '#160309'),
    shapes('mandala', [mandala(400, colors.metal, 1.8)], { at: [960, 440], opacity: 22 }),
    ...[150, 300, 1620, 1770].map((x, index) =>
      shapes(`string ${x}`, [string(index % 3 === 0 ? 11 : 7, 48, colors.haldi)], {
        at: [x, -10],
        rotate: sway(0, SCENE, 120, 0, 1.4, index * 0.2),
      }),
    ),
    shapes('flower', [marigold(90, colors.haldi)], { at: [960, 170], scale: tween(0, 30, 60, 100, EASE.spring) }),
    text(
      'names',
      { font: 'GreatVibes-Regular', size: 170, color: colors.paper, reveals: [rise(12, 40, 50)] },
      { at: [960, 430] },
    ),
    text(
      'thanks',
      { font: 'CormorantGaramond-Italic', size: 72, color: colors.metal, reveals: [words(36, 30)] },
      { at: [960, 566] },
    ),
    text(
      'rsvp',
      { font: 'CormorantGaramond-SemiBold', size: 58, color: colors.paper, reveals: [words(54, 28)] },
      { at: [960, 674] },
    ),
    ...lamps,
  ];
}
