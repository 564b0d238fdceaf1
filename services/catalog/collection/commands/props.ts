// props [name or script …]: makes the sprites of props/ again, all or those named: renders Blender's scripts, paints the textures.
// --rendered DIR: takes Blender's pictures from a folder where its script has left them. --stale: only those whose code has changed. --trial 0.4: a part of the size and samples, into --out, without a record.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { type Canvas, createCanvas, loadImage } from '@napi-rs/canvas';
import { seeded } from '../kit/random.ts';
import { piecesOf } from '../props/pieces.ts';
import {
  SPRITES_FOLDER,
  type SpritePiece,
  scriptOf,
  sourceHash,
  spriteFile,
  spriteList,
  writeSpriteList,
} from '../props/sprites.ts';
import { DYED, RENDERED, SOFT, STRUNG, type Strung, TONED, type Toned, WREATHS, type Wreath } from '../props/table.ts';
import { TEXTURES } from '../props/textures/all.ts';
import { smoothstep } from '../props/textures/noise.ts';
import { between, rgb } from '../props/textures/pixels.ts';

/** Blender's time limit for one script. */
const RENDER_MINUTES = 20;
const QUALITY = 84;
/** Part of a toned picture's own colours that stays. */
const OWN_COLOUR = 0.12;
/** Pixels with less alpha do not count as part of a sprite. */
const FAINT = 3;

type Rgb = ReturnType<typeof rgb>;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    stale: { type: 'boolean', default: false },
    trial: { type: 'string' },
    out: { type: 'string' },
    rendered: { type: 'string' },
  },
});
const outDir = resolve(values.out ?? SPRITES_FOLDER);
await mkdir(outDir, { recursive: true });
const scratch = await mkdtemp(join(tmpdir(), 'props-'));
const list = await readList();
try {
  for (const [name, paint] of Object.entries(TEXTURES)) if (await isWanted(name)) await keep(name, paint());
  for (const [script, names] of Object.entries(RENDERED)) {
    const wanted = await Promise.all([...names, ...madeOf(names)].map((name) => isWanted(name, script)));
    if (wanted.includes(true)) await renderScript(script, names);
  }
  for (const [name, string] of Object.entries(STRUNG))
    if (await isWanted(name, scriptOf(name))) await keep(name, await strung(string));
  for (const [name, wreath] of Object.entries(WREATHS))
    if (await isWanted(name, scriptOf(name))) await keep(name, await wound(wreath));
  for (const [name, look] of Object.entries(TONED))
    if (await isWanted(name, scriptOf(name))) await keep(name, toned(await spriteNamed(look.of), look));
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function readList() {
  try {
    return { ...spriteList() };
  } catch {
    return {};
  }
}

async function isWanted(name: string, script?: string): Promise<boolean> {
  if (positionals.length > 0 && !positionals.some((asked) => asked === name || asked === script)) return false;
  return !values.stale || list[name]?.made_from !== (await sourceHash(name));
}

function madeOf(names: readonly string[]): string[] {
  const soft = Object.keys(SOFT).filter((name) => names.includes(SOFT[name]?.of ?? ''));
  const dyed = Object.keys(DYED).filter((name) => names.includes(DYED[name]?.of ?? ''));
  return [...soft, ...dyed];
}

async function renderScript(script: string, names: readonly string[]): Promise<void> {
  const started = performance.now();
  if (values.rendered === undefined) await runBlender(script);
  console.log(`${script}: ${((performance.now() - started) / 1000).toFixed(0)} s`);
  const pictures = new Map<string, Canvas>();
  for (const name of names) {
    pictures.set(name, trimmed(await pictureOf(join(values.rendered ?? scratch, `${name}.png`))));
    await keep(name, pictures.get(name) ?? createCanvas(1, 1));
  }
  for (const name of madeOf(names)) {
    const soft = SOFT[name];
    const of = (one: string): Canvas => pictures.get(one) ?? createCanvas(1, 1);
    const dye = DYED[name];
    if (soft) await keep(name, softened(of(soft.of), soft));
    else if (dye) await keep(name, dyed(of(dye.of), dye));
  }
}

async function runBlender(script: string): Promise<void> {
  const path = join(import.meta.dirname, '../props', script);
  const args = ['--background', '--factory-startup', '--python-exit-code', '1', '--python', path, '--', scratch];
  await promisify(execFile)('blender', [...args, ...(values.trial === undefined ? [] : [values.trial])], {
    timeout: RENDER_MINUTES * 60_000,
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, PYTHONDONTWRITEBYTECODE: '1' },
  });
}

/** Red parts between two tones by their brightness; the more golden a pixel is, the less it changes. */
function dyed(canvas: Canvas, { dark, light }: { dark: string; light: string }): Canvas {
  const [from, to] = [rgb(dark), rgb(light)];
  return recoloured(canvas, (own) => {
    const [red, green, blue] = own;
    const golden = smoothstep(0.16, 0.34, green - blue);
    return between(between(from, to, red * 0.66 + Math.max(green, blue) * 0.6), own, golden);
  });
}

function toned(canvas: Canvas, { tones, gamma = 1, white = 1 }: Toned): Canvas {
  const [dark, middle, light] = (tones ?? []).map(rgb);
  return recoloured(canvas, (own) => {
    const [red, green, blue] = own.map((part) => Math.min(1, part / white) ** (1 / gamma)) as Rgb;
    if (!dark || !middle || !light) return [red, green, blue];
    const bright = red * 0.2126 + green * 0.7152 + blue * 0.0722;
    const tone = bright < 0.5 ? between(dark, middle, bright * 2) : between(middle, light, bright * 2 - 1);
    return between(tone, own, OWN_COLOUR);
  });
}

