import { randomBytes, randomUUID } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { checkBackup } from '../../backup/check-backup.ts';
import { openStore } from '../../backup/local-shop.ts';
import { makeBackup } from '../../backup/make-backup.ts';
import { MANIFEST, type Manifest } from '../../backup/manifest.ts';
import { restoreBackup } from '../../backup/restore-backup.ts';
import { addressOf } from '../../postgres/provision.ts';
import { describeWith, usePostgres, useS3 } from '../../test-support/servers/servers.ts';
import { createBucket, removeBucket, type TestBucket } from '../../test-support/servers/test-bucket.ts';
import { copyTemplate, dropDatabase, type Templates, type TestDatabase } from '../../test-support/servers/test-database.ts';
import { ALL } from '../../test-support/vitest/all-tests.ts';

const KEYS = {
  video: 'renders/aa.mp4',
  card: 'renders/dd.jpg',
  pdf: 'renders/ee.pdf',
  still: 'stills/bb.jpg',
  pack: 'themes/cc.zip',
};
/** Text that COPY must escape, and must not read as its end marker. */
const ODD = 'tab\there, line\nthere, \\. and \\N, "quotes", विवाह, ';
const DAYS_AGO = new Date(Date.now() - 3 * 24 * 3_600_000);

describeWith(['postgres', 's3'], 'a backup', () => {
  const adminUrl = usePostgres() ?? '';
  let folder: string;
  let backups: string;
  let database: string;
  let client: pg.Client;
  let store: ObjectStore;
  let databaseUrl: string;
  const databases: string[] = [];
  const buckets: TestBucket[] = [];

  async function makeDatabase(template: keyof Templates): Promise<TestDatabase> {
    const made = await copyTemplate(adminUrl, inject('templates')[template]);
    databases.push(made.name);
    return made;
  }

  async function makeBucket(): Promise<TestBucket> {
    const s3 = useS3();
    if (!s3) throw new Error('no store');
    const made = await createBucket(s3);
    buckets.push(made);
    return made;
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nimantran-backup-'));
    backups = path.join(folder, 'backups');
    const made = await makeDatabase('migrated');
    database = made.name;
    databaseUrl = made.adminUrl;
    client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    store = openStore((await makeBucket()).options, folder);
    for (const [name, key] of Object.entries(KEYS)) await store.put(key, Buffer.from(name.repeat(5_000)), 'video/mp4');
    await store.put('uploads/1/photo.jpg', Buffer.from('a face'), 'image/jpeg');
    await fill(client);
  });
  afterAll(async () => {
    await client?.end();
    for (const name of databases) await dropDatabase(adminUrl, name);
    await rm(folder, { recursive: true, force: true });
    for (const bucket of buckets) await removeBucket(bucket);
  });

  it('is of one instant, whatever is written meanwhile', async () => {
    let isOver = false;
    const writer = new pg.Client({ connectionString: databaseUrl });
    await writer.connect();
    // A condition that holds across two schemas also holds in the backup.
    const writing = (async () => {
      for (let round = 0; !isOver; round += 1)
        await writer.query(`with a as (insert into catalog.completed_orders values (gen_random_uuid(), ${round}, now()))
          insert into pricing.promo_guesses values ('guess ${round}', '{}', now())`);
    })();
    // A role like the one that docs/operating.md describes.
    const reader = `reader_${randomBytes(4).toString('hex')}`;
    await client.query(`create role ${reader} login password 'test' in role pg_read_all_data`);
    await client.query(`grant connect on database ${database} to ${reader}`);
    const asReader = addressOf(databaseUrl, { user: reader, password: 'test' });
    const { folder: made, manifest } = await makeBackup({ databaseUrl: asReader, store, to: path.join(folder, 'busy') });
    await client.query(`drop owned by ${reader}; drop role ${reader}`);
    isOver = true;
    await writing;
    await writer.end();
    expect(rowsOf(manifest, 'catalog', 'completed_orders')).toBe(rowsOf(manifest, 'pricing', 'promo_guesses'));
    await expect(checkBackup(made)).resolves.toMatchObject({ objects: { count: 4, missing: 1 } });
  });

  it('holds what rows name and a purge leaves, each once, and fetches only what is new', async () => {
    const fetched: string[] = [];
    const watched: ObjectStore = {
      ...store,
      getFile: (key, file) => {
        fetched.push(key);
        return store.getFile(key, file);
      },
    };
    await makeBackup({ databaseUrl, store: watched, to: backups });
    // The last object is named but missing.
    expect(fetched.sort()).toEqual([KEYS.video, KEYS.card, KEYS.pdf, KEYS.pack, 'themes/gone.zip'].sort());
    await client.query(`update catalog.theme_versions set sample_still_key = $1`, [KEYS.still]);
    fetched.length = 0;
    await makeBackup({ databaseUrl, store: watched, to: backups });
    expect(fetched).toEqual([KEYS.still, 'themes/gone.zip']);
    expect((await filesIn(path.join(backups, 'objects'))).length).toBe(5);
  });

  it('is none where it was broken off', async () => {
    const to = path.join(folder, 'broken');
    const full: ObjectStore = { ...store, getFile: () => Promise.reject(new Error('no space left')) };
    await expect(makeBackup({ databaseUrl, store: full, to })).rejects.toThrow('no space left');
    expect(await readdir(to)).toEqual([]);
  });

  it('is known as damaged by whoever checks it', async () => {
    const [newest = ''] = (await backupsIn(backups)).slice(-1);
    const damaged = async (change: (copy: string, all: string) => Promise<unknown>): Promise<Promise<Manifest>> => {
      const all = await mkdtemp(path.join(folder, 'damaged-'));
      await cp(backups, all, { recursive: true });
      await change(path.join(all, newest), all);
      return checkBackup(path.join(all, newest));
    };
    await expect(damaged(async () => {})).resolves.toBeTruthy();
    await expect(damaged((copy) => truncate(path.join(copy, 'tables/orders/orders.gz'), 30))).rejects.toThrow(
      'orders.gz has 30 bytes of',
    );
    await expect(damaged((copy) => rm(path.join(copy, 'tables/media/uploads.gz')))).rejects.toThrow('uploads.gz is missing');
    await expect(damaged((copy) => rm(path.join(copy, MANIFEST)))).rejects.toThrow('is not a backup');
    const flipped = damaged(async (_, all) => {
      const [object = ''] = await filesIn(path.join(all, 'objects'));
      const bytes = await readFile(object);
      bytes[7] = (bytes[7] ?? 0) ^ 1;
      await writeFile(object, bytes);
    });
    await expect(flipped).rejects.toThrow('is not what was written');
  });

  it('makes the same tables and objects elsewhere, with their rules and numbers', { timeout: 300_000 }, async () => {
    const { folder: made, manifest } = await makeBackup({ databaseUrl, store, to: backups });
    const other = await makeDatabase('migrated');
    const restored = openStore((await makeBucket()).options, folder);
    const about = { folder: made, databaseUrls: other.urls, store: restored };
    const there = new pg.Client({ connectionString: other.adminUrl });
    await there.connect();
    try {
      await there.query("insert into pricing.promo_guesses values ('left over', '{}', now())");
      await expect(restoreBackup({ ...about, replace: false })).rejects.toThrow('The database is not empty');
      const report = await restoreBackup({ ...about, replace: true, skipInvoices: 7 });
      expect(report).toMatchObject({ objects: 5, missing: ['themes/gone.zip'], toldAgain: 1, withoutUploads: ['NM-AAAAAAAA'] });

      const again = await makeBackup({ databaseUrl: other.adminUrl, store: restored, to: path.join(folder, 'again') });
      // Tables that restoring itself writes: republished events, a reconciliation, the queue's marks.
      const changed = ['outbox', 'reconciliations', 'mails', 'invoice_counters', 'checkout_sessions', 'holidays'];
      expect(printsOf(again.manifest, changed)).toEqual(printsOf(manifest, changed));
      expect((await restored.head(KEYS.video))?.content_type).toBe('video/mp4');
      expect(await restored.head('uploads/1/photo.jpg')).toBeUndefined();

      const { rows } = await there.query('select published_at is null as waits, type from orders.outbox order by type');
      expect(rows).toEqual([
        { waits: false, type: 'orders.order.paid' },
        { waits: true, type: 'orders.order.placed' },
      ]);
      const next = await there.query(
        "select nextval('orders.draft_versions')::int as draft, nextval('orders.orders_seq_seq')::int as seq",
      );
      expect(next.rows).toEqual([{ draft: 1_000_005, seq: 2 }]);
      await there.query('set role nimantran_orders');
      await expect(there.query('delete from orders.partner_payouts')).rejects.toThrow('permission denied');
      await there.query('reset role');
      await expect(there.query('delete from orders.partner_payouts')).rejects.toThrow('append-only');
    } finally {
      await there.end();
    }
  });

  // Before a release too: into an empty database, as after the loss of a disk, and once more over what was restored.
  it.runIf(ALL)('fills an empty database, and puts back no object twice', { timeout: 300_000 }, async () => {
    const [newest = ''] = (await backupsIn(backups)).slice(-1);
    const { urls } = await makeDatabase('bare');
    const restored = openStore((await makeBucket()).options, folder);
    const about = { folder: path.join(backups, newest), databaseUrls: urls, store: restored };
    await expect(restoreBackup({ ...about, replace: false })).resolves.toMatchObject({ objects: 5, toldAgain: 1 });
    await expect(restoreBackup({ ...about, replace: true })).resolves.toMatchObject({ objects: 0 });
  });

  it('of a later version than the code is refused before anything is changed', async () => {
    const [newest = ''] = (await backupsIn(backups)).slice(-1);
    const file = path.join(backups, newest, MANIFEST);
    const manifest = JSON.parse(await readFile(file, 'utf8')) as Manifest;
    manifest.schemas[3]?.migrations.push('20991231-000000-flying');
    await writeFile(file, JSON.stringify(manifest));
    const { urls } = await makeDatabase('bare');
    const refused = restoreBackup({ folder: path.join(backups, newest), databaseUrls: urls, store, replace: false });
    await expect(refused).rejects.toThrow('20991231-000000-flying');
  });

  it('makes room for newer ones, with what only it named', async () => {
    const to = path.join(folder, 'kept');
    const make = (keep?: number) => makeBackup({ databaseUrl, store, to, keep });
    await make();
    await client.query('update catalog.theme_versions set sample_still_key = null');
    for (const object of await filesIn(path.join(to, 'objects'))) await utimes(object, DAYS_AGO, DAYS_AGO);
    await make();
    const { removed } = await make(2);
    expect(removed.length).toBe(1);
    expect((await backupsIn(to)).length).toBe(2);
    const objects = await filesIn(path.join(to, 'objects'));
    expect(objects.length).toBe(4);
    for (const name of await backupsIn(to)) await expect(checkBackup(path.join(to, name))).resolves.toBeTruthy();
  });
});

