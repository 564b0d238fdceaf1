import type { ReaderRegistry } from '@nimantran/proto/events/readers';
import { AckPolicy, DeliverPolicy, type JetStreamManager, NatsError, nanos, RetentionPolicy, StorageType } from 'nats';
import { ownerOf, typesOf } from './subjects.ts';

/** A repeated publish is recognised within this time; later ones are left to the inbox. */
const DUPLICATE_WINDOW_MS = 10 * 60_000;
/** Shorter than the inbox's memory: no event can return as new. */
const KEPT_MS = 30 * 24 * 3_600_000;
const MOST_UNACKED = 500;
const ROUNDS = 5;

export interface StreamPlan {
  stream: string;
  registry: ReaderRegistry;
  redeliverAfterMs: number;
}

/** One durable consumer per reader and subject: servers before 2.10 filter by one subject only. */
export function durableName(reader: string, type: string): string {
  return `${reader}__${type.replaceAll('.', '_')}`;
}

/** Creates or updates the stream and every reader's durable consumers. Repeatable. */
export async function prepareStream(manager: JetStreamManager, plan: StreamPlan): Promise<void> {
  await ensureStream(manager, plan);
  for (const reader of Object.keys(plan.registry)) {
    for (const type of typesOf(plan.registry, reader)) await ensureConsumer(manager, plan, reader, type);
  }
}

async function ensureStream(manager: JetStreamManager, plan: StreamPlan): Promise<void> {
  const owners = Object.values(plan.registry).flatMap((events) => events.map((event) => ownerOf(event.type)));
  const subjects = [...new Set(owners)].map((owner) => `${owner}.>`);
  // Services that start together may each set the subjects they know; one that was overwritten adds its own again.
  for (let round = 0; round < ROUNDS; round += 1) {
    const known = await orMissing(manager.streams.info(plan.stream));
    if (!known) {
      try {
        await manager.streams.add({
          name: plan.stream,
          subjects,
          // Removed as soon as every reader has it: data that a purge or a customer deletes must not stay here for weeks.
          retention: RetentionPolicy.Interest,
          storage: StorageType.File,
          max_age: nanos(KEPT_MS),
          duplicate_window: nanos(DUPLICATE_WINDOW_MS),
        });
      } catch (error) {
        if (round === ROUNDS - 1) throw error;
      }
      continue;
    }
    const missing = subjects.filter((subject) => !known.config.subjects.includes(subject));
    if (missing.length === 0) return;
    await manager.streams.update(plan.stream, { ...known.config, subjects: [...known.config.subjects, ...missing] });
  }
  throw new Error(`The stream ${plan.stream} could not be changed to hold ${subjects.join(', ')}.`);
}

async function ensureConsumer(manager: JetStreamManager, plan: StreamPlan, reader: string, type: string): Promise<void> {
  const name = durableName(reader, type);
  const wanted = { ack_wait: nanos(plan.redeliverAfterMs), max_ack_pending: MOST_UNACKED };
  const known = await orMissing(manager.consumers.info(plan.stream, name));
  if (!known) {
    await manager.consumers.add(plan.stream, {
      ...wanted,
      durable_name: name,
      filter_subject: type,
      deliver_policy: DeliverPolicy.New,
      ack_policy: AckPolicy.Explicit,
      max_deliver: -1,
    });
    return;
  }
  if (known.config.ack_wait === wanted.ack_wait && known.config.max_ack_pending === wanted.max_ack_pending) return;
  await manager.consumers.update(plan.stream, name, wanted);
}

async function orMissing<Value>(request: Promise<Value>): Promise<Value | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof NatsError && error.api_error?.code === 404) return undefined;
    throw error;
  }
}
