import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cp, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { READERS } from '@nimantran/proto/events/readers';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { getOrder } from '@nimantran/proto/http/orders/orders';
import type pg from 'pg';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Shop } from '../../launcher/shop.ts';
import { OWNERS } from '../../postgres/provision.ts';
import { download, payByCard } from '../../shop-client/order.ts';
import { keyOf, visitAs } from '../../shop-client/person.ts';
import { bareEnvironment } from '../../test-support/bare-environment.ts';
import { eventually as within } from '../../test-support/eventually.ts';
import { describeWith } from '../../test-support/servers/servers.ts';
import { ALL } from '../../test-support/vitest/all-tests.ts';
import { CARD, type Placed, place, startCustomers, startDesigner } from '../support/backup/customers.ts';
import { ask, makePlace, openShop, type Place, ROOT, run } from '../support/backup/restored-shop.ts';

/** Allows for a machine shared with all other tests. */
const LIMIT_MS = 150_000;
const eventually: typeof within = (what, ask) => within(what, ask, LIMIT_MS);

interface Row {
  number: string;
  state: string;
  job: string | null;
  customisation: unknown;
  lines: unknown;
  billing: unknown;
  total: number;
  net: number;
  bills: unknown;
  accepted: number;
  completed: number;
  deliveries: number;
}

/** The parts of every order that a customer would miss. */
async function readOrders(client: pg.Client): Promise<Map<string, Row>> {
  const { rows } = await client.query<Row>(
    `select o.number, o.state, j.state as job, o.customisation, o.lines, o.billing, o.total_minor::int as total,
       (select coalesce(sum(amount_minor), 0)::int from orders.ledger l where l.order_id = o.id) as net,
       (select jsonb_agg(jsonb_build_array(kind, amount_minor, state, lines) order by seq) from orders.bills b where b.order_id = o.id) as bills,
       (select count(*)::int from orders.payments p where p.order_id = o.id and p.outcome = 'accepted') as accepted,
       (select count(*)::int from orders.order_history h where h.order_id = o.id and h.kind = 'completed') as completed,
       (select count(*)::int from studio.deliveries d where d.job_id = j.id) as deliveries
     from orders.orders o left join studio.jobs j on j.order_id = o.id order by o.seq`,
  );
  return new Map(rows.map((row) => [row.number, row]));
}