/**
 * A delivered order, an open one with a photo, a payout that was withdrawn, and an event that one of its readers has not
 * recorded.
 */
async function fill(client: pg.Client): Promise<void> {
  const theme = [1, 'v1', KEYS.pack, '{}'];
  await client.query(
    'insert into catalog.theme_versions (theme_id, version, package_key, manifest) values ($1, $2, $3, $4)',
    theme,
  );
  await client.query(
    "insert into catalog.theme_packages (version, object_key, size_bytes, manifest, uploaded_by) values ('v2', 'themes/gone.zip', 5, '{}', 'a')",
  );
  await client.query("insert into catalog.themes (id, current_version, on_sale, key_version) values (1, 'v1', true, 1)");
  const orderId = randomUUID();
  const extras = { cards: [{ object_key: KEYS.card }], pdf: { object_key: KEYS.pdf }, loop: null };
  await client.query(
    `insert into orders.orders (id, number, owner_uid, email, theme_id, theme_version, theme_title, theme_category, theme_category_id,
       theme_portrait, package_key, customisation, headline, resolution, delivery, remove_watermark, lines, currency, total_minor, billing,
       terms_version, terms_accepted_at, state, video, extras, placed_at, pay_until, promised_due_at)
     values ($1, 'NM-AAAAAAAA', 'u', 'u@example.com', 1, 'v1', $2, 'birthday', 1, false, $3, jsonb_build_object('said', $2::text), $2, '720p',
       'express', false, '[]', 'INR', 999, '{}', '1', now(), 'processing', jsonb_build_object('object_key', $4::text), $5::jsonb, now(), now(), now())`,
    [orderId, ODD, KEYS.pack, KEYS.video, JSON.stringify(extras)],
  );
  await client.query(
    `insert into media.uploads (owner_uid, kind, state, file_name, declared_bytes, width, height, order_id) values ('u', 'photo', 'ready', 'a', 1, 1, 1, $1)`,
    [orderId],
  );
  await client.query("select nextval('orders.draft_versions') from generate_series(1, 4)");
  await client.query("insert into orders.partners values ('p', 'p@example.com', 'CODE', 10, true, now())");
  const payout = `insert into orders.partner_payouts (id, partner_uid, currency, amount_minor, paid_until, reference, reverses_id, reason, by_uid, by_email, at) values`;
  const first = randomUUID();
  // Its trigger looks for the table with the search path of the service's own role.
  await client.query('set search_path to orders');
  await client.query(`${payout} ('${first}', 'p', 'INR', 5, current_date, 'r', null, null, 'a', 'a', now())`);
  await client.query(`${payout} (gen_random_uuid(), 'p', 'INR', 5, null, null, '${first}', 'wrong', 'a', 'a', now())`);
  await client.query('reset search_path');
  for (const [type, readers] of [
    ['orders.order.paid', ['studio', 'orders']],
    ['orders.order.placed', []],
  ] as const) {
    const id = randomUUID();
    await client.query("insert into orders.outbox (id, type, envelope, published_at) values ($1, $2, '{}', now())", [id, type]);
    for (const reader of readers) await client.query(`insert into ${reader}.inbox (event_id, type) values ($1, $2)`, [id, type]);
  }
}

const rowsOf = (manifest: Manifest, schema: string, table: string): number | undefined =>
  manifest.schemas.find(({ name }) => name === schema)?.tables.find(({ name }) => name === table)?.rows;

function printsOf(manifest: Manifest, without: readonly string[]): Record<string, string> {
  const tables = manifest.schemas.flatMap(({ name, tables }) => tables.map((table) => ({ ...table, schema: name })));
  return Object.fromEntries(
    tables
      .filter(({ name }) => !without.includes(name))
      .map(({ schema, name, rows, sha256 }) => [`${schema}.${name}`, `${rows} ${sha256}`]),
  );
}

const backupsIn = async (to: string): Promise<string[]> => (await readdir(to)).filter((name) => /^\d{4}-/.test(name)).sort();

async function filesIn(directory: string): Promise<string[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => path.join(entry.parentPath, entry.name));
}
