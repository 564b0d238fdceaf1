import type { Customisation } from '@nimantran/proto/domain/customisation';
import { headlineOf } from '@nimantran/proto/domain/headline';
import type { Transaction } from 'kysely';
import type { StudioTheme } from '../../clients/themes.ts';
import { addVersion } from '../../db/customisations.ts';
import { type JobRow, moveJob } from '../../db/jobs.ts';
import { cancelRenders, requestRender } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';

/** Draws a new customisation. The film of the one before is no longer wanted. */
export async function redrawJob(
  transaction: Transaction<Tables>,
  job: JobRow,
  customisation: Customisation,
  theme: StudioTheme,
  by: { uid: string; name: string; what: string },
): Promise<JobRow> {
  const version = await addVersion(transaction, job, customisation, by);
  await cancelRenders(transaction, job.id, 'draft');
  const headline = headlineOf(theme.manifest, customisation);
  const note = { who: by.name, what: by.what };
  const moved = await moveJob(transaction, job, 'redraw', note, { customisationVersion: version, headline });
  await requestRender(transaction, moved, 'stills');
  return moved;
}
