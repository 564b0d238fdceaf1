import { route } from '@nimantran/kit/http/route';
import { revokeRole } from '@nimantran/proto/http/identity/people';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { takeRole } from '../../use-cases/grant-or-revoke-role.ts';
import { roleAnswer } from './role-answer.ts';

export function serveRevokeRole(app: FastifyInstance, context: Context): void {
  const { db, approvals } = context;
  route(app, revokeRole, async ({ params: { uid, role }, user, reply }) => {
    const asked = await db.transaction().execute((transaction) => takeRole(transaction, approvals, user, uid, role));
    if (asked) reply.code(202);
    return roleAnswer(context, uid, asked);
  });
}
