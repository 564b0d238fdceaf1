import { route } from '@nimantran/kit/http/route';
import { listAuditLog } from '@nimantran/proto/http/audit';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Context } from '../../context.ts';
import { findAuditEntries } from '../../db/find-audit-entries.ts';
import { readCursor, writeCursor } from '../cursor.ts';

const DEFAULT_LIMIT = 50;
const Position = Type.Integer({ minimum: 1 });

export function serveListAuditLog(app: FastifyInstance, { db }: Context): void {
  route(app, listAuditLog, async ({ query }) => {
    const { limit = DEFAULT_LIMIT, cursor, ...wanted } = query;
    const before = cursor === undefined ? undefined : readCursor(cursor, Position);
    // One more than asked tells whether there is a next page.
    const found = await findAuditEntries(db, { ...wanted, before, limit: limit + 1 });
    const entries = found.slice(0, limit);
    const last = entries.at(-1);
    return { entries, next_cursor: found.length > limit && last ? writeCursor(last.seq) : null };
  });
}
