import { route } from '@nimantran/kit/http/route';
import { decideSettings, listSettingsApprovals, withdrawSettings } from '@nimantran/proto/http/orders/shop';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Value } from 'typebox/value';
import type { OrdersContext } from '../../context.ts';
import { SettingsPayload } from '../../use-cases/shop/settings-approval.ts';

export function serveSettingsApprovals(app: FastifyInstance, { db, settingsApprovals, log }: OrdersContext): void {
  route(app, listSettingsApprovals, async ({ query }) => {
    const page = await settingsApprovals.list(query);
    const ids = page.approvals.map(({ id }) => id);
    const rows = await db
      .selectFrom('approvals')
      .select(['id', 'payload'])
      .where('id', '=', sql<string>`any(${ids}::uuid[])`)
      .execute();
    return { ...page, changes: Object.fromEntries(rows.map(({ id, payload }) => [id, Value.Parse(SettingsPayload, payload)])) };
  });
  route(app, decideSettings, async ({ params, body, user }) => {
    const decided = await settingsApprovals.decide(user, params.id, body.decision);
    log.info({ admin: user.uid, approval: decided.id, state: decided.state, err: decided.error }, 'settings decided');
    return decided;
  });
  route(app, withdrawSettings, ({ params, user }) => settingsApprovals.withdraw(user, params.id));
}
