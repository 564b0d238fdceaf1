import { route } from '@nimantran/kit/http/route';
import { getTheme } from '@nimantran/proto/http/catalog/admin-themes';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { viewTheme } from './theme-view.ts';

export function serveGetTheme(app: FastifyInstance, context: Context): void {
  route(app, getTheme, ({ params }) => viewTheme(context, params.theme_id));
}
