import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import type { User } from '@nimantran/proto/domain/user';
import { correctJob } from '@nimantran/proto/http/studio';
import type { FastifyInstance } from 'fastify';
import type { Transaction } from 'kysely';
import type { Context } from '../context.ts';
import { findJob, type JobRow, lockJob, moveJob, presentCustomisation } from '../db/jobs.ts';
import { requestRender } from '../db/renders.ts';
import type { Tables } from '../db/schema.ts';
import { checkDetails } from '../domain/check-details.ts';
import type { StudioTheme } from '../themes/themes.ts';
import { requireClaim, whoIs } from './designer.ts';
import { themeOf, viewJob } from './job-view.ts';

export function serveCorrectJob(app: FastifyInstance, context: Context): void {
  route(app, correctJob, async ({ params, body, user }) => {
    // Asked before the transaction: it may have to come from catalog.
    const theme = await themeOf(context, await findJob(context.db, params.id));
    const corrected = await context.db.transaction().execute(async (transaction) => {
      const job = await lockJob(transaction, params.id);
      // A job that failed for its words has no claim and would stay failed: whoever mends it may.
      if (job.state !== 'failed') requireClaim(job, user);
      return correct(transaction, job, theme, body.details, user);
    });
    return viewJob(context, corrected);
  });
}

async function correct(
  transaction: Transaction<Tables>,
  job: JobRow,
  theme: StudioTheme,
  changes: Record<string, string>,
  user: User,
): Promise<JobRow> {
  const present = await presentCustomisation(transaction, job);
  const details = { ...present.details, ...trimmed(changes) };
  const faults = checkDetails(theme.manifest.fields, details);
  const first = faults[0];
  if (first) throw badRequest('details_invalid', `${first.field} ${first.message}.`, faults);
  const changed = Object.keys(details).filter((key) => details[key] !== present.details[key]);
  if (changed.length === 0) return job;

  const version = job.customisationVersion + 1;
  await transaction
    .insertInto('customisations')
    .values({ jobId: job.id, version, customisation: JSON.stringify({ ...present, details }), madeBy: user.uid })
    .execute();
  const labels = theme.manifest.fields.filter((field) => changed.includes(field.key)).map((field) => field.label);
  const note = { who: whoIs(user), what: `Corrected ${labels.join(', ')}; new draft begun`.slice(0, 500) };
  const moved = await moveJob(transaction, job, 'redraw', note, { customisationVersion: version });
  await requestRender(transaction, moved, 'draft');
  return moved;
}

function trimmed(details: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(details).map(([key, value]) => [key, value.trim()]));
}
