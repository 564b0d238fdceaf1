import type { AuditedService } from '@nimantran/proto/events/changes';
import { PARKED_EVENTS, type ReadingService } from '@nimantran/proto/http/shared/parked-events';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import { Type } from 'typebox';
import { microsOf } from '../db/column-micros.ts';
import type { EventTables } from '../db/event-tables.ts';
import { pageOf } from '../http/page.ts';
import { conflict } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { type ReaderOptions, replayParked } from './inbox.ts';
import { recordChange } from './record-change.ts';
import { redactedReason } from './redacted-reason.ts';

const MOST_OF_A_REASON = 500;
const ParkedPlace = Type.Object({
  parked: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
  id: Type.String({ format: 'uuid' }),
});

/**
 * Lists the parked events of a service's reader, and replays them for an admin. Event data is not shown: only the kind, and the
 * id of the aggregate. A replay is recorded in the audit log with its effect.
 */
export function serveParkedEvents<Tables extends EventTables>(
  app: FastifyInstance,
  service: ReadingService & AuditedService,
  options: Pick<ReaderOptions<Tables>, 'db' | 'consumers' | 'log'>,
): void {
  const { list, replay } = PARKED_EVENTS[service];
  const db = options.db as unknown as Kysely<EventTables>;

  route(app, list, async ({ query }) => {
    const parked = db.selectFrom('deadEvents').where('replayedAt', 'is', null);
    const at = microsOf('parkedAt');
    const [{ rows, next_cursor }, { count }] = await Promise.all([
      pageOf(query, {
        place: ParkedPlace,
        list: ({ after, limit }) =>
          parked
            .select(['eventId', 'envelope', 'error', 'parkedAt', at.as('parkedMicros')])
            .$if(after !== undefined, (some) =>
              some.where(sql<boolean>`(${at}, event_id) < (${after?.parked}::bigint, ${after?.id}::uuid)`),
            )
            .orderBy('parkedAt', 'desc')
            .orderBy('eventId', 'desc')
            .limit(limit)
            .execute(),
        placeOf: ({ parkedMicros, eventId }) => ({ parked: parkedMicros, id: eventId }),
      }),
      parked.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    ]);
    const events = rows.map(({ eventId, envelope, error, parkedAt }) => ({
      id: eventId,
      type: envelope.type,
      key: envelope.key,
      occurred_at: envelope.occurred_at,
      parked_at: parkedAt.toISOString(),
      error: redactedReason(error, envelope.data).slice(0, MOST_OF_A_REASON),
    }));
    return { events, count, next_cursor };
  });

  route(app, replay, async ({ params, user }) => {
    const isDone = await replayParked(options, params.event_id, (transaction, event) =>
      recordChange(transaction, service, user, {
        action: 'event.replayed',
        target: { kind: 'event', id: event.id },
        summary: `Delivered the parked event ${event.type} to ${service} again.`,
        before: null,
        after: { type: event.type, key: event.key },
      }),
    ).catch(async (error: unknown) => {
      options.log.warn({ err: error, event_id: params.event_id, admin: user.uid }, 'a replayed event failed');
      const kept = await db.selectFrom('deadEvents').select('error').where('eventId', '=', params.event_id).executeTakeFirst();
      throw conflict('replay_failed', `It failed again and stays parked: ${(kept?.error ?? '').slice(0, MOST_OF_A_REASON)}`);
    });
    if (!isDone) throw conflict('not_parked', 'This event is not parked. Somebody may have replayed it.');
    return undefined;
  });
}
