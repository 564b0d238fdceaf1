// A banyan with its roots, its leaves near and out of focus, and ripples on water.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { type Random, seeded } from '../../kit/random.ts';
import { clouds, smoothstep } from './noise.ts';
import { between, pixels, rgb } from './pixels.ts';

type Point = readonly [x: number, y: number];

function css(tone: readonly number[], alpha = 1): string {
  return `rgba(${tone
    .slice(0, 3)
    .map((part) => Math.round(Math.min(1, Math.max(0, part)) * 255))
    .join(',')},${alpha})`;
}

const [BARK_DARK, BARK, BARK_LIT] = [rgb('#2b1a12'), rgb('#6a4a35'), rgb('#d09c6c')];
const [LEAF_DARK, LEAF, LEAF_LIT, LEAF_SUN] = [rgb('#182a16'), rgb('#3f6330'), rgb('#8fae4c'), rgb('#f3d987')];

/** A root or branch of many fine fibres, lit from the left; `wide` tapers along it. */
function strand(context: SKRSContext2D, random: Random, way: readonly [Point, Point, Point, Point], wide: Point): void {
  const [a, b, c, d] = way;
  const fibres = Math.max(5, Math.round(Math.max(...wide) * 0.9));
  context.lineCap = 'round';
  for (let index = 0; index < fibres; index += 1) {
    const side = (index / (fibres - 1)) * 2 - 1;
    const lit = 0.62 - side * 0.5 + random.between(-0.2, 0.2);
    const tone = lit > 0.5 ? between(BARK, BARK_LIT, (lit - 0.5) * 1.3) : between(BARK_DARK, BARK, lit * 2);
    const [from, to] = [(wide[0] / 2) * side, (wide[1] / 2) * side];
    const wave = random.between(-2, 2);
    context.strokeStyle = css(tone, 0.92);
    context.lineWidth = Math.max(1.3, (Math.max(...wide) / fibres) * random.between(1.1, 2));
    context.beginPath();
    context.moveTo(a[0] + from, a[1]);
    context.bezierCurveTo(b[0] + from + wave, b[1], c[0] + to - wave, c[1], d[0] + to, d[1]);
    context.stroke();
  }
}

/** One broad leaf with its tip at the top, standing on the origin. */
function leaf(context: SKRSContext2D, length: number, tone: readonly number[], light: readonly number[], veins = false): void {
  const wide = length * 0.31;
  const blade = context.createLinearGradient(-wide, 0, wide, -length * 0.3);
  blade.addColorStop(0, css(between(tone, light, 0.75)));
  blade.addColorStop(0.5, css(tone));
  blade.addColorStop(0.51, css(between(tone, light, 0.34)));
  blade.addColorStop(1, css(between(tone, LEAF_DARK, 0.4)));
  context.fillStyle = blade;
  context.beginPath();
  context.moveTo(0, 0);
  context.bezierCurveTo(-wide * 1.35, -length * 0.2, -wide * 1.2, -length * 0.72, 0, -length);
  context.bezierCurveTo(wide * 1.2, -length * 0.72, wide * 1.35, -length * 0.2, 0, 0);
  context.fill();
  if (!veins) return;
  context.strokeStyle = css(between(light, [1, 1, 0.9], 0.35), 0.75);
  context.lineCap = 'round';
  context.lineWidth = length * 0.016;
  context.beginPath();
  context.moveTo(0, length * 0.14);
  context.quadraticCurveTo(length * 0.014, -length * 0.5, 0, -length * 0.97);
  context.stroke();
  context.lineWidth = length * 0.007;
  for (let index = 0; index < 8; index += 1)
    for (const side of [-1, 1]) {
      const y = -length * (0.1 + index * 0.09);
      const reach = wide * Math.sin(Math.PI * (0.2 + index * 0.09)) * 0.94;
      context.beginPath();
      context.moveTo(0, y);
      context.quadraticCurveTo(side * reach * 0.5, y - length * 0.04, side * reach, y - length * 0.13);
      context.stroke();
    }
}

function turned(context: SKRSContext2D, [x, y]: Point, angle: number, draw: () => void, flat = 1): void {
  context.save();
  context.translate(x, y);
  context.rotate(angle);
  context.scale(flat, 1);
  draw();
  context.restore();
}

