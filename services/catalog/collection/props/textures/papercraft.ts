// Cut paper: clouds of three sheets, banks of cloud, a hot-air balloon, a rainbow of strips.
import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { seeded } from '../../kit/random.ts';
import { clouds, smoothstep } from './noise.ts';
import { between, pixels, rgb } from './pixels.ts';

type Round = readonly [x: number, y: number, radius: number];

const SHADE = '#1f3f63';
const fine = clouds(23, 64, 3);
const pulp = clouds(7, 16, 3);

/** How a paper's fibres catch the light at a point, about -0.3 to 0.3. */
function relief(x: number, y: number): number {
  return (
    fine(x * 0.2, y * 0.2) -
    fine(x * 0.2 - 0.7, y * 0.2 - 0.7) +
    (pulp(x * 0.05, y * 0.05) - pulp(x * 0.05 - 0.2, y * 0.05 - 0.2)) * 1.2
  );
}

/** The grain of thick paper, lit from the upper left. */
function grain(width: number, height: number): Canvas {
  return pixels(width, height, (u, v) => {
    const slope = relief(u * width, v * height);
    return slope < 0 ? [0.28, 0.22, 0.24, Math.min(0.08, -slope * 0.2)] : [1, 1, 1, Math.min(0.2, slope * 0.4)];
  });
}

/** The edge on one side: the pixels of `canvas` that a moved copy of it leaves uncovered. */
function edge(canvas: Canvas, [dx, dy]: readonly [number, number], tone: string): Canvas {
  const rim = createCanvas(canvas.width, canvas.height);
  const context = rim.getContext('2d');
  context.drawImage(canvas, 0, 0);
  context.globalCompositeOperation = 'destination-out';
  context.drawImage(canvas, dx, dy);
  context.globalCompositeOperation = 'source-in';
  context.fillStyle = tone;
  context.fillRect(0, 0, rim.width, rim.height);
  return rim;
}

interface Sheet {
  tone: readonly [top: string, foot: string];
  cut: (context: SKRSContext2D) => void;
  /** Reach of its shadow in pixels; 0 for none. */
  lifted: number;
}

/** Lays a sheet of paper on a picture: grain, a thick edge that catches the light, the shadow on what is behind. */
function lay(onto: Canvas, { tone, cut, lifted }: Sheet): void {
  const { width, height } = onto;
  const paper = createCanvas(width, height);
  const context = paper.getContext('2d');
  const paint = context.createLinearGradient(0, 0, 0, height);
  paint.addColorStop(0, tone[0]);
  paint.addColorStop(1, tone[1]);
  context.fillStyle = paint;
  cut(context);
  const shape = createCanvas(width, height);
  shape.getContext('2d').drawImage(paper, 0, 0);
  context.globalCompositeOperation = 'source-atop';
  context.drawImage(grain(width, height), 0, 0);
  context.filter = 'blur(16px)';
  context.globalAlpha = 0.3;
  context.drawImage(edge(shape, [-14, -18], SHADE), 0, 0);
  context.filter = 'none';
  context.globalAlpha = 0.24;
  context.drawImage(edge(shape, [-2, -3], SHADE), 0, 0);
  context.globalAlpha = 0.95;
  context.drawImage(edge(shape, [2.5, 3.5], '#ffffff'), 0, 0);
  const ground = onto.getContext('2d');
  if (lifted > 0) {
    ground.save();
    ground.filter = `blur(${lifted}px)`;
    ground.globalAlpha = 0.42;
    ground.drawImage(edge(shape, [width, 0], SHADE), lifted * 0.5, lifted * 0.8);
    ground.restore();
  }
  ground.drawImage(paper, 0, 0);
}

function rounds(context: SKRSContext2D, list: readonly Round[], more: number, floor: number): void {
  for (const [x, y, radius] of list) {
    context.beginPath();
    context.arc(x, Math.min(y, floor - radius - more), radius + more, 0, Math.PI * 2);
    context.fill();
  }
  // All below the rounds' middles, down to the flat foot.
  context.beginPath();
  context.moveTo(list[0]?.[0] ?? 0, floor);
  for (const [x, y] of list) context.lineTo(x, y);
  context.lineTo(list.at(-1)?.[0] ?? 0, floor);
  context.fill();
}

/** A cloud of three sheets, the foremost the smallest and whitest. */
function cloud(width: number, height: number, floor: number, list: readonly Round[]): Canvas {
  const canvas = createCanvas(width, height);
  const sheets = [
    ['#cfe0ec', '#dbe6ee', 34, 14],
    ['#f6e2d6', '#fbeee4', 16, 12],
    ['#fffefb', '#fdf4ea', 0, 12],
  ] as const;
  for (const [top, foot, more, lifted] of sheets)
    lay(canvas, { tone: [top, foot], lifted, cut: (context) => rounds(context, list, more, floor + more * 0.5) });
  return canvas;
}

