import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { detailFaults } from '@nimantran/proto/domain/field-text';
import { playThemeTrial } from '@nimantran/proto/http/studio/theme-trials';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { lockTrials, playTrial, type TrialRow } from '../../use-cases/trials/begin-trial.ts';
import { ownTrial } from './own-trial.ts';
import { viewTrial } from './trial-view.ts';

export function servePlayThemeTrial(app: FastifyInstance, context: Context): void {
  route(app, playThemeTrial, async ({ params, body, user }) => {
    const trial = await context.db.transaction().execute(async (transaction) => {
      await lockTrials(transaction, user.uid);
      const own = await ownTrial(transaction, params.trial_id, user.uid);
      refuseFaults(own, body.details);
      // Field by field: bodies are not filtered, and extra fields of this one must not reach the renderer.
      const { details, bride_first, resolution } = body;
      await playTrial(transaction, own, { details, bride_first, resolution });
      return own;
    });
    return viewTrial(context, trial);
  });
}

/** A theme may be tried with fields left empty. @throws HttpProblem 400 naming every field that the theme cannot take */
function refuseFaults({ manifest }: TrialRow, details: Readonly<Record<string, string>>): void {
  const fields = manifest.fields.map((field) => ({ ...field, required: false }));
  const faults = detailFaults(fields, details).map(({ key, message }) => ({ field: `details.${key}`, message }));
  if (faults.length > 0) throw badRequest('invalid_details', 'Some of the details do not fit the theme.', faults);
}
