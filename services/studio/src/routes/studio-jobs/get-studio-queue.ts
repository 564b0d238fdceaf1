import { route } from '@nimantran/kit/http/route';
import { startOfIndianDay } from '@nimantran/kit/indian-days';
import { LONGEST_LIST } from '@nimantran/proto/domain/page';
import { getStudioQueue, type StudioJobState } from '@nimantran/proto/http/studio/jobs';
import type { FastifyInstance } from 'fastify';
import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { Context } from '../../context.ts';
import { noteDesigner } from '../../db/designers.ts';
import { DUE_FIRST, isHandedOver } from '../../db/queue-order.ts';
import type { Tables } from '../../db/schema.ts';
import { summariesOf } from './job-summary.ts';

const LAST_DELIVERED_FIRST = sql`delivered_at desc, id`;

type Rule = (eb: ExpressionBuilder<Tables, 'jobs'>) => Expression<SqlBool>;

export function serveGetStudioQueue(app: FastifyInstance, context: Context): void {
  const list = (rule: Rule, order = DUE_FIRST) =>
    context.db.selectFrom('jobs').selectAll().where(rule).orderBy(order).limit(LONGEST_LIST).execute();
  const inState = (state: StudioJobState) => list((eb) => eb('state', '=', state));

  route(app, getStudioQueue, async ({ user }) => {
    await noteDesigner(context.db, context.clock, user);
    const now = context.clock();
    const midnight = startOfIndianDay(now);
    const isHanded: Rule = (eb) => eb.and([eb('handedTo', '=', user.uid), isHandedOver(now)]);
    const isMine: Rule = (eb) =>
      eb.or([
        eb.and([eb('state', '=', 'claimed'), eb('claimedBy', '=', user.uid)]),
        eb.and([eb('state', '=', 'rendering'), eb('approvedBy', '=', user.uid)]),
        isHanded(eb),
      ]);
    const today = (whose: '=' | 'is distinct from') =>
      list(
        (eb) => eb.and([eb('state', '=', 'delivered'), eb('deliveredAt', '>=', midnight), eb('approvedBy', whose, user.uid)]),
        LAST_DELIVERED_FIRST,
      );
    const [dueNext, mine, drafting, onHold, doneToday, deliveredToday, failed] = await Promise.all([
      list((eb) => eb.and([eb('state', '=', 'queued'), eb.or([eb('handedTo', 'is', null), eb.not(isHanded(eb))])])),
      list(isMine),
      inState('drafting'),
      inState('on_hold'),
      today('='),
      today('is distinct from'),
      inState('failed'),
    ]);
    return {
      due_next: await summariesOf(context.db, dueNext),
      mine: await summariesOf(context.db, mine),
      drafting: await summariesOf(context.db, drafting),
      on_hold: await summariesOf(context.db, onHold),
      done_today: await summariesOf(context.db, doneToday),
      delivered_today: await summariesOf(context.db, deliveredToday),
      failed: await summariesOf(context.db, failed),
    };
  });
}
