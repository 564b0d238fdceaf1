import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table renders
      drop constraint renders_kind_check,
      drop constraint renders_check,
      add constraint renders_kind_check check (kind in ('draft', 'final', 'sample', 'stills')),
      add constraint renders_kind_job_check check ((kind in ('sample', 'stills')) = (job_id is null))`.execute(db);
  await sql`drop index renders_one_sample`.execute(db);
  await sql`
    create unique index renders_one_of_theme on renders (theme_id, theme_version, kind)
      where job_id is null and state not in ('failed', 'cancelled')`.execute(db);
  // Themes on sale get stills too: those that came with the sample are as small as the sample.
  await sql`
    insert into renders (kind, theme_id, theme_version, trace)
    select 'stills', theme_id, theme_version, trace from renders
    where kind = 'sample' and state not in ('failed', 'cancelled')
    on conflict do nothing`.execute(db);
}
