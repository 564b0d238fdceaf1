import { type Kysely, sql, type Transaction } from 'kysely';
import { Type } from 'typebox';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { approvalKind } from '../../src/approvals/approval-kind.ts';
import { type ApprovalTables, createApprovalTable } from '../../src/approvals/approval-table.ts';
import { type Approvals, createApprovals } from '../../src/approvals/approvals.ts';
import { createDatabase, fixedClock } from '../../src/db/database.ts';
import type { EventTables } from '../../src/db/event-tables.ts';
import { migrate } from '../../src/db/migrate.ts';
import { conflict, HttpProblem } from '../../src/http/problem.ts';

interface Tables extends ApprovalTables, EventTables {
  effects: { note: string };
}

/** The target of a request is locked by every change to it, before a request is made, and by the effect. */
async function lockThing(transaction: Transaction<Tables>, id: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 0))`.execute(transaction);
}

const asha = { uid: 'asha', email: 'asha@example.com' };
const ravi = { uid: 'ravi', email: 'ravi@example.com' };
const mira = { uid: 'mira', email: 'mira@example.com' };
const HOUR_MS = 3_600_000;

describeWith(['postgres'], 'what needs two admins', () => {
  const database = withBareDatabase();
  const time = { now: new Date('2026-12-01T10:00:00Z') };
  let db: Kysely<Tables>;
  let approvals: Approvals<Tables>;

  beforeAll(async () => {
    db = createDatabase<Tables>(database.urls.orders);
    await migrate(db, `${import.meta.dirname}/../support/events/no-migrations`);
    await createApprovalTable(db as unknown as Kysely<never>);
    await sql`create table effects (note text not null)`.execute(db);
    const Payload = Type.Object({ note: Type.String(), does: Type.Enum(['work', 'refuse', 'break']) });
    const kind = approvalKind<Tables, typeof Payload>('test_thing', Payload, async (transaction, { payload, decider }) => {
      await transaction
        .insertInto('effects')
        .values({ note: `${payload.note} by ${decider.uid}` })
        .execute();
      await lockThing(transaction, payload.note);
      if (payload.does === 'refuse') throw conflict('gone', 'The thing is gone.');
      if (payload.does === 'break') throw new Error('connection lost');
    });
    approvals = createApprovals({ db, service: 'orders', clock: fixedClock(() => time.now), kinds: [kind] });
  });
  beforeEach(async () => {
    time.now = new Date('2026-12-01T10:00:00Z');
    for (const table of ['approvals', 'effects', 'outbox'] as const) await db.deleteFrom(table).execute();
  });
  afterAll(() => db.destroy());

  type Does = 'work' | 'refuse' | 'break';
  const askIn = (transaction: Transaction<Tables>, id: string, does: Does, subject?: string) =>
    approvals.ask(transaction, asha, {
      kind: 'test_thing',
      target: { kind: 'thing', id },
      ...(subject === undefined ? {} : { subject }),
      summary: `Do ${id}`,
      payload: { note: id, does },
    });
  const ask = (id: string, does: Does = 'work', subject?: string) =>
    db.transaction().execute((transaction) => askIn(transaction, id, does, subject));
  const effects = async () => (await db.selectFrom('effects').select('note').execute()).map(({ note }) => note);
  const told = async () => {
    const rows = await db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.map(({ envelope }) => {
      const { action, actor } = envelope.data as { action: string; actor: { uid: string } };
      return `${action} by ${actor.uid}`;
    });
  };
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof HttpProblem ? `${error.status} ${error.code}` : String(error)),
    );

  it('does nothing until another admin agrees, and then does it once', async () => {
    const asked = await ask('a');
    expect(asked).toMatchObject({ state: 'open', asked_by: asha, decided_by: null, summary: 'Do a' });
    expect(Date.parse(asked.lapses_at) - time.now.getTime()).toBe(72 * HOUR_MS);
    expect(await effects()).toEqual([]);
    const agreed = await approvals.decide(ravi, asked.id, 'agree');
    expect(agreed).toMatchObject({ state: 'approved', decided_by: ravi, error: null });
    expect(await approvals.decide(ravi, asked.id, 'agree')).toEqual(agreed);
    expect(await effects()).toEqual(['a by ravi']);
    expect(await told()).toEqual(['test_thing.asked by asha', 'test_thing.approved by ravi']);
  });

  it('takes no decision from who asked, under another account with the same address neither', async () => {
    const { id } = await ask('a');
    expect(await codeOf(approvals.decide(asha, id, 'agree'))).toBe('409 own_request');
    expect(await codeOf(approvals.decide({ uid: 'asha-2', email: 'Asha@Example.com' }, id, 'decline'))).toBe('409 own_request');
    expect(await effects()).toEqual([]);
    // Even a direct change in the database cannot make one person count as two.
    await expect(
      db.updateTable('approvals').set({ state: 'approved', decidedByUid: 'asha', decidedAt: time.now }).execute(),
    ).rejects.toThrow('approvals_two_people');
  });

  it('lets ten admins who agree at once do it once', async () => {
    const { id } = await ask('a');
    const deciders = Array.from({ length: 10 }, (_, index) => ({ uid: `admin-${index}`, email: `admin-${index}@example.com` }));
    const codes = await Promise.all(deciders.map((decider) => codeOf(approvals.decide(decider, id, 'agree'))));
    expect(codes.sort()).toEqual([...Array(9).fill('409 already_decided'), 'done']);
    expect(await effects()).toHaveLength(1);
  });

  it('takes the first of a yes and a no', async () => {
    const { id } = await ask('a');
    expect((await approvals.decide(ravi, id, 'decline')).state).toBe('declined');
    expect(await codeOf(approvals.decide(mira, id, 'agree'))).toBe('409 already_decided');
    expect(await codeOf(approvals.withdraw(asha, id))).toBe('409 already_decided');
    expect(await effects()).toEqual([]);
  });

  it('keeps what could not be done, without half of it', async () => {
    const { id } = await ask('a', 'refuse');
    expect(await approvals.decide(ravi, id, 'agree')).toMatchObject({ state: 'approved', error: 'The thing is gone.' });
    expect(await effects()).toEqual([]);
  });

  it('stays open when the effect broke', async () => {
    const { id } = await ask('a', 'break');
    await expect(approvals.decide(ravi, id, 'agree')).rejects.toThrow('connection lost');
    expect(await effects()).toEqual([]);
    expect((await approvals.list({})).approvals.map((approval) => approval.id)).toEqual([id]);
  });

  it('asks for the same once at a time', async () => {
    const codes = await Promise.all([codeOf(ask('a')), codeOf(ask('a')), codeOf(ask('a'))]);
    expect(codes.sort()).toEqual(['409 already_asked', '409 already_asked', 'done']);
    expect(await codeOf(ask('a', 'work', 'a:other'))).toBe('done');
    const [first] = (await approvals.list({})).approvals;
    await approvals.decide(ravi, first?.id ?? '', 'decline');
    expect(await codeOf(ask('a'))).toBe('done');
  });

  it('lets who asked take it back, and nobody else', async () => {
    const { id } = await ask('a');
    expect(await codeOf(approvals.withdraw(ravi, id))).toBe('409 not_your_request');
    expect((await approvals.withdraw(asha, id)).state).toBe('withdrawn');
    expect(await codeOf(approvals.decide(ravi, id, 'agree'))).toBe('409 already_decided');
  });

  it('lapses after three days by the clock of the database, whether somebody has swept or not', async () => {
    const { id } = await ask('a');
    time.now = new Date(time.now.getTime() + 72 * HOUR_MS - 1);
    expect(await approvals.lapse()).toBe(0);
    time.now = new Date(time.now.getTime() + 1);
    expect((await approvals.list({})).approvals).toEqual([]);
    expect(await codeOf(approvals.decide(ravi, id, 'agree'))).toBe('409 approval_lapsed');
    expect(await codeOf(ask('a'))).toBe('done');
    expect(await codeOf(approvals.decide(ravi, id, 'agree'))).toBe('409 approval_lapsed');
    const ended = (await approvals.list({ ended: true })).approvals;
    expect(ended.map((approval) => [approval.id, approval.state])).toEqual([[id, 'lapsed']]);
    expect(await effects()).toEqual([]);
  });

  it('locks no target before its request: asking again while a request is decided does not deadlock', async () => {
    const { id } = await ask('a');
    let decided: Promise<string> | undefined;
    const asked = await codeOf(
      db.transaction().execute(async (transaction) => {
        await lockThing(transaction, 'a');
        decided = codeOf(approvals.decide(ravi, id, 'agree'));
        await eventually('the decision waits for the thing', async () => {
          const { rows } = await sql`select 1 from pg_locks where locktype = 'advisory' and not granted`.execute(db);
          return rows.length > 0;
        });
        // The request expires while it is being decided.
        time.now = new Date(time.now.getTime() + 73 * HOUR_MS);
        return askIn(transaction, 'a', 'work', 'a:other');
      }),
    );
    expect([asked, await decided]).toEqual(['done', 'done']);
    expect(await effects()).toEqual(['a by ravi']);
  });

  it('comes to an end for everybody where many ask, decide, withdraw and sweep at once', async () => {
    const things = ['a', 'b', 'c', 'd'];
    const old = await Promise.all(things.map((thing) => ask(thing, 'work', `${thing}:old`)));
    time.now = new Date(time.now.getTime() + 71 * HOUR_MS);
    const young = await Promise.all(things.map((thing) => ask(thing)));
    time.now = new Date(time.now.getTime() + HOUR_MS);
    const round = () => [
      ...[...old, ...young].map(({ id }) => codeOf(approvals.decide(ravi, id, 'agree'))),
      ...young.map(({ id }) => codeOf(approvals.withdraw(asha, id))),
      ...things.map((thing) =>
        codeOf(
          db.transaction().execute(async (transaction) => {
            await lockThing(transaction, thing);
            await askIn(transaction, thing, 'work', `${thing}:old`);
          }),
        ),
      ),
      codeOf(approvals.lapse()),
      codeOf(approvals.lapse()),
      codeOf(db.transaction().execute((transaction) => approvals.lapseOf(transaction, asha.uid))),
    ];
    const codes = (await Promise.all([...round(), ...round(), ...round()])).filter((code) => code !== 'done');
    expect(new Set(codes)).toEqual(new Set(codes.filter((code) => /^409 (already_|approval_lapsed)/.test(code))));
    const done = await db.selectFrom('approvals').select('id').where('state', '=', 'approved').execute();
    expect(await effects()).toHaveLength(done.length);
  });

  it('is listed by pages, those that wait from the oldest on and those that ended from the newest', async () => {
    for (const thing of ['a', 'b', 'c', 'd', 'e']) await ask(thing);
    const first = await approvals.list({ limit: 2 });
    const second = await approvals.list({ limit: 2, cursor: first.next_cursor ?? '' });
    const third = await approvals.list({ limit: 2, cursor: second.next_cursor ?? '' });
    const idsOf = ({ approvals: page }: typeof first) => page.map(({ target }) => target.id);
    expect([first, second, third].map(idsOf)).toEqual([['a', 'b'], ['c', 'd'], ['e']]);
    expect(third.next_cursor).toBeNull();
    expect(idsOf(await approvals.list({ target: 'd' }))).toEqual(['d']);
    for (const { id } of [...first.approvals, ...second.approvals]) await approvals.decide(ravi, id, 'decline');
    const newest = await approvals.list({ ended: true, limit: 3 });
    const oldest = await approvals.list({ ended: true, limit: 3, cursor: newest.next_cursor ?? '' });
    expect([newest, oldest].map(idsOf)).toEqual([['d', 'c', 'b'], ['a']]);
    expect(await codeOf(approvals.list({ cursor: 'nonsense' }))).toBe('400 invalid_cursor');
  });

  it('does not know what was never asked, and refuses kinds and payloads that are none', async () => {
    expect(await codeOf(approvals.decide(ravi, '00000000-0000-4000-8000-000000000000', 'agree'))).toBe('404 unknown_approval');
    const wrong = (kind: string, payload: object) =>
      db
        .transaction()
        .execute((transaction) =>
          approvals.ask(transaction, asha, { kind, target: { kind: 'thing', id: 'a' }, summary: 'Do', payload }),
        );
    await expect(wrong('other', {})).rejects.toThrow('no approvals of the kind other');
    await expect(wrong('test_thing', { note: 1 })).rejects.toThrow();
    expect((await approvals.list({})).approvals).toEqual([]);
  });
});
