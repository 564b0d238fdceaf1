import * as ae from '../kit/bodymovin.ts';
import * as sh from '../kit/bodymovin-shapes.ts';
import { seeded } from '../kit/motion.ts';
import { archOutline } from '../kit/objects.ts';

export const FRAMES = 360;
export const COLORS = { wine: '#3a0f2e', plum: '#5d1d4d', rose: '#e9a6a6', gold: '#f0cf92', deep: '#1e0719', cream: '#fff1e4' };
const ROSE_GOLD = [
  [0, '#b9746a'],
  [0.5, '#ffe3c8'],
  [1, '#c98d6a'],
] as const;

export const nestedComp = (
  ind: number,
  nm: string,
  refId: string,
  range: readonly [number, number],
  start: number,
  place: ae.Placed = {},
  rest: ae.Json = {},
): ae.Json =>
  ae.layer(0, ind, nm, range, { p: [960, 540, 0], a: [960, 540, 0], ...place }, { refId, w: 1920, h: 1080, st: start, ...rest });

export function namesScene(): ae.Json[] {
  const range = [0, 135] as const;
  const letters = ae.animator('Animator 1', [14, 52], 1, 2, {
    p: ae.still([0, 70, 0], 2),
    s: ae.still([60, 60, 100], 3),
    r: ae.still(-12, 4),
    o: ae.still(0, 9),
  });
  const wordsIn = ae.animator('Animator 1', [40, 74], 3, 1, { p: ae.still([0, 30, 0], 2), o: ae.still(0, 9) });
  const sheen = {
    from: ae.keys(5, [30, [-1500, 0]], [110, [200, 0]]),
    to: ae.keys(6, [30, [-300, 90]], [110, [1400, 90]]),
    colors: [
      [0, '#e3a890'],
      [0.4, '#ffd9b8'],
      [0.5, '#fffaf0'],
      [0.6, '#ffd9b8'],
      [1, '#e8b08a'],
    ] as const,
  };
  return [
    ae.layer(3, 1, 'Null 1', range, {
      p: ae.motionPath(
        [0, [960, 610, 0], [0, -30, 0], [-40, 0, 0]],
        [50, [990, 545, 0], [14, 0, 0], [10, -6, 0]],
        [134, [960, 540, 0]],
      ),
      s: ae.keys(6, [0, [96, 96, 100]], [134, [102, 102, 100]]),
    }),
    ae.layer(
      5,
      2,
      'text:names',
      range,
      { p: [0, 40, 0], a: [0, 0, 0] },
      {
        parent: 1,
        td: 1,
        ...ae.text({ font: 'GreatVibes-Regular', size: 190, color: COLORS.cream, sample: 'Karan & Rhea' }, [letters]),
      },
    ),
    ae.layer(
      4,
      3,
      'Sheen',
      range,
      { p: [0, 0, 0] },
      { parent: 1, tt: 1, tp: 2, shapes: [sh.shapeGroup('Sheet', [sh.rectangle(1900, 420), sh.gradientFill(sheen)])] },
    ),
    ae.layer(
      5,
      4,
      'text:occasion',
      range,
      { p: [0, 170, 0] },
      {
        parent: 1,
        ef: [ae.dropShadow('#000000', 150, 8, 14)],
        ...ae.text({ font: 'CormorantGaramond-Italic', size: 76, color: COLORS.rose, sample: 'are getting engaged' }, [wordsIn]),
      },
    ),
    ae.layer(
      4,
      5,
      'Arch',
      range,
      { p: [960, 1060, 0] },
      {
        shapes: [
          sh.shapeGroup('Line', [
            ...sh.paths(archOutline(1500, 1000)),
            sh.trimPaths(ae.keys(1, [0, 50], [44, 0]), ae.keys(2, [0, 50], [44, 100])),
            sh.gradientStroke({ from: [-750, 0], to: [750, 0], colors: ROSE_GOLD }, 10),
          ]),
          sh.shapeGroup('Fine line', [
            ...sh.paths(archOutline(1570, 1050, -8)),
            sh.trimPaths(ae.keys(1, [8, 50], [56, 0]), ae.keys(2, [8, 50], [56, 100])),
            sh.solidStroke(COLORS.rose, 3),
          ]),
        ],
      },
    ),
    ae.layer(
      4,
      6,
      'Moon',
      range,
      { p: [960, 250, 0], o: ae.keys(11, [10, 0], [40, 100]) },
      {
        shapes: [
          sh.shapeGroup('Crescent', [
            sh.ellipse([190, 190]),
            sh.ellipse([170, 170], [38, -22]),
            sh.mergePaths(3),
            sh.gradientFill({ from: [-90, -90], to: [60, 90], colors: ROSE_GOLD }),
          ]),
        ],
      },
    ),
    ae.layer(
      4,
      7,
      'Moon glow',
      range,
      { p: [940, 260, 0], o: ae.expression(ae.still(60, 11), 'wiggle(1.5, 12)') },
      {
        ef: [ae.gaussianBlur(70)],
        shapes: [sh.shapeGroup('Glow', [sh.ellipse([260, 260]), sh.solidFill(COLORS.rose, 70)])],
      },
    ),
    nestedComp(8, 'Rosette left', 'comp_3', range, 0, { p: [180, 180, 0], s: 90 }, { sr: 1.6 }),
    nestedComp(9, 'Rosette right', 'comp_3', range, 0, { p: [1740, 180, 0], s: 90 }, { sr: 1.6 }),
  ];
}

