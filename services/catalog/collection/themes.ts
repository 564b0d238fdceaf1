import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Theme } from './kit/theme.ts';

const FOLDER = join(import.meta.dirname, 'themes');

/** The folders of the collection's themes, sorted by name. */
export async function themeSlugs(): Promise<string[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/**
 * The themes that go on sale first: those of the highest priority, which lists show first. Named here because a theme has to be
 * composed to tell its priority.
 */
export const FIRST_ON_SALE = [
  'royal-jharokha',
  'peacock-court',
  'cathedral-light',
  'up-up-hooray',
  'noor',
  'sindoori-paisley',
  'moonlit-cradle',
  'promise-in-gold',
  'gramophone-nights',
  'chandelier-hall',
];

/** The named themes of the collection, or all, in the order in which they go on sale. */
export async function inOrderOfSale(slugs?: readonly string[]): Promise<string[]> {
  const known = await themeSlugs();
  const unknown = slugs?.find((slug) => !known.includes(slug));
  if (unknown !== undefined) throw new Error(`There is no theme "${unknown}"; there are ${known.join(', ')}.`);
  const wanted = new Set(slugs ?? known);
  return [...new Set([...FIRST_ON_SALE.filter((slug) => wanted.has(slug)), ...wanted])];
}

/** Composes a theme: the export `theme` of `themes/<slug>/theme.ts`. */
export async function loadTheme(slug: string): Promise<Theme> {
  const module: { theme: Theme } = await import(`./themes/${slug}/theme.ts`);
  if (module.theme.slug !== slug) throw new Error(`themes/${slug} holds a theme that calls itself "${module.theme.slug}".`);
  return module.theme;
}

/** The named themes of the collection, or all, sorted by id. */
export async function loadThemes(slugs?: readonly string[]): Promise<Theme[]> {
  const themes = await Promise.all((await inOrderOfSale(slugs)).map(loadTheme));
  return themes.sort((left, right) => left.manifest.id - right.manifest.id);
}
