import { route } from '@nimantran/kit/http/route';
import { countThemesWaiting } from '@nimantran/proto/http/catalog/waiting';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { countThemesWaiting as countInDatabase } from '../../db/themes-waiting.ts';

export function serveCountThemesWaiting(app: FastifyInstance, { db }: Context): void {
  route(app, countThemesWaiting, () => countInDatabase(db), { logLevel: 'warn' });
}
