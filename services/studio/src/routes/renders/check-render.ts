import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { checkRender } from '@nimantran/proto/http/studio/render-reports';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { isWanted } from '../../db/renders.ts';
import { staleAttempt } from '../../use-cases/renders/start-attempt.ts';

export function serveCheckRender(app: FastifyInstance, context: Context): void {
  route(
    app,
    checkRender,
    async ({ params }) => {
      const render = await context.db
        .selectFrom('renders')
        .select(['attempt', 'state'])
        .where('id', '=', params.id)
        .executeTakeFirst();
      if (!render) throw notFound('render_not_found', 'This render does not exist.');
      if (!isWanted(render, params.attempt)) throw staleAttempt();
      return undefined;
    },
    { logLevel: 'warn' },
  );
}
