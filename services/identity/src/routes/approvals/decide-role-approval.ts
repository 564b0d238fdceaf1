import { route } from '@nimantran/kit/http/route';
import { decideRoleApproval } from '@nimantran/proto/http/identity/people';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

export function serveDecideRoleApproval(app: FastifyInstance, { approvals }: Context): void {
  route(app, decideRoleApproval, ({ params, body, user }) => approvals.decide(user, params.id, body.decision));
}
