import { pageBySeq } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import { listAuditLog } from '@nimantran/proto/http/identity/audit-log';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context.ts';
import { findAuditEntries } from '../../db/find-audit-entries.ts';

const DEFAULT_LIMIT = 50;

export function serveListAuditLog(app: FastifyInstance, { db }: Context): void {
  route(app, listAuditLog, async ({ query }) => {
    const { limit, cursor, ...wanted } = query;
    const { rows, next_cursor } = await pageBySeq(
      { limit, cursor },
      (page) => findAuditEntries(db, { ...wanted, before: page.after, limit: page.limit }),
      DEFAULT_LIMIT,
    );
    return { entries: rows, next_cursor };
  });
}
