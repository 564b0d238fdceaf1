import { route } from '@nimantran/kit/http/route';
import { withdrawRoleApproval } from '@nimantran/proto/http/identity/people';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

export function serveWithdrawRoleApproval(app: FastifyInstance, { approvals }: Context): void {
  route(app, withdrawRoleApproval, ({ params, user }) => approvals.withdraw(user, params.id));
}