const GREAT: readonly Round[] = [
  [196, 380, 92],
  [300, 280, 138],
  [478, 224, 164],
  [668, 252, 150],
  [800, 340, 122],
  [838, 390, 82],
];
const SMALL: readonly Round[] = [
  [124, 196, 64],
  [226, 150, 92],
  [358, 136, 100],
  [474, 196, 72],
];

/** A bank of cloud from edge to edge that fills the picture down to its foot; its heads stand on a line 200 pixels below the top. */
function bank(seed: number, tone: readonly [string, string]): Canvas {
  const canvas = createCanvas(1900, 760);
  const random = seeded(seed);
  const heads: Round[] = [];
  for (let x = -60; x < 1980; ) {
    const radius = random.between(74, 138);
    heads.push([x, 200 + random.between(-12, 26), radius]);
    x += radius * random.between(0.95, 1.45);
  }
  lay(canvas, {
    tone,
    lifted: 16,
    cut: (context) => {
      for (const [x, y, radius] of heads) {
        context.beginPath();
        context.arc(x, y, radius, 0, Math.PI * 2);
        context.fill();
      }
      context.fillRect(-40, 200, 2000, 600);
    },
  });
  return canvas;
}

/** The same out of focus, smaller. */
function soft(canvas: Canvas, width: number, blur: number): Canvas {
  const room = Math.ceil(blur * 2.5);
  const inner = width - room * 2;
  const height = Math.round((inner * canvas.height) / canvas.width);
  const out = createCanvas(width, height + room * 2);
  const context = out.getContext('2d');
  context.filter = `blur(${blur}px)`;
  context.drawImage(canvas, room, room, inner, height);
  return out;
}

/** Half the width of the balloon at a part of its height, as part of the largest. */
function girth(down: number): number {
  if (down < 0.42) return Math.sqrt(Math.max(0, 1 - ((0.42 - down) / 0.42) ** 2));
  return 0.22 + 0.78 * (0.5 + 0.5 * Math.cos((Math.PI * (down - 0.42)) / 0.58));
}

const TALL = 900;
const ROUND = 384;

/** A balloon of pleated paper with a garland of flags, a glow within, and its basket. */
function balloon(gores: readonly [string, string], flag: string): Canvas {
  const tones = gores.map(rgb);
  const [pennant, white, glow] = [rgb(flag), rgb('#fffaf2'), rgb('#ffdf9e')];
  const canvas = pixels(800, 1280, (u, v) => {
    const [x, y] = [u * 800 - 400, v * 1280 - 20];
    const down = y / TALL;
    if (down < 0 || down > 1) return [0, 0, 0, 0];
    const half = girth(down) * ROUND;
    const across = half < 1 ? 2 : x / half;
    if (Math.abs(across) >= 1) return [0, 0, 0, 0];
    const turn = Math.asin(across);
    const pleat = (turn / Math.PI + 0.5) * 9;
    const within = pleat - Math.floor(pleat);
    const garland = (pleat * 2) % 1;
    const hem = 0.55 + 0.06 * Math.cos(turn);
    const hangs = 0.085 * (1 - Math.abs(garland * 2 - 1));
    const flagged = down > hem && down < hem + hangs;
    const cord = Math.abs(down - hem) < 0.005;
    const tone = cord
      ? rgb('#8a5a34')
      : flagged
        ? Math.floor(pleat * 2) % 2
          ? white
          : pennant
        : (tones[Math.floor(pleat) % 2] ?? white);
    const lean = turn + (within - 0.5) * 0.62;
    const up = Math.max(-0.95, Math.min(0.95, (down - 0.36) * 1.5));
    const flat = Math.sqrt(1 - up * up);
    const lit = -Math.sin(lean) * flat * 0.46 - up * 0.52 + Math.cos(lean) * flat * 0.62;
    const crease = smoothstep(0, 0.05, within) * smoothstep(0, 0.05, 1 - within);
    const light = 0.66 + lit * 0.42 + relief(u * 800, v * 1280) * 0.1 - (1 - crease) * 0.12;
    const warmth = Math.exp(-(((down - 0.98) / 0.3) ** 2)) * (1 - across * across) * 0.55;
    const shaded = light < 1 ? between(rgb(SHADE), tone, 0.36 + light * 0.64) : between(tone, [1, 1, 1], (light - 1) * 1.3);
    return [...between(shaded, glow, warmth), smoothstep(0, 1.6, (1 - Math.abs(across)) * half)];
  });
  basket(canvas.getContext('2d'), flag);
  return canvas;
}

