import { type Kysely, sql } from 'kysely';

const KINDS = `('receipt', 'ready', 'held', 'refunded', 'purged', 'bill', 'preview', 'support', 'video_ending', 'payout', 'batch', 'reviewed')`;

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table reviews (
      id uuid primary key,
      token text not null unique,
      owner_uid text not null,
      owner_email text not null,
      theme_id integer not null,
      theme_version text not null,
      theme_title text not null,
      language text,
      fields jsonb not null,
      pairs jsonb,
      details jsonb not null,
      bride_first boolean not null,
      round integer not null,
      expires_at timestamptz not null,
      unique (owner_uid, theme_id)
    )`.execute(db);
  await sql`create index reviews_expires_at on reviews (expires_at)`.execute(db);
  await sql`
    create table reviewers (
      id uuid primary key,
      review_id uuid not null references reviews (id) on delete cascade,
      reviewer_key text not null,
      name text not null,
      round integer not null,
      answers jsonb not null,
      answered_at timestamptz not null,
      unique (review_id, reviewer_key)
    )`.execute(db);
  await sql`alter table mails drop constraint mails_kind_check`.execute(db);
  await sql.raw(`alter table mails add constraint mails_kind_check check (kind in ${KINDS})`).execute(db);
}
