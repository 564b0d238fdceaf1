import { badRequest } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import { listUsers } from '@nimantran/proto/http/people';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { findUsers } from '../../db/find-users.ts';
import { readCursor, writeCursor } from '../cursor.ts';

const DEFAULT_LIMIT = 25;
const Position = Type.Object({ sort: Type.String(), key: Type.String(), uid: Type.String() });

export function serveListUsers(app: FastifyInstance, { db, clock }: Context): void {
  route(app, listUsers, async ({ query }) => {
    const { sort = '-last_sign_in_at', limit = DEFAULT_LIMIT, cursor, search, role } = query;
    const after = cursor === undefined ? undefined : readCursor(cursor, Position);
    if (after && after.sort !== sort) throw badRequest('invalid_cursor', 'This page belongs to another order. Begin again.');
    // One more than asked tells whether there is a next page.
    const found = await findUsers(db, clock, { search: search?.trim(), role, sort, after, limit: limit + 1 });
    const page = found.slice(0, limit);
    const last = page.at(-1);
    return {
      users: page.map(({ sortKey: _, ...user }) => user),
      next_cursor: found.length > limit && last ? writeCursor({ sort, key: last.sortKey, uid: last.uid }) : null,
    };
  });
}
