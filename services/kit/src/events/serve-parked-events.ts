import type { AuditedService } from '@nimantran/proto/events/changes';
import { PARKED_EVENTS, type ReadingService } from '@nimantran/proto/http/parked-events';
import type { FastifyInstance } from 'fastify';
import { type Kysely, sql } from 'kysely';
import type { EventTables } from '../db/event-tables.ts';
import { conflict } from '../http/problem.ts';
import { route } from '../http/route.ts';
import { type ReaderOptions, replayParked } from './inbox.ts';
import { recordChange } from './record-change.ts';

const AT_MOST = 100;
const MOST_OF_A_REASON = 500;

/**
 * Serves what a service's reader has parked, and gives it to its consumer again for an admin. What events tell stays here: only
 * their kind and the id that they are about are shown. A replay is told to the audit log with its effect.
 */
export function serveParkedEvents<Tables extends EventTables>(
  app: FastifyInstance,
  service: ReadingService & AuditedService,
  options: Pick<ReaderOptions<Tables>, 'db' | 'consumers' | 'log'>,
): void {
  const { list, replay } = PARKED_EVENTS[service];
  const db = options.db as unknown as Kysely<EventTables>;

  route(app, list, async () => {
    const parked = db.selectFrom('deadEvents').where('replayedAt', 'is', null);
    const [rows, { count }] = await Promise.all([
      parked.select(['eventId', 'envelope', 'error', 'parkedAt']).orderBy('parkedAt', 'desc').limit(AT_MOST).execute(),
      parked.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow(),
    ]);
    const events = rows.map(({ eventId, envelope, error, parkedAt }) => ({
      id: eventId,
      type: envelope.type,
      key: envelope.key,
      occurred_at: envelope.occurred_at,
      parked_at: parkedAt.toISOString(),
      error: error.slice(0, MOST_OF_A_REASON),
    }));
    return { events, count };
  });

  route(app, replay, async ({ params, user }) => {
    const isDone = await replayParked(options, params.event_id, (transaction, event) =>
      recordChange(transaction, service, user, {
        action: 'event.replayed',
        target: { kind: 'event', id: event.id },
        summary: `Gave ${service} the parked event ${event.type} once more.`,
        before: null,
        after: { type: event.type, key: event.key },
      }),
    ).catch((error: unknown) => {
      options.log.warn({ err: error, event_id: params.event_id, admin: user.uid }, 'a replayed event failed');
      const reason = error instanceof Error ? error.message : String(error);
      throw conflict('replay_failed', `It failed again and stays parked: ${reason.slice(0, MOST_OF_A_REASON)}`);
    });
    if (!isDone) throw conflict('not_parked', 'No such event is parked; somebody may have replayed it.');
    return undefined;
  });
}
