import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createDatabase } from '@nimantran/kit/db/database';
import { startReader } from '@nimantran/kit/events/inbox';
import { recordChange } from '@nimantran/kit/events/record-change';
import { startRelay } from '@nimantran/kit/events/relay';
import { createLog } from '@nimantran/kit/log';
import { READERS } from '@nimantran/proto/events/readers';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { consumersOf } from '../../src/consumers/index.ts';
import { appendToAuditLog, readChain, readHead } from '../../src/db/audit-log.ts';
import { verifyAuditLog } from '../../src/db/verify-audit-log.ts';
import { chainHash, GENESIS } from '../../src/domain/audit-chain.ts';
import { createTestContext, type TestContext } from '../support/identity.ts';

const log = createLog('identity', 'silent');

describeWith(['postgres'], 'the audit log', () => {
  const database = withDatabase();
  let context: TestContext;
  let superuser: Kysely<unknown>;

  beforeAll(async () => {
    context = await createTestContext(database.urls.identity);
    superuser = createDatabase(database.adminUrl, { maxConnections: 1 });
    const { rows } = await sql<{ schema: string }>`select current_schema() as schema`.execute(context.db);
    await sql`set search_path to ${sql.id(rows[0]?.schema ?? '')}`.execute(superuser);
  });
  /** Needs full control of the database. */
  const tamper = async (...statements: string[]) => {
    for (const statement of ['set session_replication_role = replica', ...statements, 'set session_replication_role = default']) {
      await sql.raw(statement).execute(superuser);
    }
  };
  beforeEach(() => tamper('truncate audit_log', `update audit_head set count = 0, hash = '${GENESIS}'`));
  afterAll(async () => {
    await superuser.destroy();
    await context.close();
  });

  const append = (count: number) =>
    context.db.transaction().execute(async (transaction) => {
      for (let index = 0; index < count; index++) {
        await appendToAuditLog(transaction, {
          eventId: randomUUID(),
          service: 'orders',
          occurredAt: new Date(Date.UTC(2026, 11, 1) + index * 1_000).toISOString(),
          change: {
            actor: { uid: 'asha', email: 'asha@example.com' },
            action: 'refund.asked',
            target: { kind: 'order', id: `NM-${index}` },
            summary: `Asked for refund ${index}`,
            before: index % 2 === 0 ? null : { z: 1, a: { ü: 'é', nested: [1.5, null] } },
            after: { amount_minor: index },
          },
        });
      }
    });
  const fault = async (newest?: number) => (await verifyAuditLog(context.db, newest === undefined ? {} : { newest })).fault;

  it('holds as it was written, from nothing on', async () => {
    expect(await verifyAuditLog(context.db)).toEqual({ head: { count: 0, hash: GENESIS }, from: 1, rows: 0, fault: undefined });
    await append(5);
    expect(await verifyAuditLog(context.db)).toMatchObject({ from: 1, rows: 5, fault: undefined });
    expect(await verifyAuditLog(context.db, { newest: 2 })).toMatchObject({ from: 4, rows: 2, fault: undefined });
  });

  it('is kept from being changed by the service itself', async () => {
    await append(2);
    const tries = [
      'update audit_log set summary = summary',
      'delete from audit_log',
      'truncate audit_log',
      'delete from audit_head',
      'update audit_head set count = count + 2',
    ];
    for (const statement of tries) {
      await expect(sql.raw(statement).execute(context.db), statement).rejects.toThrow(
        /append-only|permission denied|one row at a time/,
      );
      // Even a superuser has to disable the triggers first.
      await expect(sql.raw(statement).execute(superuser), statement).rejects.toThrow(/append-only|one row at a time/);
    }
    expect(await fault()).toBeUndefined();
  });

  it.each([
    ['service', "'pricing'"],
    ['at', "at + interval '1 microsecond'"],
    ['actor_uid', "'ravi'"],
    ['actor_email', "'ravi@example.com'"],
    ['action', "'refund.made'"],
    ['target_kind', "'user'"],
    ['target_id', "'NM-9'"],
    ['summary', "'Another'"],
    ['before', "'null'::jsonb"],
    ['after', '\'{"amount_minor": 2.00}\'::jsonb'],
    ['event_id', 'gen_random_uuid()'],
    ['hash', "repeat('0', 64)"],
    ['previous_hash', "repeat('0', 64)"],
  ])('finds a row of which %s was changed', async (column, value) => {
    await append(5);
    await tamper(`update audit_log set ${column} = ${value} where seq = 3`);
    expect(await fault()).toMatchObject({ kind: 'changed', seq: 3 });
  });

  it('finds a row that was changed together with its own hash', async () => {
    await append(5);
    await tamper("update audit_log set summary = 'Another' where seq = 3");
    const [row] = await readChain(context.db, 2, 1);
    await tamper(`update audit_log set hash = '${row && chainHash(row.previousHash, row)}' where seq = 3`);
    expect(await fault()).toMatchObject({ kind: 'changed', seq: 4 });
  });

  it('finds what was removed, in the midst, at the beginning and at the end', async () => {
    for (const [seq, removed] of [
      [3, 3],
      [1, 1],
      [5, 5],
    ] as const) {
      await tamper('truncate audit_log', `update audit_head set count = 0, hash = '${GENESIS}'`);
      await append(5);
      await tamper(`delete from audit_log where seq = ${seq}`);
      expect(await fault()).toMatchObject({ kind: 'removed', seq: removed });
    }
    await tamper('delete from audit_log');
    expect(await fault()).toMatchObject({ kind: 'removed', seq: 1, detail: 'Rows 1 to 5 were removed from the end.' });
  });

  it('finds a removed row whose gap was closed', async () => {
    await append(5);
    await tamper(
      'delete from audit_log where seq = 3',
      'update audit_log set seq = 3 where seq = 4',
      'update audit_log set seq = 4 where seq = 5',
      'update audit_head set count = 4',
    );
    expect(await fault()).toMatchObject({ kind: 'changed', seq: 3 });
  });

  it('finds rows that were inserted and that changed places', async () => {
    await append(5);
    const copy = (
      seq: number,
    ) => `insert into audit_log select ${seq}, gen_random_uuid(), service, at, actor_uid, actor_email, action,
      target_kind, target_id, summary, before, after, previous_hash, hash from audit_log where seq = 5`;
    await tamper(copy(6));
    expect(await fault()).toMatchObject({ kind: 'inserted', seq: 6 });
    await tamper('delete from audit_log where seq = 6', copy(0));
    expect(await fault()).toMatchObject({ kind: 'inserted', seq: 0 });
    await tamper(
      'delete from audit_log where seq = 0',
      'update audit_log set seq = 5 - (seq - 2) where seq in (2, 5)'.replace('5 -', '105 -'),
    );
    await tamper('update audit_log set seq = seq - 100 where seq > 100');
    expect(await fault()).toMatchObject({ kind: 'changed', seq: 2 });
  });

  it('finds that the end was rewritten, and with a recorded head that all of it was', async () => {
    await append(5);
    const noted = await readHead(context.db);
    await tamper("update audit_head set hash = repeat('0', 64)");
    expect(await fault()).toMatchObject({ kind: 'head', seq: 5 });
    await tamper('truncate audit_log', `update audit_head set count = 0, hash = '${GENESIS}'`);
    await append(4);
    expect(await fault()).toBeUndefined();
    expect((await verifyAuditLog(context.db, { noted })).fault).toMatchObject({ kind: 'removed', seq: 5 });
    await append(3);
    expect((await verifyAuditLog(context.db, { noted })).fault).toMatchObject({ kind: 'changed', seq: 5 });
  });

  it('is verified by a command that fails where it does not hold', async () => {
    await append(3);
    const verify = async (...args: string[]) => {
      const child = spawn(process.execPath, [`${import.meta.dirname}/../../src/commands/verify-audit.ts`, ...args], {
        env: { ...process.env, DATABASE_URL: database.urls.identity },
      });
      let said = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += data));
      const [code] = await once(child, 'close');
      return { code, said };
    };
    const { hash } = await readHead(context.db);
    expect(await verify()).toEqual({ code: 0, said: `The audit log is intact: 3 rows.\n3:${hash}\n` });
    expect((await verify(`3:${hash}`)).code).toBe(0);
    expect((await verify('nonsense')).code).toBe(2);
    await tamper("update audit_log set actor_uid = 'ravi' where seq = 2");
    const found = await verify();
    expect(found.code).toBe(1);
    expect(found.said).toContain('Row 2 was changed');
  }, 30_000);

  it('verifies ten thousand rows in a few seconds', async () => {
    let head = { count: 0, hash: GENESIS };
    const rows = Array.from({ length: 10_000 }, (_, index) => {
      const row = {
        seq: index + 1,
        eventId: randomUUID(),
        service: 'studio' as const,
        at: '2026-12-01T10:00:00.123456Z',
        actorUid: 'asha',
        actorEmail: 'asha@example.com',
        action: 'job.approved',
        targetKind: 'job',
        targetId: String(index),
        summary: `Approved job ${index} with some words that make it as long as such a sentence is`,
        before: null,
        after: '{"state": "rendering"}',
      };
      const previousHash = head.hash;
      head = { count: row.seq, hash: chainHash(previousHash, row) };
      return { ...row, previousHash, hash: head.hash };
    });
    for (let from = 0; from < rows.length; from += 2_000) {
      await context.db
        .insertInto('auditLog')
        .values(rows.slice(from, from + 2_000))
        .execute();
    }
    await tamper(`update audit_head set count = ${head.count}, hash = '${head.hash}'`);
    const start = performance.now();
    expect(await verifyAuditLog(context.db)).toMatchObject({ rows: 10_000, fault: undefined });
    expect(performance.now() - start).toBeLessThan(5_000);
  }, 60_000);

  it('keeps the changes of all services once each, whoever tells them and however often they come', async () => {
    const bus = createBus({ registry: READERS, databaseUrl: database.urls.identity, log, redeliverAfterMs: 40 });
    await bus.prepare();
    const readers = await Promise.all(
      [1, 2].map(() =>
        startReader({ db: context.db, bus, registry: READERS, reader: 'identity', consumers: consumersOf({ log }), log }),
      ),
    );
    const relay = startRelay({ db: context.db, bus, log, pollMs: 20 });
    try {
      await context.db.transaction().execute(async (transaction) => {
        for (let index = 0; index < 40; index++) {
          await recordChange(
            transaction,
            index % 2 === 0 ? 'studio' : 'identity',
            { uid: 'asha', email: 'a@example.com' },
            {
              action: 'thing.changed',
              target: { kind: 'thing', id: String(index) },
              summary: `Changed ${index}`,
              before: null,
              after: null,
            },
          );
        }
      });
      await eventually('all are kept', async () => (await readHead(context.db)).count === 40, 20_000);
      const outbox = await context.db.selectFrom('outbox').select('envelope').execute();
      for (const { envelope } of outbox) await bus.publish(envelope);
      await context.db.transaction().execute((transaction) =>
        recordChange(
          transaction,
          'pricing',
          { uid: 'asha', email: 'a@example.com' },
          {
            action: 'thing.ended',
            target: { kind: 'thing', id: 'x' },
            summary: 'Ended',
            before: null,
            after: null,
          },
        ),
      );
      await eventually('the last is kept', async () => (await readHead(context.db)).count > 40, 20_000);
      const kept = await context.db.selectFrom('auditLog').select(['targetId', 'service']).execute();
      expect(kept).toHaveLength(41);
      expect(new Set(kept.map((row) => row.targetId)).size).toBe(41);
      expect(new Set(kept.map((row) => row.service))).toEqual(new Set(['studio', 'identity', 'pricing']));
      expect(await fault()).toBeUndefined();
    } finally {
      for (const one of [relay, ...readers, bus]) await one.close();
    }
  }, 60_000);
});
