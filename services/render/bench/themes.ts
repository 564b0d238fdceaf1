import { readdir } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { atMost, figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { openThemePackage } from '../src/package/theme-package.ts';
import { measure } from './measure.ts';
import { sampleSpec } from './prepare.ts';

/**
 * Checks that themes render faster than they play: `bench/themes.ts <folder of packages> [slug …]`. Renders each theme's complete
 * sample at 720p in a separate process. Writes .data/bench/themes.json.
 */
const [folder = '.data/themes', ...slugs] = process.argv.slice(2);
const names =
  slugs.length > 0
    ? slugs
    : (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);
const rows: { theme: string; plays: number; made: number; ratio: number }[] = [];
for (const name of names.sort()) {
  const packageDir = join(resolve(folder), name);
  const { manifest } = openThemePackage(packageDir);
  const plays = manifest.frames / manifest.fps;
  const { spent } = await measure({ kind: 'whole', packageDir, spec: sampleSpec(packageDir, '720p') });
  rows.push({
    theme: basename(packageDir),
    plays,
    made: Number(spent.wall.toFixed(1)),
    ratio: Number((spent.wall / plays).toFixed(2)),
  });
  console.error(`${name}: ${plays.toFixed(1)} s of video in ${spent.wall.toFixed(1)} s`);
}
rows.sort((one, other) => other.ratio - one.ratio);
console.table(rows);
const [slowest] = rows;
const measures: Measure[] = rows.map(({ theme, ratio }) => figure(`${theme}, 720p: made / plays`, ratio, '×'));
if (slowest) measures.unshift(atMost(`slowest of ${rows.length} themes, 720p: made / plays`, slowest.ratio, '×', 1));
await writeMeasures('themes', measures);
