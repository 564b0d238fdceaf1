import { route } from '@nimantran/kit/http/route';
import { keepSegments } from '@nimantran/proto/http/studio/render-reports';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { registerSegments } from '../../use-cases/renders/register-segments.ts';

export function serveRegisterSegments(app: FastifyInstance, context: Context): void {
  route(app, keepSegments, async ({ params, body }) => {
    await registerSegments(context, params.id, params.attempt, body.segments);
    return undefined;
  });
}
