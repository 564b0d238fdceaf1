import { route } from '@nimantran/kit/http/route';
import { getThemeTrial } from '@nimantran/proto/http/studio/theme-trials';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { ownTrial } from './own-trial.ts';
import { viewTrial } from './trial-view.ts';

export function serveGetThemeTrial(app: FastifyInstance, context: Context): void {
  route(app, getThemeTrial, async ({ params, user }) =>
    viewTrial(context, await ownTrial(context.db, params.trial_id, user.uid)),
  );
}