/** The clumps of the crown: place and radius. */
const CLUMPS: readonly (readonly [x: number, y: number, radius: number])[] = [
  [210, 420, 150],
  [380, 300, 185],
  [590, 220, 205],
  [830, 190, 215],
  [1060, 240, 200],
  [1260, 330, 180],
  [1400, 450, 140],
  [310, 470, 140],
  [520, 420, 165],
  [770, 390, 190],
  [1020, 420, 175],
  [1230, 490, 140],
];

function banyan(): Canvas {
  const canvas = createCanvas(1560, 1320);
  const context = canvas.getContext('2d');
  const random = seeded(31);
  const ground = 1290;
  const crown = (part: number, count: number): void => {
    for (let index = 0; index < count; index += 1) {
      const [cx, cy, radius] = random.pick(CLUMPS as [(typeof CLUMPS)[number], ...typeof CLUMPS]);
      const [angle, far] = [random.between(0, Math.PI * 2), Math.sqrt(random())];
      const [dx, dy] = [Math.cos(angle) * far, Math.sin(angle) * far * 0.78];
      const light = 0.4 - dy * 0.42 - dx * 0.3 + random.between(-0.22, 0.22) + part * 0.28 - 0.2;
      const tone = light < 0.5 ? between(LEAF_DARK, LEAF, light * 2) : between(LEAF, LEAF_LIT, (light - 0.5) * 2);
      const shine = light > 0.72 && random() < 0.4 ? LEAF_SUN : LEAF_LIT;
      turned(context, [cx + dx * radius, cy + dy * radius], random.between(-2.6, 2.6), () =>
        leaf(context, random.between(20, 34), tone, between(tone, shine, Math.max(0.1, light * 0.6))),
      );
    }
  };
  crown(0, 4600);
  const wood = createCanvas(canvas.width, canvas.height);
  const bark = wood.getContext('2d');
  for (let index = 0; index < 10; index += 1) {
    const x = 250 + index * 120 + random.between(-40, 40);
    if (Math.abs(x - 800) < 190) continue;
    const foot = x + random.between(-46, 46);
    const width = random.between(9, 30);
    strand(
      bark,
      random,
      [
        [x, 420],
        [x + 20, 700],
        [foot - 18, 980],
        [foot, ground - random.between(4, 46)],
      ],
      [width * 0.5, width],
    );
  }
  for (let index = 0; index < 34; index += 1) {
    const x = 190 + index * 36 + random.between(-16, 16);
    const end = random.between(600, 930) - Math.abs(x - 800) * 0.16;
    strand(
      bark,
      random,
      [
        [x, 450],
        [x + 9, 560],
        [x - 9, end - 90],
        [x + random.between(-12, 12), end],
      ],
      [5, 2],
    );
  }
  const limbs: readonly [Point, Point, Point, Point, width: number][] = [
    [[300, 400], [470, 470], [690, 560], [716, 900], 60],
    [[1270, 400], [1110, 480], [880, 560], [878, 900], 62],
    [[480, 330], [600, 450], [720, 560], [752, 900], 74],
    [[1010, 300], [950, 460], [850, 580], [842, 900], 78],
    [[760, 250], [770, 430], [790, 600], [798, 900], 84],
  ];
  for (const [a, b, c, d, width] of limbs) strand(bark, random, [a, b, c, d], [width * 0.5, width]);
  // Roots that have grown together, the outer ones behind: each begins high or low on the trunk and spreads at its foot.
  const order = Array.from({ length: 19 }, (_, index) => index / 18).sort((a, b) => Math.abs(b - 0.46) - Math.abs(a - 0.46));
  for (const part of order) {
    const out = (part - 0.5) * 2;
    const top = random.between(430, 520);
    const x = 798 + out * random.between(72, 92);
    const foot = 798 + out * random.between(150, 232);
    strand(
      bark,
      random,
      [
        [798 + out * random.between(96, 130), top],
        [x + random.between(-20, 20), 860],
        [x + (foot - x) * 0.2, 1120],
        [foot, ground - Math.abs(out) * 44],
      ],
      [random.between(20, 40), random.between(34, 60)],
    );
  }
  const shade = bark.createLinearGradient(640, 0, 980, 0);
  shade.addColorStop(0, 'rgba(40,20,12,0.06)');
  shade.addColorStop(0.4, 'rgba(40,20,12,0.16)');
  shade.addColorStop(1, 'rgba(30,14,10,0.66)');
  const under = bark.createLinearGradient(0, 480, 0, 860);
  under.addColorStop(0, 'rgba(20,16,8,0.62)');
  under.addColorStop(1, 'rgba(20,16,8,0)');
  const foot = bark.createLinearGradient(0, 1170, 0, 1290);
  foot.addColorStop(0, 'rgba(40,20,10,0)');
  foot.addColorStop(1, 'rgba(40,20,10,0.5)');
  bark.globalCompositeOperation = 'source-atop';
  for (const tone of [shade, under, foot]) {
    bark.fillStyle = tone;
    bark.fillRect(0, 0, wood.width, wood.height);
  }
  context.drawImage(wood, 0, 0);
  crown(1, 3400);
  return canvas;
}

