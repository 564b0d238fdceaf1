import { randomUUID } from 'node:crypto';
import { orderCancelled } from '@nimantran/proto/events/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { house, openPricing, type Pricing } from '../support/pricing.ts';

describeWith(['postgres'], 'parked events', () => {
  const database = withDatabase();
  let pricing: Pricing;
  beforeAll(async () => {
    pricing = await openPricing(database.urls.pricing);
  });
  afterAll(() => pricing.close());

  const admin = { uid: 'root', roles: ['admin' as const] };
  const SECRET_WORD = 'Parvathavardhini';
  const list = async () =>
    (await pricing.ask(admin, 'GET', '/api/admin/parked-events/pricing')).body as unknown as {
      count: number;
      events: { id: string; error: string }[];
    };
  async function replay(id: string, by: 'nobody' | Parameters<typeof userOf>[0] = admin) {
    const headers = by === 'nobody' ? {} : { authorization: `Bearer ${await house.forUser(userOf(by))}` };
    const answer = await pricing.app.inject({ method: 'POST', url: `/api/admin/parked-events/pricing/${id}/replay`, headers });
    return { status: answer.statusCode, code: answer.body ? (answer.json() as { code?: string }).code : undefined };
  }
  const userOf = ({ uid, roles = [] }: { uid: string; roles?: ('admin' | 'designer' | 'partner')[] }) => ({
    uid,
    email: `${uid}@example.com`,
    email_verified: true,
    name: uid,
    photoURL: null,
    roles,
  });
  /** The state that the inbox leaves after the last delivery. */
  async function park(data: unknown): Promise<{ id: string; orderId: string }> {
    const [id, orderId] = [randomUUID(), randomUUID()];
    const trace = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
    const { type, version } = orderCancelled;
    const envelope = { id, type, version, occurred_at: new Date().toISOString(), key: orderId, key_version: 1, trace, data };
    const { db } = pricing.context;
    await db.insertInto('inbox').values({ eventId: id, type, parked: true }).execute();
    await db
      .insertInto('deadEvents')
      .values({ eventId: id, envelope: JSON.stringify(envelope), error: 'The database was away.', replayedAt: null })
      .execute();
    return { id, orderId };
  }
  const cancelled = (orderId: string) => ({
    order_id: orderId,
    order_number: 'NM-00000000',
    at: new Date().toISOString(),
    reason: SECRET_WORD,
  });
  const audited = async () =>
    (await pricing.context.db.selectFrom('outbox').select('envelope').where('type', '=', 'pricing.change.made').execute()).map(
      ({ envelope }) => envelope.data,
    );

  it('are listed with why, without what they tell, and have their effect when an admin replays them', async () => {
    const order = randomUUID();
    expect((await pricing.take('WELCOME10', 'asha', order)).status).toBe(200);
    const { id } = await park(cancelled(order));
    const listed = await list();
    expect(listed).toMatchObject({ count: 1, events: [{ id, type: 'orders.order.cancelled', error: 'The database was away.' }] });
    expect(JSON.stringify(listed)).not.toContain(SECRET_WORD);

    expect(await replay(id)).toEqual({ status: 204, code: undefined });
    const use = await pricing.context.db
      .selectFrom('promoUses')
      .select('releasedAt')
      .where('orderId', '=', order)
      .executeTakeFirst();
    expect(use?.releasedAt).toBeInstanceOf(Date);
    expect((await list()).count).toBe(0);
    expect(await audited()).toMatchObject([{ action: 'event.replayed', target: { kind: 'event', id }, actor: { uid: 'root' } }]);
    // The second time it no longer exists, and no event is published again.
    expect(await replay(id)).toEqual({ status: 409, code: 'not_parked' });
    expect(await audited()).toHaveLength(1);
  });

  it('stay parked with the new reason where they fail again, and no replay is told', async () => {
    const before = (await audited()).length;
    const { id } = await park({ order_id: 'no uuid' });
    expect(await replay(id)).toEqual({ status: 409, code: 'replay_failed' });
    const [event] = (await list()).events;
    expect([event?.id, event?.error]).toEqual([id, expect.stringContaining('does not match its schema')]);
    expect(await audited()).toHaveLength(before);
  });

  it('say why without the words that the reason quotes', async () => {
    // Postgres's message for an invalid uuid.
    const { id } = await park({ ...cancelled(SECRET_WORD) });
    const error = `invalid input syntax for type uuid: "${SECRET_WORD}"`;
    await pricing.context.db.updateTable('deadEvents').set({ error }).where('eventId', '=', id).execute();
    expect((await list()).events.find((event) => event.id === id)?.error).toBe('invalid input syntax for type uuid: "…"');
    expect(await replay(id)).toEqual({ status: 409, code: 'replay_failed' });
    const kept = await pricing.context.db
      .selectFrom('deadEvents')
      .select('error')
      .where('eventId', '=', id)
      .executeTakeFirstOrThrow();
    expect(kept.error).not.toContain(SECRET_WORD);
    await pricing.context.db.deleteFrom('deadEvents').where('eventId', '=', id).execute();
  });

  it('have their effect once, also when two replay them at once', async () => {
    const { id } = await park(cancelled(randomUUID()));
    const before = (await audited()).length;
    const answers = await Promise.all([replay(id), replay(id)]);
    expect(answers.map(({ status }) => status)).toContain(204);
    expect(await audited()).toHaveLength(before + 1);
  });

  it('are listed by pages, the newest first, those of one instant each once', async () => {
    await pricing.context.db.deleteFrom('deadEvents').execute();
    const ids: string[] = [];
    for (let number = 0; number < 5; number += 1) ids.push((await park(cancelled(randomUUID()))).id);
    // Two in the same microsecond, one a microsecond earlier.
    const at = (text: string, of: string[]) =>
      pricing.context.db
        .updateTable('deadEvents')
        .set({ parkedAt: sql`${text}::timestamptz` })
        .where('eventId', 'in', of)
        .execute();
    await at('2026-01-01T10:00:00.000002Z', ids.slice(0, 2));
    await at('2026-01-01T10:00:00.000001Z', ids.slice(2, 3));
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const path = `/api/admin/parked-events/pricing?limit=1${cursor && `&cursor=${cursor}`}`;
      const { body } = await pricing.ask(admin, 'GET', path);
      const page = body as unknown as { count: number; events: { id: string }[]; next_cursor: string | null };
      expect(page.count).toBe(5);
      seen.push(...page.events.map(({ id }) => id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual([...ids.slice(3).reverse(), ...ids.slice(0, 2).sort().reverse(), ids[2]]);
  });

  it('are for admins alone', async () => {
    const { id } = await park(cancelled(randomUUID()));
    expect((await pricing.ask('nobody', 'GET', '/api/admin/parked-events/pricing')).status).toBe(401);
    expect((await pricing.ask({ uid: 'dev', roles: ['designer'] }, 'GET', '/api/admin/parked-events/pricing')).status).toBe(403);
    expect((await replay(id, 'nobody')).status).toBe(401);
    expect((await replay(id, { uid: 'dev', roles: ['designer'] })).status).toBe(403);
  });
});
