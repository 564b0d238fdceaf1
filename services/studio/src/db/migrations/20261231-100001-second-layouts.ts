import { type Kysely, sql } from 'kysely';

/**
 * Stills and samples of second layouts are kinds of their own, so that `renders_one_of_theme` stays as the version before names it.
 * That version does not know the kinds and would prepare them in the theme's own layout: the last rule refuses that, and the
 * render waits.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table renders
      drop constraint renders_kind_check,
      drop constraint renders_trial_check,
      add constraint renders_kind_check check (kind in
        ('draft', 'preview', 'final', 'sample', 'stills', 'second_sample', 'second_stills', 'batch')),
      add constraint renders_trial_check check
        (trial_id is null or (job_id is null and kind in ('stills', 'sample', 'second_stills', 'second_sample'))),
      add constraint renders_second_layout_check check
        (kind not in ('second_stills', 'second_sample') or spec is null or spec ? 'layout')`.execute(db);
  await sql`
    create index renders_of_second_layouts on renders (theme_id, theme_version)
    where kind in ('second_stills', 'second_sample')`.execute(db);
}
