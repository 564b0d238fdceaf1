import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { serveGetStudioFigures } from './admin/get-studio-figures.ts';
import { serveApproveJob } from './approve-job.ts';
import { serveCheckRender } from './check-render.ts';
import { serveCorrectJob } from './correct-job.ts';
import { serveGetStudioJob } from './get-studio-job.ts';
import { registerBatchRoutes } from './batches/index.ts';
import { serveGetStudioQueue } from './get-studio-queue.ts';
import { serveKeepSegments } from './keep-segments.ts';
import { servePullJob } from './pull-job.ts';
import { serveReleaseJob } from './release-job.ts';
import { serveRenewLease } from './renew-lease.ts';
import { serveReportRender } from './report-render.ts';
import { serveRetryJob } from './retry-job.ts';
import { serveStartRender } from './start-render.ts';
import { serveStreamStudio } from './stream-studio.ts';

export function registerRoutes(app: FastifyInstance, context: Context): void {
  serveGetStudioQueue(app, context);
  serveGetStudioFigures(app, context);
  servePullJob(app, context);
  serveGetStudioJob(app, context);
  serveCorrectJob(app, context);
  serveApproveJob(app, context);
  serveReleaseJob(app, context);
  serveRenewLease(app, context);
  serveRetryJob(app, context);
  serveStreamStudio(app, context);
  serveStartRender(app, context);
  serveKeepSegments(app, context);
  serveCheckRender(app, context);
  serveReportRender(app, context);
}
  registerBatchRoutes(app, context);
  registerTrialRoutes(app, context);
  serveParkedEvents(app, 'studio', { db: context.db, consumers: consumers(context), log: context.log });
