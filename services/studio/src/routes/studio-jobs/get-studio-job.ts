import { route } from '@nimantran/kit/http/route';
import { getStudioJob } from '@nimantran/proto/http/studio/jobs';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findJob } from '../../db/jobs.ts';
import { viewJob } from './job-view.ts';

export function serveGetStudioJob(app: FastifyInstance, context: Context): void {
  route(app, getStudioJob, async ({ params }) => viewJob(context, await findJob(context.db, params.id)));
}
