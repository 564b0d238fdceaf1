import { route } from '@nimantran/kit/http/route';
import { getStudioQueue, type StudioJobState } from '@nimantran/proto/http/studio';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { summaryOf } from './job-view.ts';

/** More than this of one kind is not looked through by anybody. */
const LONGEST_LIST = 100;

export function serveGetStudioQueue(app: FastifyInstance, context: Context): void {
  const inState = (state: StudioJobState) =>
    context.db.selectFrom('jobs').selectAll().where('state', '=', state).orderBy('dueAt').orderBy('id').limit(LONGEST_LIST);

  route(app, getStudioQueue, async ({ user }) => {
    const midnight = sql<Date>`date_trunc('day', ${context.clock()} at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata'`;
    const [dueNext, mine, drafting, onHold, deliveredToday, failed] = await Promise.all([
      inState('queued').execute(),
      context.db
        .selectFrom('jobs')
        .selectAll()
        .where((eb) =>
          eb.or([
            eb.and([eb('state', '=', 'claimed'), eb('claimedBy', '=', user.uid)]),
            eb.and([eb('state', '=', 'rendering'), eb('approvedBy', '=', user.uid)]),
          ]),
        )
        .orderBy('dueAt')
        .limit(LONGEST_LIST)
        .execute(),
      inState('drafting').execute(),
      inState('on_hold').execute(),
      context.db
        .selectFrom('jobs')
        .selectAll()
        .where('state', '=', 'delivered')
        .where('deliveredAt', '>=', midnight)
        .orderBy('deliveredAt', 'desc')
        .limit(LONGEST_LIST)
        .execute(),
      inState('failed').execute(),
    ]);
    return {
      due_next: dueNext.map(summaryOf),
      mine: mine.map(summaryOf),
      drafting: drafting.map(summaryOf),
      on_hold: onHold.map(summaryOf),
      delivered_today: deliveredToday.map(summaryOf),
      failed: failed.map(summaryOf),
    };
  });
}
