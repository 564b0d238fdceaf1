import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import { atMost, figure, type Measure, median, writeMeasures } from '@nimantran/kit/bench/measures';
import type { ThemeField } from '@nimantran/proto/domain/theme';
import type { RenderSpec } from '@nimantran/proto/jobs/render';
import { frameSize } from '../src/draw/frame-size.ts';
import { openThemePackage } from '../src/package/theme-package.ts';
import { planVideo, type VideoPlan } from '../src/pipeline/plan-video.ts';
import { StageClock } from '../src/pipeline/stage-clock.ts';
import { planSegments } from '../src/segments/plan-segments.ts';
import { openPainter } from '../src/stages/draw-stills.ts';
import { videoSettings } from '../src/stages/encoder-settings.ts';
import { sampleSpec } from './prepare.ts';

/**
 * How much of each film all customers could share, how much they do share, and whether nothing of a customer is in that:
 * `bench/shared-pieces.ts <folder of packages> [slug …]`. Plans the films of two customers who have no word and no photo in common,
 * draws every third frame for both and compares the pixels. Writes .data/bench/shared-pieces.json.
 */
type Field = Pick<ThemeField, 'kind' | 'sample'>;

const STEP = 3;
const RESOLUTION = '480p';
const [folder = '.data/themes', ...slugs] = process.argv.slice(2);
const names =
  slugs.length > 0
    ? slugs
    : (await readdir(folder, { withFileTypes: true })).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
const scratch = await mkdtemp(join(tmpdir(), 'shared-pieces-'));
interface Row {
  theme: string;
  frames: number;
  /** Percentages of the drawn frames: alike for both, and in pieces that count as nobody's. */
  alike: number;
  shared: number;
  /** Frames of shared pieces that are not alike. */
  wrong: number;
}
const rows: Row[] = [];
try {
  const photos = { one: await photo('#7a1f3d', '#f0c987'), other: await photo('#0d3b4f', '#9fd8cb') };
  for (const name of names.sort()) {
    const packageDir = join(resolve(folder), name);
    const [one, other] = await Promise.all([
      planOf(packageDir, photos.one, ({ sample }) => sample),
      planOf(packageDir, photos.other, unlike),
    ]);
    rows.push({ theme: name, ...(await compared(one, other)) });
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
}
rows.sort((one, other) => other.alike - one.alike);
console.table(rows);
const wrong = rows.reduce((sum, row) => sum + row.wrong, 0);
const measures: Measure[] = [
  atMost('shared frames that differ between two customers', wrong, '', 0),
  figure(`alike for two customers, median of ${rows.length} films`, median(rows.map(({ alike }) => alike)), '%'),
  figure('shared by them, median', median(rows.map(({ shared }) => shared)), '%'),
  ...rows.map(({ theme, alike }) => figure(`${theme}: alike`, alike, '%')),
];
await writeMeasures('shared-pieces', measures);
if (wrong > 0) process.exitCode = 1;

async function planOf(packageDir: string, photo: string, say: (field: Field) => string): Promise<VideoPlan> {
  const themePackage = openThemePackage(packageDir);
  const { fields, slots } = themePackage.manifest;
  const files = Object.fromEntries(slots.map(({ key }) => [key, photo]));
  const spec: RenderSpec = {
    ...sampleSpec(packageDir, RESOLUTION),
    details: Object.fromEntries(fields.map((field) => [field.key, say(field)])),
    photos: Object.fromEntries(slots.map(({ key }) => [key, { object_key: key }])),
    qr_address: `https://nimantran.example/i/${say({ kind: 'text', sample: 'Zr9dK2mWqX7cVb4NfT0sLg' })}`,
  };
  const scale = frameSize(themePackage.manifest, RESOLUTION).width / themePackage.manifest.width;
  return planVideo({ themePackage, spec, photos: files, scale, now: new Date() }, new StageClock(undefined));
}

/** Other words with the same letters, so that every font has them; another day and time. */
function unlike({ kind, sample }: Field): string {
  if (kind === 'date') return sample.replace(/-\d\d$/, (day) => (day === '-17' ? '-18' : '-17'));
  if (kind === 'time') return sample === '16:45' ? '17:45' : '16:45';
  const words = sample.split(' ');
  if (words.length > 1 && new Set(words).size > 1) return words.toReversed().join(' ');
  return `${sample}${[...new Intl.Segmenter().segment(sample)].map(({ segment }) => segment)[0] ?? ''}`;
}

async function photo(from: string, to: string): Promise<string> {
  const canvas = createCanvas(1600, 1600);
  const context = canvas.getContext('2d');
  const gradient = context.createLinearGradient(0, 0, 1600, 1600);
  gradient.addColorStop(0, from);
  gradient.addColorStop(1, to);
  context.fillStyle = gradient;
  context.fillRect(0, 0, 1600, 1600);
  const path = join(scratch, `${from.slice(1)}.jpg`);
  await writeFile(path, await canvas.encode('jpeg'));
  return path;
}

async function compared(one: VideoPlan, other: VideoPlan): Promise<Omit<Row, 'theme'>> {
  const frames = Math.min(one.manifest.frames, other.manifest.frames);
  const settings = videoSettings(frameSize(one.manifest, RESOLUTION), RESOLUTION, one.manifest.fps);
  const [pieces = [], others = []] = [one, other].map(({ stack, parts, manifest }) =>
    planSegments(stack, parts, manifest.frames, settings),
  );
  const nobodys = pieces.filter(({ personal }) => !personal);
  if (nobodys.some(({ hash }) => others.every((piece) => piece.hash !== hash)))
    throw new Error('A piece without anything of a customer has two names.');
  const [painter, otherPainter] = [one, other].map(({ stack, manifest }) => openPainter(stack, manifest, settings));
  if (!painter || !otherPainter) throw new Error('two films have two painters');
  let [drawn, alike, shared, wrong] = [0, 0, 0, 0];
  for (let frame = 0; frame < frames; frame += STEP) {
    painter.draw(frame);
    otherPainter.draw(frame);
    const isAlike = painter.pixels().equals(otherPainter.pixels());
    const isShared = nobodys.some((piece) => frame >= piece.first && frame < piece.first + piece.frames);
    drawn += 1;
    if (isAlike) alike += 1;
    if (isShared) shared += 1;
    if (isShared && !isAlike) wrong += 1;
    await Promise.all([painter.rest(), otherPainter.rest()]);
  }
  const share = (part: number): number => Math.round((part / drawn) * 1000) / 10;
  return { frames, alike: share(alike), shared: share(shared), wrong };
}
