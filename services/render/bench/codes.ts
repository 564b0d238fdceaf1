import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { atMost, figure, writeMeasures } from '@nimantran/kit/bench/measures';
import { type Layout, layoutsOf } from '@nimantran/proto/domain/layout';
import { MOST_CODE_LETTERS, type RenderSpec } from '@nimantran/proto/jobs/render';
import { frameSize } from '../src/draw/frame-size.ts';
import { openThemePackage, readManifest } from '../src/package/theme-package.ts';
import { planVideo } from '../src/pipeline/plan-video.ts';
import { StageClock } from '../src/pipeline/stage-clock.ts';
import { planSegments } from '../src/segments/plan-segments.ts';
import { SegmentMaker } from '../src/segments/segment-maker.ts';
import { videoSettings } from '../src/stages/encoder-settings.ts';
import { verifyCode } from '../src/stages/verify-code.ts';
import { sampleSpec } from './prepare.ts';

/**
 * Reads the code at the end of themes' films, in each layout: `bench/codes.ts <folder of packages> [slug …]`. Makes the last piece of each
 * film as a render does, and from it that of the copy for WhatsApp, at three resolutions. Fails if a code cannot be read. Writes
 * .data/bench/codes.json.
 */
const [folder = '.data/themes', ...slugs] = process.argv.slice(2);
const RESOLUTIONS = ['480p', '720p', '1080p'] as const;
const WANTED = 2 * RESOLUTIONS.length;
/** The longest, so with the smallest modules. */
const ADDRESS = 'https://'.padEnd(MOST_CODE_LETTERS, 'a-long-name-of-a-shop.');

async function* codesRead(packageDir: string, layout: Layout, dir: string): AsyncGenerator<void> {
  const themePackage = openThemePackage(packageDir, { layout });
  const spec: RenderSpec = { ...sampleSpec(packageDir, '1080p'), layout, watermark: 'brand', qr_address: ADDRESS };
  const job = { themePackage, spec, photos: {}, scale: 1, now: new Date() };
  const { stack, manifest: source, parts, code } = await planVideo(job, new StageClock(undefined));
  if (!code) throw new Error('The film shows no code.');
  const { fps } = source;
  for (const resolution of RESOLUTIONS) {
    const size = frameSize(source, resolution);
    const settings = videoSettings(size, resolution, fps);
    const last = planSegments(stack, parts, source.frames, settings).at(-1);
    if (!last) throw new Error('The film has no frames.');
    const { frames } = last;
    const path = join(dir, `${resolution}.mp4`);
    const copyPath = join(dir, `${resolution}-copy.mp4`);
    await new SegmentMaker({ stack, source, settings }).make(last, { path, copyPath }, () => {});
    verifyCode({ path, frames, fps, code, source, stage: 'verify', name: `film at ${resolution}` });
    yield;
    verifyCode({ path: copyPath, frames, fps, code, source, stage: 'copy', name: `copy of the film at ${resolution}` });
    yield;
  }
}

const names = slugs.length > 0 ? slugs : (await readdir(folder)).sort();
const films = names.flatMap((theme) =>
  layoutsOf(readManifest(join(resolve(folder), theme))).map((layout) => ({ theme, layout })),
);
const rows: { theme: string; layout: Layout; 'codes read': number; seconds: number }[] = [];
for (const { theme, layout } of films) {
  const dir = await mkdtemp(join(tmpdir(), 'codes-'));
  const start = performance.now();
  let read = 0;
  try {
    for await (const _ of codesRead(join(resolve(folder), theme), layout, dir)) read += 1;
  } catch (error) {
    console.error(`${theme}, ${layout}: ${error instanceof Error ? error.message : error}`);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  rows.push({ theme, layout, 'codes read': read, seconds: Number(((performance.now() - start) / 1000).toFixed(1)) });
  console.error(`${theme}, ${layout}: ${read} of ${WANTED} codes read`);
}
console.table(rows);
const unread = rows.filter((row) => row['codes read'] < WANTED);
await writeMeasures('codes', [
  atMost(`films of ${rows.length} with a code that cannot be read`, unread.length, 'films', 0),
  figure('time a film', rows.reduce((sum, { seconds }) => sum + seconds, 0) / Math.max(1, rows.length), 's'),
]);
if (unread.length > 0) process.exitCode = 1;
