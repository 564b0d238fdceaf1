import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ObjectStore } from '@nimantran/kit/store/object-store';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { runDrill } from '../../backup/drill/run-drill.ts';
import { SCRATCH_PREFIX } from '../../backup/drill/scratch-store.ts';
import { openStore } from '../../backup/local-shop.ts';
import { makeBackup } from '../../backup/make-backup.ts';
import { noteProof } from '../../backup/note-proof.ts';
import { describeWith, usePostgres } from '../../test-support/servers/servers.ts';
import { copyTemplate, dropDatabase, type TestDatabase } from '../../test-support/servers/test-database.ts';
import { FILM, insertDelivered, videoOf } from '../support/backup/delivered.ts';

describeWith(['postgres'], 'a restore drill', () => {
  const adminUrl = usePostgres() ?? '';
  const scratch = `drill_${randomBytes(5).toString('hex')}`;
  let folder: string;
  let backups: string;
  let shop: TestDatabase;
  let store: ObjectStore;
  let client: pg.Client;
  const drill = (change: Partial<Parameters<typeof runDrill>[0]> = {}) =>
    runDrill({ from: backups, adminUrl, shop: shop.urls, scratch, store, ...change });
  const isThere = async () => (await client.query('select 1 from pg_database where datname = $1', [scratch])).rowCount === 1;
  const scratchObjects = () => store.list(SCRATCH_PREFIX);

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nimantran-drill-'));
    backups = path.join(folder, 'backups');
    shop = await copyTemplate(adminUrl, inject('templates').migrated);
    client = new pg.Client({ connectionString: shop.adminUrl });
    await client.connect();
    store = openStore(undefined, folder);
    await store.putFile('renders/aa.mp4', FILM, 'video/mp4');
    await insertDelivered(client, await videoOf('renders/aa.mp4'));
    await makeBackup({ databaseUrl: shop.adminUrl, store, to: backups });
  }, 120_000);
  afterAll(async () => {
    await client?.end();
    await dropDatabase(adminUrl, shop.name);
    await rm(folder, { recursive: true, force: true });
  });

  it('restores the newest backup beside the shop, looks at a film and throws all away', { timeout: 180_000 }, async () => {
    await store.put(`${SCRATCH_PREFIX}renders/left-over.mp4`, Buffer.from('of a drill that was killed'), 'video/mp4');
    const said = await drill();
    expect(said).toMatch(
      /^The backup of \S+ was restored in [\d.]+ s: [1-9]\d* rows of \d+ tables; the audit log is intact; a delivered film of 1\.0 s in 320×180 plays\.$/,
    );
    expect(await isThere()).toBe(false);
    expect(await scratchObjects()).toEqual([]);
    expect((await store.head('renders/aa.mp4'))?.size_bytes).toBeGreaterThan(0);
    const { rows } = await client.query('select number from orders.orders');
    expect(rows).toEqual([{ number: 'NM-AAAAAAAA' }]);
  });

  it('refuses the shop’s own database and one that no drill made, and changes nothing', async () => {
    await expect(drill({ scratch: shop.name })).rejects.toThrow(`needs a database of its own, not ${shop.name}`);
    await expect(drill({ scratch: '' })).rejects.toThrow('needs a database of its own');
    await client.query(`create database ${scratch}`);
    try {
      await expect(drill()).rejects.toThrow(`${scratch} was not made by a drill`);
      expect(await isThere()).toBe(true);
    } finally {
      await client.query(`drop database ${scratch}`);
    }
    expect((await client.query('select number from orders.orders')).rows).toHaveLength(1);
  });

  it('fails where the film in the backup is not the one delivered, and still throws all away', { timeout: 180_000 }, async () => {
    await client.query(`update orders.orders set video = jsonb_set(video, '{sha256}', to_jsonb(repeat('0', 64)))`);
    const to = path.join(folder, 'changed');
    await makeBackup({ databaseUrl: shop.adminUrl, store, to });
    await expect(drill({ from: to })).rejects.toThrow('its hash differs');
    expect(await isThere()).toBe(false);
    expect(await scratchObjects()).toEqual([]);
  });

  it('fails where a film has fewer frames than its order says', { timeout: 180_000 }, async () => {
    const { sha256 } = await videoOf('renders/aa.mp4');
    await client.query(
      `update orders.orders set video = video || jsonb_build_object('sha256', $1::text, 'frames', 60, 'duration_seconds', 2)`,
      [sha256],
    );
    const to = path.join(folder, 'short');
    await makeBackup({ databaseUrl: shop.adminUrl, store, to });
    await expect(drill({ from: to })).rejects.toThrow(/The film is wrong/);
  });

  it('fails on a damaged backup, on none, and past its limit', { timeout: 180_000 }, async () => {
    const empty = await mkdtemp(path.join(folder, 'empty-'));
    await expect(drill({ from: empty })).rejects.toThrow('There is no backup to restore.');
    await expect(drill({ limitMs: 1 })).rejects.toThrow('The drill took longer than 1 ms');
    const [object = ''] = (await readdir(path.join(folder, 'short', 'objects'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name));
    await writeFile(object, 'not a film');
    await expect(drill({ from: path.join(folder, 'short') })).rejects.toThrow('is damaged');
    expect(await isThere()).toBe(false);
  });

  it('is noted for admins in the shop’s own database', async () => {
    await noteProof(shop.urls.identity, { kind: 'restore_drill', startedAt: new Date(), passed: false, said: 'x is damaged' });
    const { rows } = await client.query('select kind, passed, said from identity.proofs');
    expect(rows).toEqual([{ kind: 'restore_drill', passed: false, said: 'x is damaged' }]);
  });
});