export function ringScene(): ae.Json[] {
  const range = [0, 135] as const;
  const oval = 'M450,30 C690,30 870,210 870,450 C870,690 690,870 450,870 C210,870 30,690 30,450 C30,210 210,30 450,30 Z';
  const lines = ae.animator('Animator 1', [36, 80], 2, 2, { p: ae.still([-40, 0, 0], 2), o: ae.still(0, 9) });
  return [
    ae.layer(3, 1, 'Photo control', range, {
      p: { s: true, x: ae.keys(3, [0, 1160], [40, 960]), y: ae.keys(4, [0, 470], [134, 440]) },
      r: ae.keys(10, [0, 5], [44, 0]),
      s: 76,
    }),
    ae.layer(
      5,
      2,
      'text:caption',
      range,
      { p: [960, 980, 0] },
      ae.text({ font: 'CormorantGaramond-Italic', size: 80, color: COLORS.cream, sample: 'She said yes.' }, [lines]),
    ),
    ae.layer(
      4,
      3,
      'Ring of gold',
      range,
      { p: [0, 0, 0] },
      {
        parent: 1,
        ef: [ae.dropShadow('#000000', 170, 12, 26)],
        shapes: [
          sh.shapeGroup(
            'Gold',
            [
              sh.ellipse([820, 820]),
              sh.trimPaths(ae.still(0, 1), ae.keys(2, [6, 0], [60, 100])),
              sh.gradientStroke({ from: [-400, -300], to: [400, 300], colors: ROSE_GOLD }, 20),
            ],
            { r: -90 },
          ),
        ],
      },
    ),
    ae.layer(
      4,
      4,
      'Petals',
      range,
      { p: [0, 0, 0], r: ae.expression(ae.still(0, 10), 'time * 6') },
      {
        parent: 1,
        shapes: [
          sh.shapeGroup('Petal', [
            ...sh.paths('M0,-424 C-34,-452 -30,-500 0,-530 C30,-500 34,-452 0,-424 Z'),
            sh.gradientFill({
              from: [0, -420],
              to: [0, -530],
              colors: [
                [0, '#b9746a'],
                [1, '#ffdccb'],
              ],
            }),
            sh.repeater(24, { r: 15 }),
          ]),
        ],
      },
    ),
    ae.layer(
      2,
      5,
      'photo ring',
      range,
      { p: [0, 0, 0], a: [450, 450, 0], s: ae.keys(6, [0, [88, 88, 100]], [134, [98, 98, 100]]) },
      { refId: 'image_0', parent: 1, ...ae.mask(oval, 40) },
    ),
    nestedComp(6, 'Rosette left', 'comp_3', range, 0, { p: [240, 560, 0], s: 130 }),
    nestedComp(7, 'Rosette right', 'comp_3', range, 0, { p: [1680, 560, 0], s: 130 }),
  ];
}

