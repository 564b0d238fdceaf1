import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { layoutsOf } from '@nimantran/proto/domain/layout';
import { AVMEDIA_TYPE_VIDEO } from 'node-av/constants';
import { decodeH264 } from '../src/av/decode-h264.ts';
import { openTrack } from '../src/av/mp4-reader.ts';
import { readManifest } from '../src/package/theme-package.ts';
import { renderVideo } from '../src/pipeline/render-video.ts';
import { sampleSpec } from './prepare.ts';
import { type Luma, stillSeconds } from './still-seconds/find-still-seconds.ts';

/**
 * Seconds of films in which nothing but grain moves: `bench/still-seconds.ts <folder of packages> [slug …]`. Renders each theme's sample
 * at 480p in each layout, decodes the film and compares its frames. Writes .data/bench/still-seconds.json.
 */
const [folder = '.data/themes', ...slugs] = process.argv.slice(2);
const entries = await readdir(folder, { withFileTypes: true });
const names = slugs.length > 0 ? slugs : entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
const measures: Measure[] = [];
for (const name of names.sort()) {
  const packageDir = join(resolve(folder), name);
  for (const layout of layoutsOf(readManifest(packageDir))) {
    const { seconds, still, least } = await measureFilm(packageDir, layout);
    const where = still.map((second) => `${second}–${second + 1}`).join(', ');
    console.log(
      `${name}, ${layout}: ${still.length} of ${seconds} s${where ? ` at ${where}` : ''}; least ${(least * 100).toFixed(2)} %`,
    );
    measures.push(figure(`${name}, ${layout}: seconds that stand still`, still.length, 's'));
  }
}
await writeMeasures('still-seconds', measures);

async function measureFilm(packageDir: string, layout: 'landscape' | 'portrait') {
  const outDir = await mkdtemp(join(tmpdir(), 'still-seconds-'));
  try {
    const { videoPath } = await renderVideo({
      packageDir,
      spec: { ...sampleSpec(packageDir, '480p'), layout },
      inputs: { photos: {} },
      outDir,
    });
    if (videoPath === undefined) throw new Error(`${packageDir} made no film.`);
    return stillSeconds(lumaOf(videoPath));
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** The brightness of every half second's frame. */
function* lumaOf(path: string): Generator<Luma> {
  const track = openTrack(path, AVMEDIA_TYPE_VIDEO);
  try {
    let number = 0;
    for (const { data, linesize, width, height } of decodeH264(
      { parameters: track.stream.codecpar, packets: track.packets() },
      { threads: 1 },
    )) {
      const [plane] = data ?? [];
      if (plane && number % 15 === 0) yield { values: Uint8Array.from(plane), stride: linesize[0] ?? width, width, height };
      number += 1;
    }
  } finally {
    track.close();
  }
}
