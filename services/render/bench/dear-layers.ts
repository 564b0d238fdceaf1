import { join, resolve } from 'node:path';
import { type Canvas, createCanvas, LottieAnimation as Player } from '@napi-rs/canvas';
import { YuvPicture } from '../src/av/yuv-picture.ts';
import { Painter } from '../src/draw/painter.ts';
import { letGo } from '../src/draw/release-pixels.ts';
import { RestingPictures, type Run } from '../src/draw/resting-pictures.ts';
import { AROUND } from '../src/draw/single-layer.ts';
import { itemsAt, type Sheet, type Stack } from '../src/draw/stack.ts';
import type { LottieAnimation, LottieAsset, LottieLayer } from '../src/lottie/types.ts';
import { prepare, sampleSpec } from './prepare.ts';

/**
 * Lists what costs processor time in drawing themes at 1080p: `bench/dear-layers.ts <folder of packages> <slug …> [--step 5] [--rows 12]`.
 * Draws every fifth frame twice: as the renderer does, for the whole, and sheet by sheet, for the shares.
 */
const values = process.argv.slice(2);
const option = (name: string, orElse: number): number => {
  const at = values.indexOf(name);
  return at < 0 ? orElse : Number(values.splice(at, 2)[1]);
};
const step = option('--step', 5);
const mostRows = option('--rows', 12);
const [folder = '.data/themes', ...slugs] = values;

/** Milliseconds of processor time of this thread. */
function timed(work: () => void): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (user + system) / 1000;
}

interface Row {
  name: string;
  why: string;
  drawn: number;
  spent: number;
}

for (const slug of slugs) {
  const packageDir = join(resolve(folder), slug);
  const { setup, frames } = await prepare(sampleSpec(packageDir, '1080p'), packageDir);
  const { stack, source, settings } = setup;
  const painter = new Painter(stack, source, settings);
  const picture = new YuvPicture(settings);
  const whole = { draw: 0, read: 0, convert: 0 };
  let moving = 0;
  // As the renderer draws: what rests is kept from frame to frame. Frames in between are drawn without being counted.
  for (let frame = 0; frame < frames; frame += 1) {
    if (frame % step > 1 || (stack.changes[frame] !== 1 && frame > 0)) continue;
    const draw = timed(() => painter.draw(frame));
    let pixels: Buffer = Buffer.alloc(0);
    const read = timed(() => {
      pixels = painter.pixels();
    });
    const convert = timed(() => picture.take(pixels));
    await painter.rest();
    if (frame % step !== 1) continue;
    whole.draw += draw;
    whole.read += read;
    whole.convert += convert;
    moving += 1;
  }
  const rows = sheetRows(stack, source, settings, frames);
  const per = (spent: number): string => (spent / Math.max(1, moving)).toFixed(2);
  const { draw, read, convert } = whole;
  console.log(
    `\n${slug}: ${settings.width} × ${settings.height}, ${frames} frames, ${stack.changes.reduce((sum, one) => sum + one, 0)} of them move; ` +
      `ms per moving frame: ${per(draw + read + convert)} (drawing ${per(draw)}, reading ${per(read)}, conversion ${per(convert)})`,
  );
  console.table(
    rows.slice(0, mostRows).map(({ name, why, drawn, spent }) => ({
      'ms a moving frame': per(spent),
      'ms a time': (spent / Math.max(1, drawn)).toFixed(1),
      times: drawn,
      name: name.slice(0, 48),
      why: why.slice(0, 110),
    })),
  );
}

