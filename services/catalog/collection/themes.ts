import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Theme } from './kit/theme.ts';

const FOLDER = join(import.meta.dirname, 'themes');

/** The folders of the collection's themes, in order of their names. */
export async function themeSlugs(): Promise<string[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** Composes a theme: what `themes/<slug>/theme.ts` exports as `theme`. */
export async function loadTheme(slug: string): Promise<Theme> {
  const module: { theme: Theme } = await import(`./themes/${slug}/theme.ts`);
  if (module.theme.slug !== slug) throw new Error(`themes/${slug} holds a theme that calls itself "${module.theme.slug}".`);
  return module.theme;
}

/** All themes of the collection, in the order of their ids. */
export async function loadThemes(slugs?: readonly string[]): Promise<Theme[]> {
  const themes = await Promise.all((slugs ?? (await themeSlugs())).map(loadTheme));
  return themes.sort((left, right) => left.manifest.id - right.manifest.id);
}
