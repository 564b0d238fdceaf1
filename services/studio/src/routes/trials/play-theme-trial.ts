import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { playThemeTrial } from '@nimantran/proto/http/theme-trials';
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
      refuseUnknownFields(own, body.details);
      // Field by field: bodies are taken as sent, and what else stands in this one must not reach the renderer.
      const { details, bride_first, resolution } = body;
      await playTrial(transaction, own, { details, bride_first, resolution });
      return own;
    });
    return viewTrial(context, trial);
  });
}

/** @throws HttpProblem 400 naming what the theme does not ask for, or takes less of */
function refuseUnknownFields({ manifest }: TrialRow, details: Readonly<Record<string, string>>): void {
  const faults = Object.entries(details).flatMap(([key, words]) => {
    const field = manifest.fields.find((candidate) => candidate.key === key);
    if (!field) return [{ field: `details.${key}`, message: 'is no field of this theme' }];
    if ([...words].length > field.max_length)
      return [{ field: `details.${key}`, message: `takes ${field.max_length} characters` }];
    return [];
  });
  if (faults.length > 0) throw badRequest('invalid_details', 'Some of the words do not fit the theme.', faults);
}
