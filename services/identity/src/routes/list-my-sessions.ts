import { route } from '@nimantran/kit/http/route';
import { listMySessions, SESSION_HEADER } from '@nimantran/proto/http/identity/my-account';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { listOpenSessions, sessionId } from '../db/sessions.ts';

export function serveListMySessions(app: FastifyInstance, { db, clock }: Context): void {
  route(app, listMySessions, async ({ user, request }) => {
    const asking = request.headers[SESSION_HEADER];
    const own = typeof asking === 'string' ? sessionId(asking) : undefined;
    const open = await listOpenSessions(db, clock, user.uid, user.roles.length > 0);
    return {
      sessions: open.map(({ id, device, createdAt, usedAt }) => ({
        id,
        device,
        signed_in_at: createdAt.toISOString(),
        used_at: usedAt.toISOString(),
        is_this: id === own,
      })),
    };
  });
}
