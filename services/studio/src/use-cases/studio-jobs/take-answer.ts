import type { Customisation } from '@nimantran/proto/domain/customisation';
import { headlineOf } from '@nimantran/proto/domain/headline';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { EventData } from '@nimantran/proto/events/envelope';
import type { orderAnswered } from '@nimantran/proto/events/orders';
import type { Transaction } from 'kysely';
import { findTheme } from '../../clients/themes.ts';
import type { Context } from '../../context.ts';
import { addVersion } from '../../db/customisations.ts';
import {
  type JobChanges,
  type JobRow,
  lockJobOfOrder,
  lockOrder,
  moveJob,
  noteJob,
  presentCustomisation,
} from '../../db/jobs.ts';
import { keepAnswer } from '../../db/questions.ts';
import { cancelRenders, requestRender } from '../../db/renders.ts';
import type { Tables } from '../../db/schema.ts';
import { differences } from '../../domain/corrected.ts';
import { canTake, hasEnded } from '../../domain/job-states.ts';
import { resumeHeldJob } from './resume-held-job.ts';

type Answered = EventData<typeof orderAnswered>;

const CUSTOMER = 'Customer';
const NO_FORM = { fields: [], slots: [], has_bride_first_option: false, default_audio_only: false };

/** Applies an answer's corrections and requeues the job; a job resumed meanwhile keeps its place unless it was corrected. */
export async function takeAnswer(
  context: Pick<Context, 'clock'>,
  transaction: Transaction<Tables>,
  order: Answered,
  at: Date,
): Promise<void> {
  await lockOrder(transaction, order.order_id);
  const job = await lockJobOfOrder(transaction, order.order_id);
  if (!job || hasEnded(job.state) || job.erasedAt !== null) return;
  const present = await presentCustomisation(transaction, job);
  const next = withChanges(present, order.changes);
  const manifest = (await findTheme(transaction, job.themeId, job.themeVersion))?.manifest;
  const changed = differences(manifest ?? NO_FORM, present, next);
  await keepAnswer(transaction, job.id, { answer: order.answer, changed, at });
  const words = [order.answer, ...(changed.length > 0 ? [`corrected ${changed.join(', ')}`] : [])].filter(Boolean).join('; ');
  const note = { who: CUSTOMER, what: `Answered: ${words}` };
  const isSame = JSON.stringify(present) === JSON.stringify(next);
  const waits = job.holdReason === 'answer';
  if (isSame && !waits) return noteJob(transaction, job.id, note);
  const changes = {
    ...(isSame ? {} : await newVersion(transaction, job, next, manifest, changed)),
    ...(waits ? { dueAt: new Date(order.due_at) } : {}),
  };
  // The draft that `takeUp` requests must be that of the new customisation.
  if (waits) await resumeHeldJob(context, transaction, { ...job, ...versionOf(changes) }, note, changes);
  else if (canTake(job.state, 'revise')) {
    await cancelRenders(transaction, job.id);
    await requestRender(transaction, await moveJob(transaction, job, 'revise', note, { ...changes, approvedBy: null }), 'stills');
  } else await drawBeside(transaction, job, note, changes);
}

/** Its preview was shown before: the job keeps waiting for the balance, and its final video includes the corrections. */
async function drawBeside(
  transaction: Transaction<Tables>,
  job: JobRow,
  note: { who: string; what: string },
  changes: JobChanges,
): Promise<void> {
  const changed = await transaction
    .updateTable('jobs')
    .set(changes)
    .where('id', '=', job.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await requestRender(transaction, changed, 'stills');
  await noteJob(transaction, job.id, note);
}

function withChanges(present: Customisation, { details, photos, music }: Answered['changes']): Customisation {
  return {
    ...present,
    details: { ...present.details, ...details },
    photos: { ...present.photos, ...photos },
    ...(music && { music }),
  };
}

async function newVersion(
  transaction: Transaction<Tables>,
  job: JobRow,
  next: Customisation,
  manifest: ThemeManifest | undefined,
  changed: readonly string[],
): Promise<{ customisationVersion: number; headline: string }> {
  const by = { uid: 'customer', name: CUSTOMER, what: `Corrected ${changed.join(', ')} together with the answer` };
  const customisationVersion = await addVersion(transaction, job, next, by);
  await cancelRenders(transaction, job.id, 'draft');
  return { customisationVersion, headline: manifest ? headlineOf(manifest, next) : job.headline };
}

const versionOf = (changes: { customisationVersion?: number }): { customisationVersion?: number } =>
  changes.customisationVersion === undefined ? {} : { customisationVersion: changes.customisationVersion };
