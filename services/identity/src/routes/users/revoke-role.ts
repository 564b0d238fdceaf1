import { route } from '@nimantran/kit/http/route';
import { revokeRole } from '@nimantran/proto/http/people';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { takeRole } from '../../db/role-grants.ts';
import { knownUser } from './known-user.ts';

export function serveRevokeRole(app: FastifyInstance, context: Context): void {
  route(app, revokeRole, async ({ params, user }) => {
    await context.db.transaction().execute((transaction) => takeRole(transaction, user, params.uid, params.role));
    return knownUser(context, params.uid);
  });
}
