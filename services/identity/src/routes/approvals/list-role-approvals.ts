import { route } from '@nimantran/kit/http/route';
import { listRoleApprovals } from '@nimantran/proto/http/identity/people';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { describeApprovals } from './describe-approvals.ts';

export function serveListRoleApprovals(app: FastifyInstance, { db, approvals }: Context): void {
  route(app, listRoleApprovals, async ({ query }) => {
    const page = await approvals.list(query);
    return { ...page, approvals: await describeApprovals(db, page.approvals) };
  });
}
