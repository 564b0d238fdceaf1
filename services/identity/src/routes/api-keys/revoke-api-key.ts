import { notFound } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { revokeApiKey } from '@nimantran/proto/http/identity/api-keys';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { listKeysOf } from '../../db/api-keys.ts';
import { revokeApiKeys } from '../../use-cases/revoke-api-key.ts';

export function serveRevokeApiKey(app: FastifyInstance, { db, clock }: Context): void {
  route(app, revokeApiKey, async ({ params: { id }, user }) => {
    const own = await listKeysOf(db, user.uid);
    if (!own.some((key) => key.id === id)) throw notFound('key_not_found', 'You have no such key.');
    await db.transaction().execute((transaction) => revokeApiKeys(transaction, clock, user, { uid: user.uid, id }));
    return undefined;
  });
}
