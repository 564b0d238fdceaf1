import { route } from '@nimantran/kit/http/route';
import { countPeopleWaiting } from '@nimantran/proto/http/identity/waiting';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';

export function serveCountPeopleWaiting(app: FastifyInstance, { approvals }: Context): void {
  route(app, countPeopleWaiting, async () => ({ role_approvals: await approvals.countOpen() }), { logLevel: 'warn' });
}
