// check [slug …] [--contrast] [--likeness]: compares the collection with its targets; --contrast measures every text on the
// stills, --likeness lists the ten most similar pairs of themes. Exit code 1 if something is missing or too faint.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contrastsOf } from '../checks/contrast.ts';
import { sketchOf, themeDistance } from '../checks/likeness.ts';
import { contradictionsOf, matrixOf, musicFaultsOf } from '../checks/matrix.ts';
import { drawStills, onAllCores } from '../checks/stills.ts';
import type { Theme } from '../kit/theme.ts';
import { loadThemes } from '../themes.ts';

const LEAST_CONTRAST = 4.5;
const NEAREST_PAIRS = 10;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { contrast: { type: 'boolean', default: false }, likeness: { type: 'boolean', default: false } },
});
const themes = await loadThemes(positionals.length === 0 ? undefined : positionals);
const scratch = await mkdtemp(join(tmpdir(), 'collection-check-'));
let faults = 0;
try {
  if (positionals.length === 0) checkMatrix(themes);
  for (const { slug, manifest } of themes) for (const fault of contradictionsOf(manifest)) complain(`${slug}: ${fault}`);
  if (values.contrast) await checkContrast(themes);
  if (values.likeness) await showNearest(themes);
} finally {
  await rm(scratch, { recursive: true, force: true });
}
process.exitCode = faults > 0 ? 1 : 0;

function complain(fault: string): void {
  faults += 1;
  console.log(`✗ ${fault}`);
}

function checkMatrix(all: readonly Theme[]): void {
  const lines = matrixOf(all.map(({ manifest }) => manifest));
  console.table(Object.fromEntries(lines.map(({ what, count, least }) => [what, { themes: count, 'at least': least }])));
  for (const { what, count, least } of lines) if (count < least) complain(`${what}: ${count}, at least ${least} are wanted`);
  for (const fault of musicFaultsOf(all)) complain(fault);
}

async function checkContrast(all: readonly Theme[]): Promise<void> {
  const measured = await onAllCores(all, async (theme) => ({
    slug: theme.slug,
    texts: await contrastsOf(theme, join(scratch, theme.slug)),
  }));
  for (const { slug, texts } of measured) {
    const least = Math.min(...texts.map(({ ratio }) => ratio));
    console.log(`${slug}: ${texts.length} texts, least contrast ${least.toFixed(1)}`);
    for (const { scene, key, ratio } of texts)
      if (ratio < LEAST_CONTRAST) complain(`${slug}, ${scene}: “${key}” has a contrast of ${ratio.toFixed(2)}`);
  }
}

async function showNearest(all: readonly Theme[]): Promise<void> {
  const sketched = await onAllCores(all, async (theme) => {
    const { stills } = await drawStills(theme, join(scratch, `sketch-${theme.slug}`), { resolution: '480p' });
    return { slug: theme.slug, sketches: await Promise.all(stills.map(({ path }) => sketchOf(path))) };
  });
  const pairs = sketched.flatMap((one, index) =>
    sketched.slice(index + 1).map((other) => ({
      pair: `${one.slug} / ${other.slug}`,
      distance: Number(themeDistance(one.sketches, other.sketches).toFixed(3)),
    })),
  );
  console.table(pairs.sort((one, other) => one.distance - other.distance).slice(0, NEAREST_PAIRS));
}
