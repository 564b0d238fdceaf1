import { type Static, Type } from 'typebox';
import { NextCursor, PageQuery } from '../../domain/page.ts';
import { defineOperation } from './operation.ts';

/** An event that its reader could not process. Its data is left out: it may be about a person. */
export const ParkedEvent = Type.Object({
  id: Type.String({ format: 'uuid' }),
  type: Type.String(),
  /** The id of the event's aggregate. */
  key: Type.String(),
  occurred_at: Type.String(),
  parked_at: Type.String(),
  /** Why the last attempt failed. */
  error: Type.String(),
});
export type ParkedEvent = Static<typeof ParkedEvent>;

function parkedEventsOf<const Service extends string>(service: Service) {
  return {
    /** Newest first; `count` is the total. */
    list: defineOperation({
      name: `listParkedEvents of ${service}`,
      method: 'GET',
      path: `/api/admin/parked-events/${service}`,
      access: 'admin',
      summary: `Events that ${service} could not process`,
      query: PageQuery,
      answer: Type.Object({ events: Type.Array(ParkedEvent), count: Type.Integer({ minimum: 0 }), next_cursor: NextCursor }),
    }),
    /** @throws 409 `not_parked`, 409 `replay_failed` with the reason; the event then stays parked */
    replay: defineOperation({
      name: `replayParkedEvent of ${service}`,
      method: 'POST',
      path: `/api/admin/parked-events/${service}/{event_id}/replay`,
      access: 'admin',
      summary: `Delivers a parked event to ${service} again`,
      params: Type.Object({ event_id: Type.String({ format: 'uuid' }) }),
    }),
  };
}

/** The same two operations for every service that reads events. */
export const PARKED_EVENTS = {
  identity: parkedEventsOf('identity'),
  catalog: parkedEventsOf('catalog'),
  pricing: parkedEventsOf('pricing'),
  orders: parkedEventsOf('orders'),
  media: parkedEventsOf('media'),
  studio: parkedEventsOf('studio'),
  guests: parkedEventsOf('guests'),
} as const;
export type ReadingService = keyof typeof PARKED_EVENTS;
export const READING_SERVICES = [
  'identity',
  'catalog',
  'pricing',
  'orders',
  'media',
  'studio',
  'guests',
] as const satisfies ReadingService[];
