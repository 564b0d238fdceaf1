import { route } from '@nimantran/kit/http/route';
import { countStudioWaiting } from '@nimantran/proto/http/studio/waiting';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { countBatchesWaiting, countJobsWaiting } from '../../db/waiting.ts';

export function serveCountStudioWaiting(app: FastifyInstance, { db, clock }: Context): void {
  route(
    app,
    countStudioWaiting,
    async ({ user }) => ({
      ...(await countJobsWaiting(db, user.uid, clock())),
      admin: user.roles.includes('admin') ? await countBatchesWaiting(db, user.uid) : null,
    }),
    { logLevel: 'warn' },
  );
}
