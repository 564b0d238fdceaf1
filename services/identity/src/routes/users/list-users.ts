import { pageOf } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import { listUsers } from '@nimantran/proto/http/identity/people';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { findUsers } from '../../db/find-users.ts';

const DEFAULT_LIMIT = 25;

export function serveListUsers(app: FastifyInstance, { db, clock }: Context): void {
  route(app, listUsers, async ({ query }) => {
    const { sort = '-last_sign_in_at', search, role } = query;
    const { rows, next_cursor } = await pageOf(query, {
      // A page token is only valid for the sort order that it was made for.
      place: Type.Object({ sort: Type.Literal(sort), key: Type.String(), uid: Type.String() }),
      list: (page) => findUsers(db, clock, { search: search?.trim(), role, sort, ...page }),
      placeOf: ({ sortKey: key, uid }) => ({ sort, key, uid }),
      defaultLimit: DEFAULT_LIMIT,
    });
    return { users: rows.map(({ sortKey: _, ...user }) => user), next_cursor };
  });
}
