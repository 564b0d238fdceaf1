import { route } from '@nimantran/kit/http/route';
import { reportRender } from '@nimantran/proto/http/studio/render-reports';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { recordResult } from '../../use-cases/renders/record-result.ts';

export function serveReportRender(app: FastifyInstance, context: Context): void {
  route(app, reportRender, async ({ params, body }) => {
    await recordResult(context, params.id, params.attempt, body);
    return undefined;
  });
}
