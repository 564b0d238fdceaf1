// contact-sheet [slug …]: one picture per theme, layout and palette with its stills, drawn by the renderer, in .data/contact-sheets.
// --longest latin|devanagari|tamil|all: the longest texts that the form allows. --overview thumbnail|first|last: all themes on
// one picture.
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { layoutsOf } from '@nimantran/proto/domain/layout';
import { type Look, looksOf } from '@nimantran/proto/domain/look';
import { sheetOf } from '../checks/sheet.ts';
import { drawStills, onAllCores } from '../checks/stills.ts';
import { SCRIPTS } from '../kit/text/longest-words.ts';
import type { Theme } from '../kit/theme.ts';
import { loadThemes } from '../themes.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    resolution: { type: 'string', default: '720p' },
    out: { type: 'string', default: join(ROOT, '.data/contact-sheets') },
    longest: { type: 'string' },
    overview: { type: 'string' },
  },
});
const { overview, longest, resolution } = values;
const themes = await loadThemes(positionals.length === 0 ? undefined : positionals);
const outDir = resolve(values.out);
const scratch = await mkdtemp(join(tmpdir(), 'contact-sheets-'));
await mkdir(outDir, { recursive: true });
try {
  if (overview !== undefined) console.log(await overviewOf(themes, overview));
  else for (const theme of themes) for (const look of looksOf(theme.manifest)) console.log(await makeSheet(theme, look));
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** The scenes of a theme, or a row of them per script with the longest texts. */
async function makeSheet(theme: Theme, look: Look): Promise<string> {
  const scripts = longest === 'all' ? SCRIPTS : [longest];
  const rows = [];
  for (const script of scripts) {
    const folder = join(scratch, [theme.slug, ...Object.values(look), script].join('-'));
    const { stills, findings } = await drawStills(theme, folder, {
      resolution,
      ...look,
      ...(script === undefined ? {} : { longest: script }),
    });
    for (const finding of findings) console.log(`  ${theme.slug}${script ? `, ${script}` : ''}: ${finding}`);
    rows.push(stills.map(({ path }) => ({ path })));
  }
  const layout = look.layout === layoutsOf(theme.manifest)[0] ? undefined : look.layout;
  const name = [theme.slug, longest, layout, look.palette].filter((part) => part !== undefined).join('-');
  const path = join(outDir, `${name}.png`);
  await writeFile(path, await sheetOf(rows.length > 1 ? rows : inRows(rows[0] ?? []), longest === 'all' ? 420 : 816));
  return path;
}

/** All themes at one moment, with their names. */
async function overviewOf(all: readonly Theme[], moment: string): Promise<string> {
  const pictures = await onAllCores(all, async ({ slug, ...theme }) => {
    const { stills } = await drawStills({ slug, ...theme }, join(scratch, slug), { resolution: '480p' });
    const at = { first: 0, last: stills.length - 1, thumbnail: theme.manifest.thumbnail_scene }[moment];
    if (at === undefined) throw new Error(`--overview takes thumbnail, first or last, not "${moment}".`);
    return { path: stills[at]?.path ?? '', name: slug };
  });
  const path = join(outDir, `overview-${moment}.png`);
  await writeFile(path, await sheetOf(inRows(pictures, 8), 340));
  return path;
}

function inRows<Item>(items: readonly Item[], most = items.length > 4 ? 3 : 2): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, row) => items.slice(row * most, (row + 1) * most));
}
