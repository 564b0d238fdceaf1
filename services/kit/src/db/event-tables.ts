import type { Envelope } from '@nimantran/proto/events/envelope';
import { type Generated, type JSONColumnType, type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The tables for a service's outgoing and incoming events; part of every service's schema. */
export interface EventTables {
  outbox: {
    id: string;
    seq: Generated<number>;
    type: string;
    envelope: JSONColumnType<Envelope, string, string>;
    createdAt: Generated<Date>;
    publishedAt: Date | null;
    /** Failed tries to publish it. */
    tries: Generated<number>;
    /** Not to be published before: a relay is publishing it, or its last try failed. */
    notBefore: Generated<Date | null>;
  };
  /** An event whose effect is committed, or that was parked. */
  inbox: { eventId: string; type: string; handledAt: Generated<Date>; parked: Generated<boolean> };
  /**
   * How often handling an event was started; counted before its effect, to include events that kill their reader. The row goes with
   * the effect.
   */
  inboxDeliveries: {
    eventId: string;
    deliveries: number;
    lastError: string | null;
    updatedAt: Generated<Date>;
    /** Since when faults of its surroundings, which do not count, hold the event up. */
    heldUpSince: Generated<Date | null>;
  };
  /** The newest version of an aggregate that a `latest` reader has processed. */
  inboxKeys: { aggregate: string; version: number; updatedAt: Generated<Date> };
  deadEvents: {
    eventId: string;
    envelope: JSONColumnType<Envelope, string, string>;
    error: string;
    parkedAt: Generated<Date>;
    replayedAt: Date | null;
  };
}

export const eventTables: Migration = {
  // A migration may use only the schema builder of Kysely<never>.
  async up(db: Kysely<never>) {
    await sql`
      create table outbox (
        id uuid primary key,
        seq bigint generated always as identity,
        type text not null,
        envelope jsonb not null,
        created_at timestamptz not null default now(),
        published_at timestamptz
      )`.execute(db);
    await sql`create index outbox_unpublished on outbox (seq) where published_at is null`.execute(db);
    await sql`create index outbox_published_at on outbox (published_at) where published_at is not null`.execute(db);
    await sql`
      create table inbox (
        event_id uuid primary key,
        type text not null,
        handled_at timestamptz not null default now(),
        parked boolean not null default false
      )`.execute(db);
    await sql`create index inbox_handled_at on inbox (handled_at)`.execute(db);
    await sql`
      create table inbox_deliveries (
        event_id uuid primary key,
        deliveries integer not null,
        last_error text,
        updated_at timestamptz not null default now()
      )`.execute(db);
    await sql`create table inbox_keys (aggregate text primary key, version bigint not null)`.execute(db);
    await sql`
      create table dead_events (
        event_id uuid primary key,
        envelope jsonb not null,
        error text not null,
        parked_at timestamptz not null default now(),
        replayed_at timestamptz
      )`.execute(db);
  },
};

/** Events that wait for their surroundings are reported, and not parked. */
export const heldUpEvents: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table inbox_deliveries add column held_up_since timestamptz`.execute(db);
    await sql`create index inbox_deliveries_held_up on inbox_deliveries (held_up_since) where held_up_since is not null`.execute(
      db,
    );
  },
};

/** A relay claims events for a time instead of locking them, and each has its own tries. */
export const outboxLeases: Migration = {
  async up(db: Kysely<never>) {
    await sql`alter table outbox add column tries integer not null default 0, add column not_before timestamptz`.execute(db);
  },
};

/** Old rows of every event table are found by an index. */
export const eventSweeps: Migration = {
  async up(db: Kysely<never>) {
    await sql`create index inbox_deliveries_updated_at on inbox_deliveries (updated_at)`.execute(db);
    await sql`alter table inbox_keys add column updated_at timestamptz not null default now()`.execute(db);
    await sql`create index inbox_keys_updated_at on inbox_keys (updated_at)`.execute(db);
  },
};