describeWith(['nats', 'redis'], 'a shop restored from a backup taken under load', () => {
  let folder: string;
  let before: Place;
  let after: Place;
  let shop: Shop | undefined;
  let restored: Shop | undefined;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nimantran-restore-'));
    await promisify(execFile)('chmod', ['755', folder]);
    [before, after] = [await makePlace(path.join(folder, 'before')), await makePlace(path.join(folder, 'after'))];
  });
  afterEach(async () => {
    await restored?.stop();
    await shop?.stop();
    await before?.remove();
    await after?.remove();
    await rm(folder, { recursive: true, force: true });
  });

  // Minutes: two whole shops start one after the other, and orders are made to their ends in both. `backup.test.ts` restores with
  // every change, without shops.
  it.runIf(ALL)('has every order of before as it was or further, and doubles nothing', { timeout: 480_000 }, async () => {
    shop = await openShop(before);
    const placed: Placed[] = [];
    const customer = await visitAs(shop.publicUrl, shop.localUrl, 'customer@nimantran.test');
    const stopDesigner = await startDesigner(shop);
    const stopCustomers = await startCustomers(shop, placed);
    const late = await place(customer, 1, { photo: false });
    const old = await place(customer, 2, { photo: true });
    await payByCard(shop.localUrl, old.checkoutUrl, CARD);
    const stateOf = async (number: string) => (await customer.call(getOrder, { params: { number } })).state;
    await eventually('an order with a photo is delivered', async () => (await stateOf(old.order.number)) === 'completed');
    // Adds ledger entries other than payments, and entries in the audit log.
    const admin = await visitAs(shop.publicUrl, shop.localUrl, 'admin@nimantran.test');
    const refund = { amount_minor: 150, reason: 'requested' as const, note: 'As agreed', support_number: null };
    await admin.call(refundOrder, {
      params: { number: old.order.number },
      body: refund,
      idempotencyKey: keyOf(refundOrder, 'old'),
    });
    await eventually('six orders are placed', () => placed.length >= 6);

    const known = [late, old, ...placed].map(({ order }) => order.number);
    const backups = path.join(folder, 'backups');
    const said = await run('main', before, ['--to', backups, '--keep', '2']);
    const [, backup = ''] = /^backup: (\S+\d{3}Z): /m.exec(said) ?? [];
    await run('main', before, ['--check', backup]);

    // Later changes are not in the backup: an earlier order is paid, others are placed.
    const count = placed.length;
    await payByCard(shop.localUrl, late.checkoutUrl, CARD);
    await eventually('another order is paid', async () => {
      const next = placed[count + 1];
      return next && (await stateOf(next.order.number)) !== 'awaiting_payment';
    });
    await stopCustomers();
    for (const { order } of [late, ...placed])
      await eventually('the payment has come', async () => (await stateOf(order.number)) !== 'awaiting_payment');
    await stopDesigner();
    const ended = await ask(before, readOrders);
    await shop.stop();
    shop = undefined;

    // An installation's provider and secrets are not part of a backup.
    for (const name of ['secrets.json', 'local'])
      await cp(path.join(before.dataDir, name), path.join(after.dataDir, name), { recursive: true });
    const told = await run('restore', after, ['--from', backup]);
    const withoutUploads = [...told.matchAll(/(NM-\w{8}) is in progress but its uploads are lost/g)].map(
      ([, number]) => number ?? '',
    );
    await expect(run('restore', after, ['--from', backup])).rejects.toThrow('The database is not empty');

    const { orders: atBackup, sent } = await ask(after, async (client) => {
      // More than two days pass, so the purge of delivered orders is due.
      await client.query(`update orders.orders set uploads_free_at = now() - interval '3 days' where number = $1`, [
        old.order.number,
      ]);
      await client.query(`update studio.purges set due_at = now() - interval '1 day' where order_number = $1`, [
        old.order.number,
      ]);
      return { orders: await readOrders(client), sent: await countSent(client) };
    });
    expect([...atBackup.keys()]).toEqual(expect.arrayContaining(known));
    expect(atBackup.get(late.order.number)?.state).toBe('awaiting_payment');
    // The backup was made while orders were open.
    expect(new Set([...atBackup.values()].map(({ state }) => state)).size).toBeGreaterThan(1);

    restored = await openShop(after);
    const stopOther = await startDesigner(restored);
    const settled = await eventually('every order goes on to its end', async () => {
      const now = await ask(after, readOrders);
      const open = [...now.values()].filter(({ number, state, job }) =>
        withoutUploads.includes(number) ? state !== 'completed' && job !== 'failed' : state !== 'completed',
      );
      return open.length === 0 && now;
    });
    await stopOther();

    for (const [number, { customisation, lines, billing, total, bills, state }] of atBackup) {
      const now = settled.get(number);
      const then = ended.get(number);
      const isPurged = number === old.order.number;
      expect(now, number).toMatchObject({ lines, billing, total, accepted: 1, net: then?.net });
      if (!isPurged) expect(now?.customisation, number).toEqual(customisation);
      if (state !== 'awaiting_payment') expect(now?.bills, number).toEqual(bills);
      if (now?.state === 'completed') expect(now, number).toMatchObject({ completed: 1, deliveries: 1 });
    }
    expect(settled.size).toBe(atBackup.size);

    const owner = await visitAs(restored.publicUrl, restored.localUrl, 'customer@nimantran.test');
    for (const { number, state } of settled.values()) {
      if (state !== 'completed') continue;
      const { bytes } = await download(owner, number);
      const { rows } = await ask(after, (client) =>
        client.query<{ sha256: string }>("select video->>'sha256' as sha256 from orders.orders where number = $1", [number]),
      );
      expect(createHash('sha256').update(bytes).digest('hex'), number).toBe(rows[0]?.sha256);
    }

    // The reconciliation with the provider lists the paid orders missing from the backup, and only those.
    const lost = [...ended.values()].filter(({ number, accepted }) => !atBackup.has(number) && accepted > 0);
    expect(lost.length).toBeGreaterThan(0);
    await ask(after, async (client) => {
      await eventually('the books are compared', async () => {
        const { rows } = await client.query(
          "select 1 from orders.reconciliations where asked_by = 'restore' and finished_at is not null",
        );
        return rows.length > 0;
      });
      const { rows } = await client.query<{ settled: boolean; count: number }>(
        'select settled, count(*)::int as count from orders.reconciliation_differences where not settled group by settled',
      );
      expect(rows).toEqual([{ settled: false, count: lost.length }]);
      await eventually('the purge that was due is done', async () => {
        const { rows } = await client.query('select 1 from orders.orders where number = $1 and uploads_purged_at is not null', [
          old.order.number,
        ]);
        return rows.length > 0;
      });
      await eventually('every reader has heard every event', async () => (await unheard(client)) === 0);
      await eventually('every mail is sent', async () => {
        const { rows } = await client.query<{ count: number }>(
          'select count(*)::int as count from orders.mails where sent_at is null',
        );
        return rows[0]?.count === 0;
      });
      // Mails sent before the backup were not sent again, and all others exactly once.
      await eventually('as many mails went out as were marked since', async () => {
        const files = (await readdir(path.join(after.dataDir, 'mail'))).filter((name) => name.endsWith('.json'));
        return files.length === (await countSent(client)) - sent;
      });
    });

    const staff = await visitAs(restored.publicUrl, restored.localUrl, 'admin@nimantran.test');
    const [other] = [...settled.values()].filter(({ number, state }) => state === 'completed' && number !== old.order.number);
    await staff.call(refundOrder, {
      params: { number: other?.number ?? '' },
      body: refund,
      idempotencyKey: keyOf(refundOrder, 'other'),
    });
    await verifyAudit(after, 2);
  });
});