/** The skirt, the ropes and the basket below the balloon. */
function basket(context: SKRSContext2D, flag: string): void {
  context.translate(400, 20 + TALL);
  const skirt = context.createLinearGradient(-90, 0, 90, 0);
  skirt.addColorStop(0, '#fff2dd');
  skirt.addColorStop(0.4, flag);
  skirt.addColorStop(1, SHADE);
  context.fillStyle = skirt;
  context.beginPath();
  context.moveTo(-88, -12);
  context.quadraticCurveTo(0, 14, 88, -12);
  context.lineTo(64, 46);
  context.quadraticCurveTo(0, 64, -64, 46);
  context.fill();
  context.strokeStyle = '#7a5230';
  context.lineWidth = 5;
  for (const x of [-62, -24, 24, 62]) {
    context.beginPath();
    context.moveTo(x, 48);
    context.lineTo(x * 1.16, 196);
    context.stroke();
  }
  const wicker = context.createLinearGradient(-100, 0, 100, 0);
  wicker.addColorStop(0, '#f0c88e');
  wicker.addColorStop(0.45, '#d39a5c');
  wicker.addColorStop(1, '#87552b');
  context.fillStyle = wicker;
  context.beginPath();
  context.moveTo(-92, 190);
  context.lineTo(92, 190);
  context.lineTo(76, 310);
  context.quadraticCurveTo(0, 330, -76, 310);
  context.fill();
  for (let row = 0; row < 9; row += 1)
    for (let column = 0; column < 12; column += 1) {
      const half = 88 - row * 1.6;
      const [x, y] = [-half + ((column + (row % 2) * 0.5) * half * 2) / 12, 206 + row * 12.4];
      context.fillStyle = (row + column) % 2 ? 'rgba(90,50,20,0.3)' : 'rgba(255,236,200,0.32)';
      context.beginPath();
      context.ellipse(x + 6, y, 8, 4.6, 0, 0, Math.PI * 2);
      context.fill();
    }
  const rim = context.createLinearGradient(0, 178, 0, 208);
  rim.addColorStop(0, '#f3d3a0');
  rim.addColorStop(1, '#a8703c');
  context.fillStyle = rim;
  context.beginPath();
  context.roundRect(-104, 178, 208, 28, 14);
  context.fill();
}

/** Strips of paper, each laid on the next smaller one; the middle of the arch is at half the width and 600 pixels below the top. */
function rainbow(): Canvas {
  const tones = ['#ee7f63', '#f8b184', '#fbd88a', '#9ed8bf', '#86c4e2'].map(rgb);
  const [radius, strip] = [570, 48];
  const shade = rgb(SHADE);
  return pixels(1200, 1300, (u, v) => {
    const [x, y] = [u * 1200 - 600, v * 1300 - 600];
    const out = radius - (y < 0 ? Math.hypot(x, y) : Math.abs(x));
    const index = Math.floor(out / strip);
    const tone = tones[index];
    if (out < 0 || tone === undefined) return [0, 0, 0, 0];
    const within = out - index * strip;
    const shadow = index === 0 ? 0 : Math.exp(-within / 9) * 0.42;
    const rim = within > strip - 3 ? 0.4 : 0;
    const lit = between(between(tone, [1, 1, 1], 0.1 + rim + relief(x + 600, y + 600) * 0.26), shade, shadow);
    const last = index === tones.length - 1 ? smoothstep(0, 1.6, strip - within) : 1;
    return [...lit, smoothstep(0, 1.6, out) * last];
  });
}

export const sprites: Readonly<Record<string, () => Canvas>> = {
  'paper-cloud-1': () => cloud(1000, 540, 470, GREAT),
  'paper-cloud-2': () => cloud(600, 320, 262, SMALL),
  'paper-cloud-soft': () => soft(cloud(600, 320, 262, SMALL), 520, 14),
  'cloud-bank-white': () => bank(11, ['#fffefb', '#fff3e6']),
  'cloud-bank-peach': () => bank(29, ['#fde2d2', '#fbd3be']),
  'cloud-bank-blue': () => bank(47, ['#dcecf5', '#bcdcec']),
  'paper-balloon-peach': () => balloon(['#f6906f', '#fff1dd'], '#5fb3d4'),
  'paper-balloon-sky': () => balloon(['#7fc0e0', '#fff6ea'], '#f79b80'),
  'paper-rainbow': rainbow,
};
