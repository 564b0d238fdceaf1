import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { getThemeVersion } from '@nimantran/proto/http/catalog/themes';
import type { Call } from '@nimantran/proto/http/shared/client';
import type { Kysely } from 'kysely';
import type { Connection } from '../db/jobs.ts';
import type { Tables } from '../db/schema.ts';

export interface StudioTheme {
  packageKey: string;
  manifest: ThemeManifest;
}

const KEPT_IN_MEMORY = 100;

/** Versions of themes: read from catalog once, then stored here, since a version never changes. */
export class Themes {
  private readonly db: Kysely<Tables>;
  private readonly catalog: Call;
  private readonly memory = new Map<string, StudioTheme>();

  constructor(db: Kysely<Tables>, catalog: Call) {
    this.db = db;
    this.catalog = catalog;
  }

  /** @throws ProblemError when catalog does not know it or cannot be asked. Not for use inside a transaction. */
  async get(themeId: number, version: string): Promise<StudioTheme> {
    const name = `${themeId} ${version}`;
    const known = this.memory.get(name) ?? (await findTheme(this.db, themeId, version)) ?? (await this.fetch(themeId, version));
    if (this.memory.size >= KEPT_IN_MEMORY) this.memory.clear();
    this.memory.set(name, known);
    return known;
  }

  private async fetch(themeId: number, version: string): Promise<StudioTheme> {
    const found = await this.catalog(getThemeVersion, { params: { theme_id: themeId, version } });
    await this.db
      .insertInto('themeVersions')
      .values({ themeId, version, packageKey: found.package_key, manifest: JSON.stringify(found.manifest) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { packageKey: found.package_key, manifest: found.manifest };
  }
}

/** The stored data of a version; it exists for every render that was prepared. */
export async function findTheme(db: Connection, themeId: number, version: string): Promise<StudioTheme | undefined> {
  return db
    .selectFrom('themeVersions')
    .select(['packageKey', 'manifest'])
    .where('themeId', '=', themeId)
    .where('version', '=', version)
    .executeTakeFirst();
}
