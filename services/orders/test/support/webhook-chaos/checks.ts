import type { WebhookEvent } from '@nimantran/proto/domain/webhook';
import type { Kysely } from 'kysely';
import type { Tables } from '../../../src/db/schema.ts';
import { FACTS } from './facts.ts';
import type { Endpoint } from './receivers.ts';

export interface WantingEndpoint extends Endpoint {
  id: string;
  ownerUid: string;
  events: readonly WebhookEvent[];
}

export interface Found {
  /** Pairs of a fact and an endpoint that wants it. */
  wanted: number;
  /** Of those: never came with an answer that the endpoint gave. */
  lost: string[];
  /** Came under two ids, so that a receiver would act twice. */
  doubled: string[];
  wrong: string[];
}

const TYPES = new Map(Object.entries(FACTS).map(([told, { type }]) => [type as string, told as WebhookEvent]));

/** Compares what the shop has committed with what the endpoints got. */
export async function checkDeliveries(db: Kysely<Tables>, endpoints: readonly WantingEndpoint[]): Promise<Found> {
  const found: Found = { wanted: 0, lost: [], doubled: [], wrong: [] };
  const facts = await db
    .selectFrom('outbox')
    .select('envelope')
    .where('type', 'in', [...TYPES.keys()])
    .execute();
  const orders = await db.selectFrom('orders').select(['id', 'ownerUid', 'partnerUid']).execute();
  const ownersOf = new Map(orders.map(({ id, ownerUid, partnerUid }) => [id, [ownerUid, partnerUid]]));
  for (const endpoint of endpoints) {
    const came = new Map<string, string[]>();
    for (const [id, { body, accepted }] of endpoint.arrivals) {
      const ids = came.get(factOf(body)) ?? [];
      came.set(factOf(body), [...ids, id]);
      if (accepted === 0) found.lost.push(`${endpoint.url} did not accept ${id} of ${factOf(body)}`);
    }
    for (const { envelope } of facts) {
      const type = TYPES.get(envelope.type);
      const isWanted = type && endpoint.events.includes(type) && ownersOf.get(envelope.key)?.includes(endpoint.ownerUid);
      if (!isWanted) continue;
      found.wanted += 1;
      const fact = factOf({ type, timestamp: envelope.occurred_at });
      const ids = came.get(fact) ?? [];
      if (ids.length === 0) found.lost.push(`${endpoint.url} never got ${fact}`);
      if (ids.length > 1) found.doubled.push(`${endpoint.url} got ${fact} under ${ids.join(' and ')}`);
      came.delete(fact);
    }
    for (const fact of came.keys()) found.wrong.push(`${endpoint.url} got ${fact}, which it does not want`);
  }
  const parked = await db.selectFrom('deadEvents').select('error').execute();
  for (const { error } of parked) found.wrong.push(`an event was parked: ${error}`);
  const waiting = await db.selectFrom('webhookDeliveries').select('id').where('deliveredAt', 'is', null).execute();
  if (waiting.length > 0) found.wrong.push(`${waiting.length} deliveries are not marked as delivered`);
  return found;
}

const factOf = ({ type, timestamp }: { type: WebhookEvent; timestamp: string }): string => `${type} ${timestamp}`;
