import path from 'node:path';
import { createDatabase } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addressOf, OWNERS, provision, SERVICES, type Service } from '../../postgres/provision.ts';
import { describeWith, usePostgres } from '../../test-support/servers/servers.ts';
import { createEmptyDatabase, dropDatabase } from '../../test-support/servers/test-database.ts';
import { faultsFor, type SchemaShape, shapeOf } from '../support/schema-shape.ts';
import previous from './previous-version.json' with { type: 'json' };

const FOLDER = path.resolve(import.meta.dirname, '../../../services');

/**
 * Faults that were checked and found harmless to the previous version, by their text, with the reason. Emptied when a version is
 * recorded (`infra/deployment/record-version.ts`).
 */
const HARMLESS: Readonly<Record<string, string>> = {
  "orders.mails has the other rule mails_kind_check: CHECK ((kind = ANY (ARRAY['receipt'::text, 'ready'::text, 'held'::text, 'refunded'::text, 'purged'::text, 'bill'::text, 'preview'::text, 'support'::text, 'video_ending'::text, 'payout'::text, 'batch'::text, 'reviewed'::text, 'replies'::text, 'webhook'::text, 'payment_pending'::text, 'payment_failed'::text])))":
    'five kinds more: what was allowed still is',
  "studio.renders has the other rule renders_kind_check: CHECK ((kind = ANY (ARRAY['draft'::text, 'preview'::text, 'final'::text, 'sample'::text, 'stills'::text, 'second_sample'::text, 'second_stills'::text, 'batch'::text])))":
    'two kinds more',
  "studio.renders has the other rule renders_trial_check: CHECK (((trial_id IS NULL) OR ((job_id IS NULL) AND (kind = ANY (ARRAY['stills'::text, 'sample'::text, 'second_stills'::text, 'second_sample'::text])))))":
    'two kinds more',
  "studio.renders has the new rule renders_second_layout_check: CHECK (((kind <> ALL (ARRAY['second_stills'::text, 'second_sample'::text])) OR (spec IS NULL) OR (spec ? 'layout'::text)))":
    'it writes no such kind; it cannot store a spec for one that this version requested, and leaves the render to it',
};

describeWith(['postgres'], 'the schema, to the version before', () => {
  const adminUrl = usePostgres() ?? '';
  let database: string;
  let client: pg.Client;
  let old: SchemaShape;
  let now: SchemaShape;

  beforeAll(async () => {
    database = await createEmptyDatabase(adminUrl);
    const passwords = Object.fromEntries(SERVICES.map((service) => [service, 'test'])) as Record<Service, string>;
    const urls = await provision({ adminUrl, passwords, database });
    const migrateAll = async (only?: Readonly<Record<string, string[]>>): Promise<void> => {
      for (const owner of OWNERS) {
        const db = createDatabase(urls[owner], { maxConnections: 1, statementTimeoutMs: 60_000 });
        await migrate(db, path.join(FOLDER, owner, 'src/db/migrations'), only?.[owner]).finally(() => db.destroy());
      }
    };
    client = new pg.Client({ connectionString: addressOf(adminUrl, { database }) });
    await client.connect();
    await migrateAll(previous.migrations);
    old = await shapeOf(client);
    await migrateAll();
    now = await shapeOf(client);
  });
  afterAll(async () => {
    await client?.end();
    await dropDatabase(adminUrl, database);
  });

  it('has all that it reads, and asks for nothing that it does not write', () => {
    expect(Object.keys(old.columns).length).toBeGreaterThan(60);
    expect(faultsFor(old, now).filter((fault) => !(fault in HARMLESS))).toEqual([]);
  });

  it.each([
    ['drop table orders.attempts', 'orders.attempts is gone'],
    ['alter table orders.orders rename column headline to title', 'orders.orders.headline is gone'],
    ['alter table orders.orders add column hue text not null', 'orders.orders.hue is new and has to be given'],
    ['alter table orders.orders alter column promo_code set not null', 'orders.orders.promo_code may not be null any more'],
    ['alter table orders.orders alter column theme_portrait type text', 'orders.orders.theme_portrait was boolean and is text'],
    ['alter table orders.mails alter column tries drop default', 'orders.mails.tries has lost its default'],
    ['create unique index once on orders.orders (email)', 'orders.orders has the new rule once'],
    ['alter table orders.orders add constraint few check (total_minor < 5)', 'orders.orders has the new rule few'],
    ['revoke update on orders.orders from nimantran_orders', 'orders.orders may not update any more'],
    [
      'create trigger late before insert on orders.partner_payouts execute function orders.refuse_payout_change()',
      'orders.partner_payouts has the new trigger late',
    ],
  ])('would tell of: %s', async (change, told) => {
    await client.query('begin');
    try {
      await client.query(change);
      expect(faultsFor(now, await shapeOf(client)).join('\n')).toContain(told);
    } finally {
      await client.query('rollback');
    }
  });

  it('accepts additions: columns with a default or without a value, tables, rules about new columns', async () => {
    await client.query('begin');
    try {
      await client.query(`
        alter table orders.orders add column hue text, add column shade text not null default 'none', add check (hue <> '');
        create unique index orders_hue on orders.orders (hue);
        create table orders.hues (name text primary key);
        create index orders_headline on orders.orders (headline);`);
      expect(faultsFor(now, await shapeOf(client))).toEqual([]);
    } finally {
      await client.query('rollback');
    }
  });
});
