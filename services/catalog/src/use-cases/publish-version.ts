import { conflict } from '@nimantran/kit/http/problem';
import type { Transaction } from 'kysely';
import { findTheme, findVersion } from '../db/admin-themes.ts';
import type { Tables } from '../db/schema.ts';
import { type VersionFacts, waitsFor } from '../domain/admin-themes.ts';
import { sellVersion } from './add-theme-version.ts';

const WHY = {
  lint: 'The linter has not checked this version yet. Wait a moment.',
  errors: 'The linter found errors in this version. Correct the package and upload it again.',
  stills: 'The pictures of this version are not drawn yet. Wait a moment.',
  sample: 'The sample video of this version is not rendered yet. Wait a moment.',
} as const;

/** @throws HttpProblem 409 `theme_not_ready`, naming what is missing */
export function refuseUnready(version: VersionFacts): void {
  const missing = waitsFor(version);
  if (missing !== null) throw conflict('theme_not_ready', WHY[missing]);
}

/** Puts a version on sale, under the theme's lock. @throws HttpProblem 404, or 409 `theme_not_ready` */
export async function publishVersion(transaction: Transaction<Tables>, themeId: number, version: string) {
  const theme = await findTheme(transaction, themeId);
  const found = findVersion(theme, version);
  refuseUnready(found);
  const before = theme.sold && { version: theme.sold.currentVersion, on_sale: theme.sold.onSale };
  if (!(await sellVersion(transaction, found))) return undefined;
  return {
    action: 'theme.published',
    summary: `Put version ${version} of “${found.manifest.title}” on sale.`,
    before: before ?? null,
    after: { version, on_sale: true },
  };
}
