import { bulbs, chandelier, dhol, hennaHand, steps, turmericBowl } from '../kit/festive.ts';
import { mandala, paisley, petal, swag, vine } from '../kit/flora.ts';
import { type Layer, shapes, type TextStyle, text } from '../kit/layers.ts';
import { EASE, seeded, sway, tween } from '../kit/motion.ts';
import { flame, halo, mandap, skyline } from '../kit/objects.ts';
import { fade, pop, rise, words } from '../kit/reveals.ts';
import { box, type Color, fill, group, ink, linear, path, stroke } from '../kit/shapes.ts';
import { palette } from '../kit/theme.ts';

export const SCENE = 225;
export const LONG = SCENE + 15;
export const colors = palette({
  maroon: '#6a1029',
  haldi: '#f6b71e',
  henna: '#2f5d43',
  night: '#201047',
  metal: '#ecc982',
  paper: '#fff4de',
});
export const line = (key: string, at: readonly [number, number], style: TextStyle): Layer =>
  text(key, style, { at, until: SCENE, opacity: fade(-12, SCENE, 10) });

export function ground(top: Color, bottom: Color): Layer {
  return shapes('ground', [ink(box(960, 540, 1920, 1080), fill(linear([0, 0], [0, 1080], [0, top], [1, bottom])))]);
}

/** Name, time and place of a day, stacked. */
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

export function mehndi(): Layer[] {
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

export function haldi(): Layer[] {
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

export function sangeet(): Layer[] {
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

export function wedding(): Layer[] {
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

export function reception(): Layer[] {
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
