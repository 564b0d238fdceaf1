import { HttpProblem, unauthenticated } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { customerGuestPages } from '@nimantran/proto/http/guests/guest-pages';
import { exportMyData } from '@nimantran/proto/http/identity/my-account';
import { customerUploads } from '@nimantran/proto/http/media/uploads';
import { customerOrders } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { listKeysOf } from '../db/api-keys.ts';
import { listKeptRoles } from '../db/roles.ts';
import { listSessionsOf } from '../db/sessions.ts';
import { findUser } from '../db/users.ts';
import { giveBackExport, takeExport } from '../use-cases/take-export.ts';

const EXPORTS_PER_HOUR = 5;

export function serveExportMyData(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  route(app, exportMyData, async ({ user, reply }) => {
    const profile = await profileOf(context, user.uid);
    if (!profile) throw unauthenticated();
    const taken = await takeExport(db, clock, user.uid, EXPORTS_PER_HOUR);
    if (taken === undefined) {
      throw new HttpProblem(
        429,
        'too_many_exports',
        `You can export your data ${EXPORTS_PER_HOUR} times an hour. Try again later.`,
      );
    }
    const { orders, support, drafts, uploads, guest_pages } = await askNeighbours(context, user.uid).catch(
      async (error: unknown) => {
        context.log.warn({ err: error }, 'an export could not be gathered');
        await giveBackExport(db, taken);
        throw new HttpProblem(503, 'export_unavailable', 'Part of your data could not be collected. Try again in a few minutes.');
      },
    );
    void reply.header('content-disposition', 'attachment; filename="nimantran-my-data.json"');
    return { exported_at: new Date().toISOString(), profile, orders, support, drafts, uploads, guest_pages };
  });
}

async function profileOf({ db }: Context, uid: string) {
  const user = await findUser(db, uid);
  if (!user || user.erasedAt !== null) return undefined;
  const [roles, sessions, api_keys] = await Promise.all([listKeptRoles(db, uid), listSessionsOf(db, uid), listKeysOf(db, uid)]);
  return {
    uid,
    email: user.email,
    email_verified: user.emailVerified,
    name: user.name,
    photo_url: user.photoUrl,
    roles,
    api_keys,
    created_at: user.createdAt.toISOString(),
    last_sign_in_at: user.lastSignInAt.toISOString(),
    sessions: sessions.map((session) => ({
      created_at: session.createdAt.toISOString(),
      expires_at: session.expiresAt.toISOString(),
      ended_at: session.revokedAt?.toISOString() ?? null,
      device: session.device,
    })),
  };
}

async function askNeighbours(context: Context, uid: string) {
  const [{ orders, support, drafts }, { uploads }, { pages }] = await Promise.all([
    context.orders(customerOrders, { params: { uid } }),
    context.media(customerUploads, { params: { uid } }),
    context.guests(customerGuestPages, { params: { uid } }),
  ]);
  return { orders, support, drafts, uploads, guest_pages: pages };
}
