import { pageBySeq } from '@nimantran/kit/http/page';
import { route } from '@nimantran/kit/http/route';
import { listSettingsHistory, type SettingsEntry } from '@nimantran/proto/http/orders/shop';
import type { FastifyInstance } from 'fastify';
import type { OrdersContext } from '../../context.ts';
import type { ShopSettingsRow } from '../../db/schema.ts';
import { settingsHistory } from '../../db/shop/settings.ts';

export function serveListSettingsHistory(app: FastifyInstance, { db }: OrdersContext): void {
  route(app, listSettingsHistory, async ({ query }) => {
    const { rows, next_cursor } = await pageBySeq(query, ({ after, limit }) => settingsHistory(db, { before: after, limit }));
    return { entries: rows.map(entryOf), next_cursor };
  });
}

function entryOf(row: ShopSettingsRow): SettingsEntry {
  const { agreedUid, agreedEmail } = row;
  return {
    version: row.seq,
    section: row.section,
    before: row.before,
    after: row.after,
    changed_at: row.changedAt.toISOString(),
    changed_by: { uid: row.byUid, email: row.byEmail },
    agreed_by: agreedUid === null || agreedEmail === null ? null : { uid: agreedUid, email: agreedEmail },
  };
}
