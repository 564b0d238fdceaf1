import { route } from '@nimantran/kit/http/route';
import { grantRole } from '@nimantran/proto/http/people';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { giveRole } from '../../db/role-grants.ts';
import { describeApprovals } from '../approvals/describe-approvals.ts';
import { knownUser } from './known-user.ts';

export function serveGrantRole(app: FastifyInstance, context: Context): void {
  const { db, approvals } = context;
  route(app, grantRole, async ({ params, body, user, reply }) => {
    const asked = await db.transaction().execute((transaction) => giveRole(transaction, approvals, user, params.uid, body.role));
    if (asked) reply.code(202);
    const [approval = null] = asked ? await describeApprovals(db, [asked]) : [];
    return { user: await knownUser(context, params.uid), approval };
  });
}
