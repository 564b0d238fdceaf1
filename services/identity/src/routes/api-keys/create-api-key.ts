import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { createApiKey } from '@nimantran/proto/http/identity/api-keys';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { createApiKey as create } from '../../use-cases/create-api-key.ts';

export function serveCreateApiKey(app: FastifyInstance, { db, clock }: Context): void {
  route(app, createApiKey, ({ body, user }) => {
    const name = body.name.trim();
    if (name === '') {
      throw badRequest('invalid_request', 'Give the key a name.', [{ field: 'name', message: 'must not be empty' }]);
    }
    return db.transaction().execute((transaction) => create(transaction, clock, user, { ...body, name }));
  });
}
