import { route } from '@nimantran/kit/http/route';
import { keepFiles } from '@nimantran/proto/http/studio/render-reports';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { registerFiles } from '../../use-cases/renders/register-files.ts';

export function serveRegisterFiles(app: FastifyInstance, context: Context): void {
  route(app, keepFiles, async ({ params, body }) => {
    await registerFiles(context, params.id, params.attempt, body.object_keys);
    return undefined;
  });
}
