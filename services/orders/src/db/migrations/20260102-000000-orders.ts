import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create table orders (
      id uuid primary key,
      seq bigint generated always as identity unique,
      number text not null unique check (number ~ '^NM-[0-9A-HJKMNP-TV-Z]{8}$'),
      owner_uid text not null,
      email text not null,
      theme_id integer not null,
      theme_version text not null,
      theme_title text not null,
      theme_category text not null,
      theme_category_id integer not null,
      theme_portrait boolean not null,
      package_key text not null,
      customisation jsonb not null,
      headline text not null,
      resolution text not null,
      delivery text not null check (delivery in ('standard', 'express')),
      remove_watermark boolean not null,
      promo_code text,
      lines jsonb not null,
      currency text not null,
      total_minor bigint not null check (total_minor >= 0),
      billing jsonb not null,
      terms_version text not null,
      terms_accepted_at timestamptz not null,
      attribution jsonb,
      state text not null check (state in ('awaiting_payment', 'processing', 'completed', 'cancelled', 'expired',
        'refunded', 'preview_processing', 'awaiting_balance')),
      event_version integer not null default 0,
      payment_error text,
      video jsonb,
      placed_at timestamptz not null,
      pay_until timestamptz not null,
      paid_at timestamptz,
      due_at timestamptz,
      completed_at timestamptz,
      ended_at timestamptz,
      updated_at timestamptz not null default clock_timestamp(),
      check (state <> 'completed' or (video is not null and completed_at is not null))
    )`.execute(db);
  await sql`create index orders_owner on orders (owner_uid, seq desc)`.execute(db);
  await sql`create index orders_unpaid on orders (pay_until) where state = 'awaiting_payment'`.execute(db);

  await sql`
    create table order_history (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders (id),
      at timestamptz not null,
      kind text not null,
      text text not null
    )`.execute(db);
  await sql`create index order_history_order on order_history (order_id, at, id)`.execute(db);

  await sql`
    create table checkout_sessions (
      id uuid primary key,
      order_id uuid not null references orders (id),
      provider_id text unique,
      url text,
      state text not null check (state in ('creating', 'open', 'closing', 'paid', 'ended', 'failed')),
      currency text not null,
      amount_minor bigint not null,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      checks integer not null default 0,
      next_check_at timestamptz not null,
      check (state <> 'open' or (provider_id is not null and url is not null))
    )`.execute(db);
  await sql`create unique index checkout_sessions_one_open on checkout_sessions (order_id)
    where state in ('creating', 'open')`.execute(db);
  await sql`create index checkout_sessions_checks on checkout_sessions (next_check_at)
    where state in ('open', 'closing')`.execute(db);

  await sql`
    create table payments (
      id uuid primary key,
      order_id uuid not null references orders (id),
      payment_intent text not null unique,
      checkout_id uuid references checkout_sessions (id),
      currency text not null,
      amount_minor bigint not null,
      outcome text not null check (outcome in ('accepted', 'refused')),
      received_at timestamptz not null
    )`.execute(db);
  await sql`create index payments_order on payments (order_id)`.execute(db);

  await sql`
    create table refunds (
      id uuid primary key,
      order_id uuid not null references orders (id),
      payment_id uuid not null references payments (id),
      reason_key text not null unique,
      reason text not null,
      provider_id text unique,
      currency text not null,
      amount_minor bigint not null check (amount_minor > 0),
      state text not null check (state in ('wanted', 'pending', 'succeeded', 'failed')),
      created_at timestamptz not null,
      settled_at timestamptz,
      tries integer not null default 0,
      next_try_at timestamptz not null default now(),
      last_error text
    )`.execute(db);
  await sql`create index refunds_order on refunds (order_id)`.execute(db);
  await sql`create index refunds_wanted on refunds (next_try_at) where state = 'wanted'`.execute(db);

  await sql`
    create table provider_events (
      event_id text primary key,
      type text not null,
      order_id uuid references orders (id),
      received_at timestamptz not null
    )`.execute(db);
  await sql`create index provider_events_age on provider_events (received_at)`.execute(db);

  await sql`
    create table mails (
      id uuid primary key,
      order_id uuid not null references orders (id),
      kind text not null check (kind in ('receipt', 'ready')),
      created_at timestamptz not null,
      sent_at timestamptz,
      tries integer not null default 0,
      next_try_at timestamptz not null default now(),
      last_error text,
      unique (order_id, kind)
    )`.execute(db);
  await sql`create index mails_unsent on mails (next_try_at) where sent_at is null`.execute(db);

  await sql`
    create table idempotency_keys (
      owner_uid text not null,
      operation text not null,
      key text not null,
      body_hash text not null,
      order_id uuid not null references orders (id),
      answer jsonb,
      created_at timestamptz not null,
      primary key (owner_uid, operation, key)
    )`.execute(db);
  await sql`create index idempotency_keys_age on idempotency_keys (created_at)`.execute(db);

  await sql`
    create table downloads (
      id bigint generated always as identity primary key,
      order_id uuid not null references orders (id),
      uid text not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index downloads_order on downloads (order_id)`.execute(db);

  await sql`create table holidays (day text primary key check (day ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'), name text not null)`.execute(
    db,
  );
}