async function countSent(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ count: number }>(
    'select count(*)::int as count from orders.mails where sent_at is not null',
  );
  return rows[0]?.count ?? 0;
}

/** Events that at least one reader has not recorded. */
async function unheard(client: pg.Client): Promise<number> {
  const outboxes = OWNERS.map((owner) => `select id, type from ${owner}.outbox`).join(' union all ');
  let missed = 0;
  for (const [reader, events] of Object.entries(READERS)) {
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int as count from (${outboxes}) o
       where o.type = any($1) and not exists (select from ${reader}.inbox i where i.event_id = o.id and not i.parked)`,
      [events.map(({ type }) => type)],
    );
    missed += rows[0]?.count ?? 0;
  }
  return missed;
}

/** The audit chain is valid across rows from before and after the restore. */
async function verifyAudit({ dataDir }: Place, atLeast: number): Promise<void> {
  const { passwords } = JSON.parse(await readFile(path.join(dataDir, 'secrets.json'), 'utf8')) as {
    passwords: { identity: string };
  };
  const port = (await readFile(path.join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')[3];
  const DATABASE_URL = `postgres://nimantran_identity:${passwords.identity}@127.0.0.1:${port}/nimantran`;
  await eventually('the audit log has grown', async () => {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [path.join(ROOT, 'services/identity/src/commands/verify-audit.ts')],
      {
        env: { ...bareEnvironment(), DATABASE_URL },
      },
    );
    return Number(/intact: (\d+) rows/.exec(stdout)?.[1]) >= atLeast;
  });
}