export function dayScene(): ae.Json[] {
  const range = [0, 120] as const;
  const rise = (first: number): ae.Json =>
    ae.animator('Animator 1', [first, first + 30], 1, 2, { p: ae.still([0, 50, 0], 2), o: ae.still(0, 9) });
  const ribbon = 'M-620,-60 L620,-60 L580,0 L620,60 L-620,60 L-580,0 Z';
  return [
    ae.layer(
      5,
      1,
      'text:when',
      range,
      { p: [960, 400, 0] },
      ae.text({ font: 'Marcellus-Regular', size: 96, color: COLORS.cream, sample: 'Saturday, 26 October 2030' }, [rise(10)]),
    ),
    ae.layer(
      5,
      2,
      'text:hour',
      range,
      { p: [960, 584, 0] },
      ae.text({ font: 'CormorantGaramond-SemiBold', size: 72, color: COLORS.wine, sample: '6:30 PM onwards' }, [rise(24)]),
    ),
    ae.layer(
      4,
      3,
      'Ribbon',
      range,
      { p: [960, 560, 0], s: ae.keys(6, [6, [0, 100, 100]], [36, [100, 100, 100]]) },
      {
        // Only After Effects has this effect: in other players the ribbon does not move.
        ef: [
          ae.effect(5, 'Turbulent Displace', 'ADBE Turbulent Displace', [
            [7, 'Displacement', 1],
            [0, 'Amount', 24],
            [0, 'Size', 80],
            [3, 'Offset (Turbulence)', [960, 540]],
            [0, 'Complexity', 1],
            [0, 'Evolution', ae.keys(6, [0, 0], [119, 360])],
          ]),
          ae.effect(5, 'Sway speed', 'ADBE Slider Control', [[0, 'Slider', 3]]),
        ],
        shapes: [
          sh.shapeGroup('Cloth', [...sh.paths(ribbon), sh.gradientFill({ from: [-600, 0], to: [600, 0], colors: ROSE_GOLD })]),
        ],
      },
    ),
    ae.layer(
      5,
      4,
      'text:venue',
      range,
      { p: [960, 770, 0] },
      ae.text({ font: 'Marcellus-Regular', size: 84, color: COLORS.rose, sample: 'The Leela, Bengaluru' }, [rise(38)]),
    ),
    ae.layer(
      4,
      5,
      'Blinking stars',
      range,
      { p: [960, 540, 0] },
      {
        shapes: [0, 1, 2, 3, 4, 5].map((index) => {
          const blink = ae.keys(
            7,
            [index * 3, 100, 'hold'],
            [20 + index * 5, 25, 'hold'],
            [34 + index * 5, 100, 'hold'],
            [70 + index * 4, 40, 'hold'],
            [90, 100],
          );
          return sh.shapeGroup(`Star ${index}`, [sh.polystar(4, 26, 7), sh.solidFill(COLORS.gold)], {
            p: [-800 + index * 320, index % 2 ? -380 : -330],
            o: blink,
          });
        }),
      },
    ),
    ae.layer(
      4,
      6,
      'Frame',
      range,
      { p: [960, 540, 0] },
      {
        shapes: [
          sh.shapeGroup('Frame', [
            sh.rectangle(1780, 940, 40),
            sh.ellipse([150, 150], [-890, -470]),
            sh.ellipse([150, 150], [890, -470]),
            sh.ellipse([150, 150], [890, 470]),
            sh.ellipse([150, 150], [-890, 470]),
            sh.mergePaths(3),
            sh.gradientStroke({ from: [-890, -470], to: [890, 470], colors: ROSE_GOLD }, 5),
          ]),
        ],
      },
    ),
    nestedComp(7, 'Rosette', 'comp_3', range, 0, { p: [960, 540, 0], s: 330, o: 14 }, { sr: 3 }),
  ];
}

/** Rings of petals that an expression rotates; used large and small. */
export function rosette(): ae.Json[] {
  const petal = (from: number, to: number, wide: number): string =>
    `M0,${-from} C${-wide},${-(from + to) / 2} ${-wide * 0.6},${-to * 0.94} 0,${-to} C${wide * 0.6},${-to * 0.94} ${wide},${-(from + to) / 2} 0,${-from} Z`;
  const round = (nm: string, count: number, data: string, width: number): ae.Json =>
    sh.shapeGroup(nm, [...sh.paths(data), sh.solidStroke(COLORS.rose, width), sh.repeater(count, { r: 360 / count })]);
  return [
    ae.layer(
      4,
      1,
      'Rosette',
      [0, FRAMES],
      { p: [960, 540, 0], r: ae.expression(ae.keys(10, [0, 0], [FRAMES, 40]), "loopOut('continue')") },
      {
        shapes: [
          round('Inner', 8, petal(6, 46, 14), 2),
          round('Middle', 16, petal(52, 92, 12), 2),
          round('Outer', 24, petal(98, 132, 11), 2),
          sh.shapeGroup('Rim', [sh.ellipse([290, 290]), sh.ellipse([304, 304]), sh.solidStroke(COLORS.gold, 1.6)]),
        ],
      },
    ),
  ];
}

export function sparks(): ae.Json[] {
  const random = seeded(88);
  return Array.from({ length: 18 }, (_, index) => {
    const [x, y] = [Math.round(random(60, 1860)), Math.round(random(500, 1150))];
    const rise: ae.PathKey[] = [
      [0, [x, y, 0], [random(-80, 80), -160, 0], [random(-80, 80), 160, 0]],
      [300, [x + Math.round(random(-160, 160)), y - Math.round(random(500, 1000)), 0]],
    ];
    const blink = Array.from({ length: 7 }, (__, turn) => [turn * 50 - index, turn % 2 ? 90 : 20] as const);
    return ae.layer(
      4,
      index + 1,
      `Spark ${index + 1}`,
      [0, 300],
      { p: ae.motionPath(...rise), o: ae.keys(11, ...blink) },
      {
        shapes: [
          sh.shapeGroup('Light', [
            sh.ellipse([10 + (index % 3) * 4, 10 + (index % 3) * 4]),
            sh.gradientFill({
              radial: true,
              from: [0, 0],
              to: [8, 0],
              colors: [
                [0, '#fff6e6', 1],
                [1, COLORS.gold, 0],
              ],
            }),
          ]),
        ],
      },
    );
  });
}
