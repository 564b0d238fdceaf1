import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { Selectable, Transaction } from 'kysely';
import { type Connection, type JobRow, shortNote } from './jobs.ts';
import type { CustomisationTable, Tables } from './schema.ts';

export type VersionRow = Selectable<CustomisationTable>;

/** Stores a job's new customisation; the version before stays. Returns its number. */
export async function addVersion(
  transaction: Transaction<Tables>,
  job: JobRow,
  customisation: Customisation,
  by: { uid: string; name: string; what: string },
): Promise<number> {
  const version = job.customisationVersion + 1;
  await transaction
    .insertInto('customisations')
    .values({
      jobId: job.id,
      version,
      customisation: JSON.stringify(customisation),
      madeBy: by.uid,
      madeByName: by.name,
      what: shortNote(by.what),
    })
    .execute();
  return version;
}

export async function versionsOf(db: Connection, jobId: string): Promise<VersionRow[]> {
  return db.selectFrom('customisations').selectAll().where('jobId', '=', jobId).orderBy('version').execute();
}

/** The music that the customer uploaded, even if a correction has chosen the theme's track instead. */
export function ownMusicOf(versions: readonly VersionRow[]): Customisation['music'] {
  return versions.findLast(({ customisation }) => customisation.music !== null)?.customisation.music ?? null;
}
