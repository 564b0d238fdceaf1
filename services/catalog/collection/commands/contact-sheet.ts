// contact-sheet [slug …]: one picture a theme with its scenes at rest, drawn by the renderer, in .data/contact-sheets.
import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import { compileTheme } from '../compile.ts';
import { longestWords } from '../kit/text/longest-words.ts';
import type { Theme } from '../kit/theme.ts';
import { loadThemes } from '../themes.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const THEME_TOOL = join(ROOT, 'services/render/src/commands/theme.ts');
const RENDER_LIMIT_MS = 120_000;
const run = promisify(execFile);

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    resolution: { type: 'string', default: '720p' },
    out: { type: 'string', default: join(ROOT, '.data/contact-sheets') },
    // The longest words that the form allows instead of the samples, in this script.
    longest: { type: 'string' },
  },
});
const chosen = await loadThemes(positionals.length === 0 ? undefined : positionals);
const outDir = resolve(values.out);
await mkdir(outDir, { recursive: true });
for (const theme of chosen) console.log(await makeSheet(theme, outDir, values.longest));

async function makeSheet(theme: Theme, folder: string, script: string | undefined): Promise<string> {
  const scratch = await mkdtemp(join(tmpdir(), 'contact-sheet-'));
  try {
    const { dir } = await compileTheme(theme, scratch, { silent: true });
    const stillsDir = join(scratch, 'stills');
    const options = ['--out', stillsDir, '--resolution', values.resolution];
    if (script) {
      const file = join(scratch, 'details.json');
      const photos = Object.fromEntries(
        Object.entries(theme.manifest.sample_photos).map(([slot, name]) => [slot, join(dir, 'samples', name)]),
      );
      await writeFile(file, JSON.stringify({ details: longestWords(theme.manifest, script), photos }));
      options.push('--details', file);
    }
    const { stdout } = await run(process.execPath, [THEME_TOOL, 'stills', dir, ...options], {
      timeout: RENDER_LIMIT_MS,
      maxBuffer: 16 * 1024 * 1024,
    });
    for (const finding of stdout.matchAll(/"message": "(.*)"/g)) console.log(`  ${theme.slug}: ${finding[1]}`);
    const path = join(folder, `${theme.slug}${script ? `-${script}` : ''}.png`);
    await copyFile(join(stillsDir, 'contact-sheet.png'), path);
    return path;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
