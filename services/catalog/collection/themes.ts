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

/** Composes a theme: the export `theme` of `themes/<slug>/theme.ts`. */
export async function loadTheme(slug: string): Promise<Theme> {
  const module: { theme: Theme } = await import(`./themes/${slug}/theme.ts`);
  if (module.theme.slug !== slug) throw new Error(`themes/${slug} holds a theme that calls itself "${module.theme.slug}".`);
  return module.theme;
}

/** The named themes of the collection, or all, sorted by id. */
export async function loadThemes(slugs?: readonly string[]): Promise<Theme[]> {
  const known = await themeSlugs();
  const unknown = slugs?.find((slug) => !known.includes(slug));
  if (unknown !== undefined) throw new Error(`There is no theme "${unknown}"; there are ${known.join(', ')}.`);
  const themes = await Promise.all((slugs ?? known).map(loadTheme));
  return themes.sort((left, right) => left.manifest.id - right.manifest.id);
}
