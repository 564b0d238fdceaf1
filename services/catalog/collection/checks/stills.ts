import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Look } from '@nimantran/proto/domain/look';
import { Type } from 'typebox';
import { Parse } from 'typebox/value';
import { compileTheme } from '../compile.ts';
import { longestWords } from '../kit/text/longest-words.ts';
import type { Theme } from '../kit/theme.ts';

const THEME_TOOL = fileURLToPath(new URL('../../../render/src/commands/theme.ts', import.meta.url));
const RENDER_LIMIT_MS = 120_000;
const run = promisify(execFile);

const Drawn = Type.Object({
  stills: Type.Array(Type.Object({ scene: Type.String(), frame: Type.Integer(), path: Type.String() })),
  findings: Type.Array(Type.Object({ message: Type.String() })),
});

export interface DrawnStills {
  /** One per scene, in order. */
  stills: { scene: string; frame: number; path: string }[];
  /** Findings of the renderer's checks, as text. */
  findings: string[];
}

export interface StillsOptions extends Look {
  resolution: string;
  /** Uses the longest texts that the form allows instead of the samples, in this script. */
  longest?: string;
}

/** Draws a theme's stills into `folder` with the renderer's own tool. */
export async function drawStills(
  theme: Theme,
  folder: string,
  { resolution, longest, layout, palette }: StillsOptions,
): Promise<DrawnStills> {
  const scratch = await mkdtemp(join(tmpdir(), 'collection-stills-'));
  try {
    const { dir } = await compileTheme(theme, scratch, { silent: true });
    const options = ['--out', folder, '--resolution', resolution];
    if (layout !== undefined) options.push('--layout', layout);
    if (palette !== undefined) options.push('--palette', palette);
    if (longest !== undefined) {
      const file = join(scratch, 'details.json');
      const photos = Object.fromEntries(
        Object.entries(theme.manifest.sample_photos).map(([slot, name]) => [slot, join(dir, 'samples', name)]),
      );
      await writeFile(file, JSON.stringify({ details: longestWords(theme.manifest, longest), photos }));
      options.push('--details', file);
    }
    const { stdout } = await run(process.execPath, [THEME_TOOL, 'stills', dir, ...options], {
      timeout: RENDER_LIMIT_MS,
      maxBuffer: 16 * 1024 * 1024,
    });
    const { stills, findings } = Parse(Drawn, JSON.parse(stdout));
    return { stills, findings: findings.map(({ message }) => message) };
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Runs `work` for each of `items` on all cores and returns the results in order. */
export async function onAllCores<Item, Result>(items: readonly Item[], work: (item: Item) => Promise<Result>): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next; index < items.length; index = next) {
      next += 1;
      const item = items[index];
      if (item !== undefined) results[index] = await work(item);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return results;
}
