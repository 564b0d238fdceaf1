import { route } from '@nimantran/kit/http/route';
import { getThemeTrial } from '@nimantran/proto/http/theme-trials';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { viewTrial } from '../../trials/view-trial.ts';
import { ownTrial } from './own-trial.ts';

export function serveGetThemeTrial(app: FastifyInstance, context: Context): void {
  route(app, getThemeTrial, async ({ params, user }) =>
    viewTrial(context, await ownTrial(context.db, params.trial_id, user.uid)),
  );
}
