import { route } from '@nimantran/kit/http/route';
import { listColleagues } from '@nimantran/proto/http/studio/job-actions';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { colleaguesOf } from '../../db/designers.ts';

export function serveListColleagues(app: FastifyInstance, context: Context): void {
  route(app, listColleagues, async ({ user }) => ({ colleagues: await colleaguesOf(context.db, context.clock, user.uid) }));
}