function recoloured(canvas: Canvas, colour: (own: Rgb) => Rgb): Canvas {
  const copy = createCanvas(canvas.width, canvas.height);
  const context = copy.getContext('2d');
  context.drawImage(canvas, 0, 0);
  const image = context.getImageData(0, 0, copy.width, copy.height);
  const { data } = image;
  for (let at = 0; at < data.length; at += 4) {
    const own: Rgb = [(data[at] ?? 0) / 255, (data[at + 1] ?? 0) / 255, (data[at + 2] ?? 0) / 255];
    for (const [part, value] of colour(own).entries()) data[at + part] = Math.round(value * 255);
  }
  context.putImageData(image, 0, 0);
  return copy;
}

/** Heads on a string in a shallow bow, each over the one before, no two turned alike. */
async function strung({ heads: names, count, sag }: Strung): Promise<Canvas> {
  const heads = await Promise.all(names.map(spriteNamed));
  const [size, step] = [150, 108];
  const canvas = createCanvas(step * (count - 1) + size * 1.3, 300);
  const context = canvas.getContext('2d');
  const random = seeded(8);
  for (let index = 0; index < count; index += 1) {
    const head = heads[index % heads.length] ?? createCanvas(1, 1);
    const scale = (size / head.width) * random.between(0.94, 1.1);
    context.save();
    context.translate(size * 0.65 + index * step, 90 + Math.sin((index / (count - 1)) * Math.PI) * sag + random.between(-6, 6));
    context.rotate(random.between(-0.5, 0.5));
    context.scale(scale * (random() < 0.5 ? -1 : 1), scale);
    context.drawImage(head, -head.width / 2, -head.height / 2);
    context.restore();
  }
  return trimmed(canvas);
}

/** A wreath that lies flat; its middle is the picture's. */
async function wound({ heads: names, leaf, width }: Wreath): Promise<Canvas> {
  const heads = await Promise.all(names.map(spriteNamed));
  const leaves = await spriteNamed(leaf);
  const canvas = createCanvas(width, width);
  const context = canvas.getContext('2d');
  const radius = width / 2.8;
  const random = seeded(8);
  /** Draws pictures of one width around the middle at a part of the radius, each held in its middle or by its foot. */
  const around = (count: number, part: number, wide: number, of: (index: number) => Canvas, lean?: number): void => {
    for (let index = 0; index < count; index += 1) {
      const picture = of(index);
      const angle = ((index + random.between(-0.1, 0.1)) / count) * 2 * Math.PI;
      const scale = ((wide * radius) / picture.width) * random.between(0.94, 1.08);
      context.save();
      context.translate(width / 2, width / 2);
      context.rotate(angle);
      context.translate(0, -radius * part);
      context.rotate(lean === undefined ? random.between(-Math.PI, Math.PI) : index % 2 ? lean : -lean);
      context.scale(scale * (random() < 0.5 ? -1 : 1), scale);
      context.drawImage(picture, -picture.width / 2, lean === undefined ? -picture.height / 2 : -picture.height);
      context.restore();
    }
  };
  const head = (first: number) => (index: number) => heads[(index + first) % heads.length] ?? createCanvas(1, 1);
  around(26, 1.02, 0.23, () => leaves, 0.56);
  around(20, 1.08, 0.36, head(0));
  around(20, 0.91, 0.28, head(1));
  return canvas;
}

async function spriteNamed(name: string): Promise<Canvas> {
  const { width, height, pieces } = list[name] ?? { width: 1, height: 1, pieces: [] };
  const canvas = createCanvas(width, height);
  for (const [index, { left, top }] of pieces.entries())
    canvas.getContext('2d').drawImage(await pictureOf(join(SPRITES_FOLDER, spriteFile(name, index))), left, top);
  return canvas;
}

async function pictureOf(path: string): Promise<Canvas> {
  const image = await loadImage(path);
  const canvas = createCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas;
}

/** Without the empty rows and columns around it. */
function trimmed(canvas: Canvas): Canvas {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      if ((data[(y * width + x) * 4 + 3] ?? 0) <= FAINT) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y + 1);
    }
  }
  if (right <= left || bottom <= top) throw new Error('A render is empty.');
  const cut = createCanvas(right - left, bottom - top);
  cut.getContext('2d').drawImage(canvas, -left, -top);
  return cut;
}

/** Smaller and blurred, with room for the blur. */
function softened(canvas: Canvas, { width, blur }: { width: number; blur: number }): Canvas {
  const radius = width * blur;
  const room = Math.ceil(radius * 2.5);
  const inner = width - room * 2;
  const height = Math.round((inner * canvas.height) / canvas.width);
  const soft = createCanvas(width, height + room * 2);
  const context = soft.getContext('2d');
  context.filter = `blur(${radius}px)`;
  context.drawImage(canvas, room, room, inner, height);
  return soft;
}

/** Writes the sprite and, unless this is a trial, its row in the list. */
async function keep(name: string, canvas: Canvas): Promise<void> {
  const { width, height } = canvas;
  const pieces: SpritePiece[] = [];
  let size = 0;
  for (const [index, { left, top, canvas: piece }] of piecesOf(canvas).entries()) {
    const bytes = piece.toBuffer('image/webp', QUALITY);
    await writeFile(join(outDir, spriteFile(name, index)), bytes);
    const file = createHash('sha256').update(bytes).digest('hex');
    pieces.push({ left, top, width: piece.width, height: piece.height, file });
    size += bytes.length;
  }
  console.log(`  ${name}: ${width} × ${height}, ${pieces.length} pieces, ${Math.round(size / 1024)} KB`);
  if (values.trial !== undefined || values.out !== undefined) return;
  list[name] = { width, height, pieces, made_from: await sourceHash(name) };
  await writeSpriteList(list);
}