/** Roots that hang from a branch, from the upper edge. */
function aerialRoots(): Canvas {
  const canvas = createCanvas(260, 620);
  const context = canvas.getContext('2d');
  const random = seeded(12);
  for (let index = 0; index < 11; index += 1) {
    const x = 26 + index * 21 + random.between(-8, 8);
    const end = random.between(260, 600);
    strand(
      context,
      random,
      [
        [x, -6],
        [x + 12, end * 0.35],
        [x - 14, end * 0.7],
        [x + random.between(-10, 10), end],
      ],
      [7, 3],
    );
  }
  return canvas;
}

function oneLeaf(tone: string, light: string): Canvas {
  const canvas = createCanvas(190, 300);
  const context = canvas.getContext('2d');
  turned(context, [95, 262], 0, () => leaf(context, 250, rgb(tone), rgb(light), true));
  return canvas;
}

/** A twig that reaches in from the upper left, with broad leaves; `blur` in pixels. */
function spray(blur: number): Canvas {
  const canvas = createCanvas(760, 560);
  const context = canvas.getContext('2d');
  const random = seeded(21);
  if (blur) context.filter = `blur(${blur}px)`;
  strand(
    context,
    random,
    [
      [-10, 60],
      [180, 120],
      [330, 200],
      [520, 290],
    ],
    [12, 5],
  );
  for (let index = 0; index < 15; index += 1) {
    const part = (index + 0.5) / 15;
    const at: Point = [40 + part * 480, 74 + part * 214];
    const side = index % 2 ? 1 : -1;
    const lit = random.between(0, 1);
    const tone = between(between(LEAF_DARK, LEAF, 0.75), LEAF_LIT, lit * 0.5);
    const length = random.between(150, 205) * (1 - part * 0.18);
    turned(context, at, 2.02 + side * random.between(0.5, 1.15), () => leaf(context, length, tone, LEAF_LIT, true), 0.92);
  }
  return canvas;
}

/** Ripples that catch the light: pale crests and shaded troughs, gone towards the edges. */
function ripples(): Canvas {
  const swell = clouds(15, 16, 4);
  const [crest, trough] = [rgb('#fff6dc'), rgb('#6b3b34')];
  return pixels(960, 300, (u, v) => {
    const deep = 0.12 + v * 0.88;
    const height = swell((u * 9) / deep + 3, 15.5 / (0.14 + v * 0.5));
    const edge = smoothstep(0, 0.06, u) * smoothstep(0, 0.06, 1 - u) * smoothstep(0, 0.04, v) * smoothstep(0, 0.5, 1 - v);
    const up = smoothstep(0.56, 0.72, height);
    const down = smoothstep(0.46, 0.26, height);
    return up > 0 ? [...crest, up * edge * 0.7] : [...trough, down * edge * 0.36];
  });
}

export const sprites: Readonly<Record<string, () => Canvas>> = {
  banyan,
  'aerial-roots': aerialRoots,
  'leaf-1': () => oneLeaf('#4c7436', '#a9c25a'),
  'leaf-2': () => oneLeaf('#b98a2c', '#f2d37a'),
  'leaf-spray': () => spray(0),
  'leaf-spray-soft': () => spray(13),
  ripples,
};