function sheetRows(
  stack: Stack,
  source: { width: number; height: number },
  size: { width: number; height: number },
  frames: number,
): Row[] {
  const albums: LottieAnimation[] = stack.albums.map((album) => JSON.parse(album));
  const players = stack.albums.map((album) => Player.loadFromData(album));
  const resting = new RestingPictures(size);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const other: Canvas = createCanvas(size.width, size.height);
  const otherContext = other.getContext('2d');
  const scale = Math.max(size.width / source.width, size.height / source.height);
  const cover = { x: 0, y: 0, width: source.width * scale, height: source.height * scale };
  const rows = new Map<string, Row>();
  const note = (key: string, name: string, why: string, spent: number): void => {
    const row = rows.get(key) ?? { name, why, drawn: 0, spent: 0 };
    row.drawn += 1;
    row.spent += spent;
    rows.set(key, row);
  };
  const paint = (runs: Run[], frame: number): void => {
    for (const run of runs) {
      if (run.kind === 'kept') {
        note(
          'kept',
          '(kept pictures)',
          '',
          timed(() => context.drawImage(other, 0, 0)),
        );
      } else if (run.kind === 'sheet') {
        const { sheet } = run;
        const { album, albumFrame } = sheet.masked ?? sheet;
        const player = players[album];
        const spent = timed(() => {
          player?.seekFrame(albumFrame + frame);
          player?.render(context, cover);
        });
        const known = rows.get(`${sheet.index}`);
        const { name, why } = known ?? describe(albums, sheet, frames);
        note(`${sheet.index}`, name, why, spent);
      } else if (run.kind === 'fade') {
        paint(run.runs, frame);
        if (run.alpha >= 1) continue;
        const spent = timed(() => {
          otherContext.globalCompositeOperation = 'copy';
          otherContext.fillStyle = 'rgba(0, 0, 0, 0)';
          otherContext.fillRect(0, 0, size.width, size.height);
          otherContext.globalCompositeOperation = 'source-over';
          context.globalAlpha = 0.5;
          context.drawImage(other, 0, 0);
          context.globalAlpha = 1;
        });
        note('fades', '(surfaces of fades)', '', spent);
      }
    }
  };
  for (let frame = 1; frame < frames; frame += step) {
    if (stack.changes[frame] !== 1) continue;
    paint(resting.runsOf(itemsAt(stack.nodes, frame), frame, true), frame);
    letGo(canvas.data());
  }
  return [...rows.values()].sort((left, right) => right.spent - left.spent);
}

/** What a sheet shows, and what makes it dear. */
function describe(
  albums: LottieAnimation[],
  { album, albumFrame, restsSince, first, end }: Sheet,
  frames: number,
): { name: string; why: string } {
  const animation = albums[album];
  const holder = animation?.layers[Math.round(albumFrame / frames)];
  const assets = new Map((animation?.assets ?? []).map((asset): [string, LottieAsset] => [asset.id, asset]));
  let layers: LottieLayer[] = assets.get(holder?.refId ?? '')?.layers ?? [];
  const path: string[] = [];
  for (let depth = 0; depth < 8; depth += 1) {
    const around = layers.find(({ refId }) => refId?.includes(AROUND));
    if (!around) break;
    path.push(around.nm ?? '?');
    layers = assets.get(around.refId ?? '')?.layers ?? [];
  }
  const shown = layers.filter(({ ty }) => ty !== 3);
  const text = JSON.stringify(shown) + shown.map(({ refId }) => JSON.stringify(assets.get(refId ?? '')?.layers ?? '')).join('');
  const count = (pattern: RegExp): number => text.match(pattern)?.length ?? 0;
  const parts = {
    gradients: count(/"ty":"g[fs]"/g),
    strokes: count(/"ty":"st"/g),
    fills: count(/"ty":"fl"/g),
    paths: count(/"ty":"(sh|el|rc|sr)"/g),
    mattes: count(/"tt":/g),
    masks: count(/"masksProperties":\[\{/g),
    effects: count(/"ef":\[\{/g),
    trims: count(/"ty":"tm"/g),
    images: shown.filter(({ ty }) => ty === 2).length,
    layers: shown.length,
  };
  const why = Object.entries(parts).flatMap(([part, times]) => (times > 0 ? [`${times} ${part}`] : []));
  const rests = restsSince.slice(first, end).filter((since) => since >= 0).length;
  return {
    name: [...path, shown.map(({ nm }) => nm ?? '?').join('+')].join('/'),
    why: `${why.join(', ')}; ${(text.length / 1024).toFixed(0)} KB; rests ${rests} of ${end - first}`,
  };
}
