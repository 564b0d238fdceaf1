import { type Kysely, sql } from 'kysely';

const KINDS = `('receipt', 'ready', 'held', 'refunded', 'purged', 'bill', 'preview', 'support')`;

export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    alter table orders
      add column has_preview boolean not null default false,
      add column support_number text,
      add column promised_due_at timestamptz,
      add column promo_taken_at timestamptz,
      add column preview_video jsonb,
      add column held_at timestamptz,
      add column uploads_purged_at timestamptz,
      add column partner_uid text,
      add column partner_percent integer,
      add column erase_wanted_at timestamptz,
      add column erased_at timestamptz`.execute(db);
  await sql`update orders set promised_due_at = coalesce(due_at, placed_at + interval '2 days')`.execute(db);
  await sql`alter table orders alter column promised_due_at set not null`.execute(db);
  await sql`create index orders_partner on orders (partner_uid, paid_at) where partner_uid is not null`.execute(db);
  await sql`create index orders_email on orders (lower(email))`.execute(db);
  await sql`create index orders_express_due on orders (due_at) where delivery = 'express' and due_at is not null`.execute(db);

  await sql`
    create table bills (
      id uuid primary key,
      seq bigint generated always as identity unique,
      order_id uuid not null references orders (id),
      kind text not null check (kind in ('whole', 'deposit', 'balance', 'revision', 'customisation')),
      label text not null,
      lines jsonb not null,
      currency text not null,
      amount_minor bigint not null check (amount_minor > 0),
      state text not null check (state in ('planned', 'open', 'paid', 'void')),
      pay_until timestamptz,
      created_at timestamptz not null,
      created_by text,
      paid_at timestamptz,
      support_number text,
      revision jsonb,
      check ((state = 'paid') = (paid_at is not null))
    )`.execute(db);
  await sql`create index bills_order on bills (order_id)`.execute(db);
  await sql`create unique index bills_once on bills (order_id, kind)
    where kind in ('whole', 'deposit', 'balance') and state <> 'void'`.execute(db);
  await sql`create index bills_overdue on bills (pay_until) where state = 'open' and pay_until is not null`.execute(db);
  await sql`
    insert into bills (id, order_id, kind, label, lines, currency, amount_minor, state, pay_until, created_at, paid_at)
    select gen_random_uuid(), id, 'whole', 'Your video', lines, currency, total_minor,
           case when state = 'awaiting_payment' then 'open' when paid_at is not null then 'paid' else 'void' end,
           pay_until, placed_at, paid_at
    from orders`.execute(db);

  await sql`alter table checkout_sessions add column bill_id uuid references bills (id)`.execute(db);
  await sql`
    update checkout_sessions set bill_id = bills.id from bills where bills.order_id = checkout_sessions.order_id`.execute(db);
  await sql`alter table checkout_sessions alter column bill_id set not null`.execute(db);
  await sql`create index checkout_sessions_created on checkout_sessions (created_at)`.execute(db);
  await sql`alter table payments add column bill_id uuid references bills (id)`.execute(db);
  await sql`
    update payments set bill_id = bills.id from bills
    where bills.order_id = payments.order_id and payments.outcome = 'accepted'`.execute(db);

  await sql`
    alter table refunds
      add column reason_code text not null default 'other',
      add column note text not null default '',
      add column requested_by text,
      add column support_number text`.execute(db);
  await sql`update refunds set note = reason, reason_code = case when reason_key like 'refused:%' then 'not_taken' else 'other' end`.execute(
    db,
  );
  await sql`alter table refunds drop column reason`.execute(db);

  await sql`
    create table ledger (
      seq bigint generated always as identity primary key,
      order_id uuid not null references orders (id),
      kind text not null check (kind in ('payment', 'refund', 'refund_failed', 'dispute', 'dispute_won', 'refund_by_hand')),
      provider_ref text not null,
      currency text not null,
      amount_minor bigint not null check (amount_minor <> 0),
      at timestamptz not null,
      unique (kind, provider_ref)
    )`.execute(db);
  await sql`create index ledger_order on ledger (order_id)`.execute(db);
  await sql`create index ledger_at on ledger (at)`.execute(db);
  await sql`
    insert into ledger (order_id, kind, provider_ref, currency, amount_minor, at)
    select order_id, 'payment', payment_intent, currency, amount_minor, received_at from payments`.execute(db);
  await sql`
    insert into ledger (order_id, kind, provider_ref, currency, amount_minor, at)
    select order_id, 'refund', provider_id, currency, -amount_minor, coalesce(settled_at, created_at)
    from refunds where state = 'succeeded' and provider_id is not null`.execute(db);

  await sql`
    create table disputes (
      id text primary key,
      order_id uuid not null references orders (id),
      payment_id uuid not null references payments (id),
      currency text not null,
      amount_minor bigint not null,
      reason text not null,
      status text not null,
      is_open boolean not null,
      respond_by timestamptz,
      opened_at timestamptz not null,
      closed_at timestamptz
    )`.execute(db);
  await sql`create index disputes_order on disputes (order_id)`.execute(db);

  await sql`
    create table invoice_counters (
      series text not null,
      financial_year text not null,
      last integer not null,
      primary key (series, financial_year)
    )`.execute(db);
  await sql`
    create table invoices (
      id uuid primary key,
      number text not null unique,
      kind text not null check (kind in ('invoice', 'credit_note')),
      financial_year text not null,
      seq integer not null,
      order_id uuid not null references orders (id),
      payment_id uuid not null references payments (id),
      refund_id uuid references refunds (id),
      currency text not null,
      amount_minor bigint not null,
      issued_at timestamptz not null,
      document jsonb not null,
      cancelled_at timestamptz,
      unique (kind, financial_year, seq),
      check ((kind = 'credit_note') = (refund_id is not null))
    )`.execute(db);
  await sql`create unique index invoices_payment on invoices (payment_id) where kind = 'invoice'`.execute(db);
  await sql`create unique index invoices_refund on invoices (refund_id) where kind = 'credit_note'`.execute(db);
  await sql`create index invoices_order on invoices (order_id)`.execute(db);

  await sql`
    create table support_requests (
      id uuid primary key,
      seq bigint generated always as identity unique,
      number text not null unique check (number ~ '^SR-[0-9A-HJKMNP-TV-Z]{8}$'),
      owner_uid text not null,
      email text not null,
      kind text not null,
      state text not null check (state in ('open', 'answered', 'closed')),
      subject text not null,
      order_id uuid references orders (id),
      claim jsonb,
      draft jsonb,
      preview_order_id uuid references orders (id),
      opened_at timestamptz not null,
      updated_at timestamptz not null
    )`.execute(db);
  await sql`create index support_requests_owner on support_requests (owner_uid, updated_at desc)`.execute(db);
  await sql`create index support_requests_state on support_requests (state, updated_at)`.execute(db);
  await sql`create index support_requests_order on support_requests (order_id) where order_id is not null`.execute(db);
  await sql`
    create table support_messages (
      id uuid primary key,
      seq bigint generated always as identity unique,
      request_id uuid not null references support_requests (id),
      author text not null check (author in ('customer', 'staff')),
      author_uid text not null,
      text text not null,
      at timestamptz not null
    )`.execute(db);
  await sql`create index support_messages_request on support_messages (request_id, seq)`.execute(db);

  await sql`alter table mails drop constraint mails_order_id_kind_key`.execute(db);
  await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  await sql.raw(`alter table mails add constraint mails_kind_check check (kind in ${KINDS})`).execute(db);
  await sql`alter table mails alter column order_id drop not null`.execute(db);
  await sql`alter table mails add column reason_key text`.execute(db);
  await sql`alter table mails add column subject_id text`.execute(db);
  await sql`update mails set reason_key = kind || ':' || order_id`.execute(db);
  await sql`alter table mails alter column reason_key set not null`.execute(db);
  await sql`alter table mails add constraint mails_reason_key unique (reason_key)`.execute(db);

  await sql`alter table idempotency_keys alter column order_id drop not null`.execute(db);

  await sql`
    create table partners (
      uid text primary key,
      email text not null,
      code text not null unique check (code ~ '^[A-Z0-9]{4,20}$'),
      commission_percent integer not null check (commission_percent between 0 and 50),
      is_active boolean not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table partner_visits (
      partner_uid text not null references partners (uid),
      day date not null,
      visitor_id uuid not null,
      landing text not null,
      at timestamptz not null,
      primary key (partner_uid, day, visitor_id)
    )`.execute(db);

  await sql`
    create table attempts (
      who text not null,
      what text not null,
      window_start timestamptz not null,
      count integer not null,
      primary key (who, what, window_start)
    )`.execute(db);

  await sql`
    create table reconciliations (
      id uuid primary key,
      seq bigint generated always as identity unique,
      from_at timestamptz not null,
      to_at timestamptz not null,
      started_at timestamptz not null,
      finished_at timestamptz,
      payments integer not null default 0,
      refunds integer not null default 0,
      disputes integer not null default 0,
      error text
    )`.execute(db);
  await sql`
    create table reconciliation_differences (
      id bigint generated always as identity primary key,
      reconciliation_id uuid not null references reconciliations (id),
      kind text not null,
      provider_ref text not null,
      order_id uuid references orders (id),
      text text not null,
      settled boolean not null
    )`.execute(db);
  await sql`create index reconciliation_differences_run on reconciliation_differences (reconciliation_id)`.execute(db);
}
