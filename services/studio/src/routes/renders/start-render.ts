import { route } from '@nimantran/kit/http/route';
import { startRender } from '@nimantran/proto/http/studio/render-reports';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { startAttempt } from '../../use-cases/renders/start-attempt.ts';

export function serveStartRender(app: FastifyInstance, context: Context): void {
  route(app, startRender, async ({ params, body }) => {
    await startAttempt(context, params.id, params.attempt, body.worker);
    return undefined;
  });
}
