import { route } from '@nimantran/kit/http/route';
import { grantRole } from '@nimantran/proto/http/identity/people';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { giveRole } from '../../use-cases/grant-or-revoke-role.ts';
import { roleAnswer } from './role-answer.ts';

export function serveGrantRole(app: FastifyInstance, context: Context): void {
  const { db, approvals } = context;
  route(app, grantRole, async ({ params: { uid }, body, user, reply }) => {
    const asked = await db.transaction().execute((transaction) => giveRole(transaction, approvals, user, uid, body.role));
    if (asked) reply.code(202);
    return roleAnswer(context, uid, asked);
  });
}
