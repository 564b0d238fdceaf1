import { couple, field } from '../kit/common.ts';
import { petal } from '../kit/flora.ts';
import { type Layer, shapes, text } from '../kit/layers.ts';
import { EASE, seeded, sway, track, tween } from '../kit/motion.ts';
import { halo, skyline } from '../kit/objects.ts';
import { fade, rise, words } from '../kit/reveals.ts';
import { box, fill, ink, linear, oval, star } from '../kit/shapes.ts';
import { type CorpusTheme, palette } from '../kit/theme.ts';

const FRAMES = 300;
const TURN = 150;
const colors = palette({ ground: '#2b1055', glow: '#a2356b', metal: '#ffd98a', paper: '#fff3e2', bloom: '#e0526b' });

export function particleHeavy(): CorpusTheme {
  return {
    id: 9003,
    title: 'Pushp Varsha',
    category: 'wedding',
    description: 'Rose petals fall and sparks rise through the whole of it, before a palace at nightfall.',
    size: [1920, 1080],
    frames: FRAMES,
    fields: [
      ...couple('विक्रम', 'Ananya'),
      field('invitation', 'Invitation', 'text', 'Two families, one celebration'),
      field('date', 'Date', 'date', '2030-02-14'),
      field('time', 'Time', 'time', '19:00'),
      field('venue', 'Venue', 'place', 'Lake Palace, उदयपुर'),
    ],
    texts: {
      names: { text: '{groom} & {bride}', bride_first: '{bride} & {groom}' },
      day: { text: '{date|long}' },
      hour: { text: '{time|clock} onwards' },
    },
    scenes: [
      { name: 'Names', first_frame: 0, last_frame: TURN - 1, still_frame: 90 },
      { name: 'Day', first_frame: TURN, last_frame: FRAMES - 1, still_frame: 240 },
    ],
    colors,
    fonts: ['GreatVibes-Regular', 'CormorantGaramond-SemiBold', 'Marcellus-Regular'],
    layers: [
      shapes('sky', [ink(box(960, 540, 1920, 1080), fill(linear([0, 0], [0, 1080], [0, colors.ground], [1, colors.glow])))]),
      shapes('moon', [halo(420, '#ffd9b0', 0.5), ink(oval(0, 0, 150), fill('#fff0d8'))], { at: [1500, 230] }),
      shapes('far palace', [ink(skyline(2000, 420, 12), fill('#4d1c62'))], { at: [960, 1080] }),
      shapes('near palace', [ink(skyline(2200, 280, 40), fill('#240b41'))], { at: [930, 1084] }),
      ...sparks(46),
      ...petals(50, 40, [26, 52], 'far'),
      text(
        'names',
        { font: 'GreatVibes-Regular', size: 190, color: colors.paper, reveals: [rise(10, 40, 60)] },
        { at: [960, 520], until: TURN, opacity: fade(0, TURN, 10) },
      ),
      text(
        'invitation',
        { font: 'CormorantGaramond-SemiBold', size: 64, color: colors.metal, tracking: 40, reveals: [words(34, 30)] },
        { at: [960, 660], until: TURN, opacity: fade(0, TURN, 10) },
      ),
      text(
        'day',
        { font: 'Marcellus-Regular', size: 92, color: colors.paper, reveals: [rise(TURN + 6, 34, 40)] },
        { at: [960, 430], from: TURN },
      ),
      text(
        'hour',
        { font: 'CormorantGaramond-SemiBold', size: 68, color: colors.metal, reveals: [words(TURN + 20, 24)] },
        { at: [960, 540], from: TURN },
      ),
      text(
        'venue',
        { font: 'Marcellus-Regular', size: 76, color: colors.paper, reveals: [rise(TURN + 30, 30, 40)] },
        { at: [960, 668], from: TURN },
      ),
      ...petals(40, 90, [56, 108], 'near'),
    ],
    tune: {
      seconds: 10,
      beatsPerMinute: 96,
      root: 130.8,
      notes: [12, 14, 16, 19, 21, 19, 16, 14, 12, 9, 7, 9, 12, 14, 16, 14],
      drum: [0, 2, 4, 6],
    },
  };
}

/** Petals that fall through the frame, sway, turn over and re-enter from above. */
function petals(count: number, seed: number, [small, large]: readonly [number, number], name: string): Layer[] {
  const random = seeded(seed);
  return Array.from({ length: count }, (_, index) => {
    const size = random(small, large);
    const fall = Math.round(random(150, 260) * (80 / (size + 30)));
    const start = -Math.round(random(0, fall));
    const x = random(-60, 1980);
    const keys = [];
    for (let frame = start; frame < FRAMES; frame += fall)
      keys.push([frame, -90, EASE.linear] as const, [frame + fall - 1, 1170, 'hold'] as const);
    const color = ['#e0526b', '#f07f8f', '#c92f52', '#f5a8a0'][index % 4] ?? '#e0526b';
    return shapes(`${name} petal ${index}`, [petal(size, color)], {
      at: { x: sway(0, FRAMES, random(80, 140), x, random(30, 90), random()), y: track(...keys) },
      rotate: tween(0, FRAMES, random(0, 360), random(-720, 720), EASE.linear),
      scale: track(...flutter(random(30, 60), random)),
      opacity: random(78, 100),
    });
  });
}

/** Alternately narrow and wide, as a tumbling petal looks. */
function flutter(
  period: number,
  random: (low: number, high: number) => number,
): (readonly [number, readonly number[], readonly [number, number, number, number]])[] {
  const count = Math.ceil(FRAMES / period) + 1;
  return Array.from({ length: count }, (_, index) => [
    Math.round(index * period),
    [index % 2 ? random(30, 55) : 100, 100],
    EASE.breath,
  ]);
}

/** Points of light that rise and pulse. */
function sparks(count: number): Layer[] {
  const random = seeded(9);
  return Array.from({ length: count }, (_, index) => {
    const [x, size] = [random(0, 1920), random(5, 13)];
    const period = Math.round(random(36, 80));
    return shapes(
      `spark ${index}`,
      [index % 4 === 0 ? ink(star(4, size * 1.6, size * 0.4), fill(colors.metal)) : ink(oval(0, 0, size), fill(colors.metal))],
      {
        at: tween(0, FRAMES, [x, random(500, 1300)], [x + random(-120, 120), random(-200, 500)], EASE.linear),
        opacity: sway(0, FRAMES, period, 55, 40, random()),
      },
    );
  });
}
