import { notFound } from '@nimantran/kit/http/problem';
import type { Kysely } from 'kysely';
import type { ThemeFacts, VersionFacts } from '../domain/admin-themes.ts';
import type { Tables } from './schema.ts';

/** All themes, or the one with this id, with every version, newest first. */
export async function findThemes(db: Kysely<Tables>, themeId?: number): Promise<ThemeFacts[]> {
  const [sold, versions] = await Promise.all([
    db
      .selectFrom('themes')
      .select(['id', 'currentVersion', 'onSale', 'shelf', 'updatedAt'])
      .$if(themeId !== undefined, (query) => query.where('id', '=', themeId ?? 0))
      .execute(),
    db
      .selectFrom('themeVersions')
      .selectAll()
      .$if(themeId !== undefined, (query) => query.where('themeId', '=', themeId ?? 0))
      .orderBy('importedAt', 'desc')
      .orderBy('version')
      .execute(),
  ]);
  const byTheme = new Map<number, VersionFacts[]>();
  for (const version of versions) byTheme.set(version.themeId, [...(byTheme.get(version.themeId) ?? []), version]);
  return [...byTheme].map(([id, own]) => ({ id, sold: sold.find((theme) => theme.id === id), versions: own }));
}

/** @throws HttpProblem 404 */
export async function findTheme(db: Kysely<Tables>, themeId: number): Promise<ThemeFacts> {
  const [theme] = await findThemes(db, themeId);
  if (!theme) throw notFound('no_such_theme', 'This theme does not exist.');
  return theme;
}

/** @throws HttpProblem 404 */
export function findVersion(theme: ThemeFacts, version: string): VersionFacts {
  const found = theme.versions.find((candidate) => candidate.version === version);
  if (!found) throw notFound('no_such_theme_version', 'This version of the theme does not exist.');
  return found;
}
