import { randomUUID } from 'node:crypto';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { userErased } from '@nimantran/proto/events/identity';
import { orderCompleted, orderRefunded } from '@nimantran/proto/events/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { purgeOverPages } from '../../src/jobs/purge-over-pages.ts';
import { refreshPages } from '../../src/jobs/refresh-pages.ts';
import { type Guests, openGuests } from '../support/guests.ts';

const START = new Date('2026-11-26T10:00:00Z');
/** The function is on 5 December 2026; thirty days after its end in India: */
const OVER = new Date('2027-01-04T18:30:00Z');
const MARKER = 'Parvathavardhini';

describeWith(['postgres'], 'guests’ names and words', () => {
  const database = withDatabase();
  let guests: Guests;
  beforeAll(async () => {
    guests = await openGuests(database.urls.guests);
  });
  beforeEach(async () => {
    guests.time.now = START;
    await guests.context.db.deleteFrom('pages').execute();
    await guests.context.db.deleteFrom('purgeReceipts').execute();
  });
  afterAll(() => guests.close());

  async function tablesWith(text: string): Promise<string[]> {
    const { db } = guests.context;
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
    const found: string[] = [];
    for (const { name } of rows) {
      const hits = await sql`select 1 from ${sql.table(name)} t where t::text ilike ${`%${text}%`} limit 1`.execute(db);
      if (hits.rows.length > 0) found.push(name);
    }
    return found;
  }
  async function answered(changes: Parameters<Guests['page']>[0] = {}) {
    const page = await guests.page(changes);
    await guests.reply(page.token, { name: MARKER, coming: false, line: `From ${MARKER}` });
    await guests.reply(page.token, { website: MARKER, coming: false, name: `Bot ${MARKER}` });
    expect(await tablesWith(MARKER)).toEqual(['replies']);
    return page;
  }
  const stateOf = async ({ number, owner }: { number: string; owner: { uid: string } }) =>
    (await guests.ask(owner, 'GET', `/api/guest-pages/${number}`)).body;
  const sweep = () => purgeOverPages(guests.context);
  const correct = (number: string, details: Record<string, string>) => {
    const invitation = guests.orders.get(number);
    if (invitation) guests.orders.set(number, { ...invitation, details: { ...invitation.details, ...details } });
  };

  it('go thirty days after the function, with a receipt, and not a second before', async () => {
    const page = await answered();
    guests.time.now = new Date(OVER.getTime() - 1_000);
    await sweep();
    expect(await tablesWith(MARKER)).toEqual(['replies']);
    guests.time.now = OVER;
    await sweep();
    expect(await tablesWith(MARKER)).toEqual([]);
    expect(await tablesWith(page.token)).toEqual([]);
    expect(await stateOf(page)).toMatchObject({
      ...{ on: false, token: null, can_turn_on: false, deleted: { at: OVER.toISOString(), replies: 2 } },
      counts: { coming: 0, suspect: 0 },
    });
    expect((await guests.ask('nobody', 'GET', `/api/invitations/${page.token}`)).status).toBe(404);
    const on = await guests.ask(page.owner, 'PUT', `/api/guest-pages/${page.number}/on`);
    expect([on.status, on.body.code]).toEqual([409, 'functions_over']);
  });

  it('go ninety days after the delivery where no day is known', async () => {
    await answered({ details: { groom_name: 'Rohan', bride_name: 'Asha', date: 'after the harvest' } });
    guests.time.now = new Date(Date.parse('2026-11-20T10:00:00Z') + 90 * DAY_MS - 1_000);
    await sweep();
    expect(await tablesWith(MARKER)).toEqual(['replies']);
    guests.time.now = new Date(guests.time.now.getTime() + 1_000);
    await sweep();
    expect(await tablesWith(MARKER)).toEqual([]);
  });

  it('stay when the day was moved, also if no event told so', async () => {
    const page = await answered();
    correct(page.number, { date: '2027-02-14' });
    guests.time.now = OVER;
    await sweep();
    expect(await tablesWith(MARKER)).toEqual(['replies']);
    expect(await stateOf(page)).toMatchObject({ on: true, last_day: '2027-02-14', kept_until: '2027-03-16T18:30:00.000Z' });
  });

  it('wait for orders when it does not answer, and hold up no others', async () => {
    await answered();
    guests.time.now = OVER;
    guests.silent.add('orders');
    await sweep();
    expect(await tablesWith(MARKER)).toEqual(['replies']);
    guests.silent.clear();
    await sweep();
    expect(await tablesWith(MARKER)).toEqual([]);
  });

  it('follow a correction: new words are shown and the days are asked for again', async () => {
    const page = await answered();
    const shown = async () => (await guests.ask('nobody', 'GET', `/api/invitations/${page.token}`)).body;
    expect(await shown()).toMatchObject({ functions: [{ place: 'Lake Palace, Udaipur' }] });
    correct(page.number, { venue: 'Town Hall, Jaipur', date: '2026-12-12' });
    // Kept for some seconds.
    expect(await shown()).toMatchObject({ functions: [{ place: 'Lake Palace, Udaipur' }] });
    const { number: order_number, orderId: order_id } = page;
    await guests.receive(orderCompleted, order_id, {
      ...{ order_id, order_number, theme_id: 121 },
      completed_at: guests.time.now.toISOString(),
    });
    expect(await shown()).toMatchObject({ functions: [{ place: 'Town Hall, Jaipur', day: '2026-12-12' }] });
    await refreshPages(guests.context);
    expect(await stateOf(page)).toMatchObject({ last_day: '2026-12-12', kept_until: '2027-01-11T18:30:00.000Z' });
  });

  it('go at once with a refunded order', async () => {
    const page = await answered();
    await guests.receive(orderRefunded, page.orderId, {
      ...{ order_id: page.orderId, order_number: page.number, at: START.toISOString() },
      amount: { currency: 'INR', amount_minor: 29_900 },
    });
    expect(await tablesWith(MARKER)).toEqual([]);
    expect((await stateOf(page)).deleted).toEqual({ at: START.toISOString(), replies: 2 });
  });

  it('go at once with the host’s account, and the host can begin nothing new', async () => {
    const page = await answered({ owner_uid: 'erased-host' });
    const other = await guests.page({ owner_uid: 'other-host' });
    await guests.receive(userErased, 'erased-host', { uid: 'erased-host' });
    for (const text of [MARKER, 'erased-host', page.token]) expect(await tablesWith(text)).toEqual([]);
    expect((await guests.ask('nobody', 'GET', `/api/invitations/${page.token}`)).status).toBe(404);
    expect((await guests.ask('nobody', 'GET', `/api/invitations/${other.token}`)).status).toBe(200);
    // A token from before the erasure.
    expect((await guests.ask(page.owner, 'PUT', `/api/guest-pages/${page.number}/on`)).status).toBe(401);
    const receipts = await guests.context.db.selectFrom('purgeReceipts').select(['orderNumber', 'reason', 'replies']).execute();
    expect(receipts).toEqual([{ orderNumber: page.number, reason: 'customer_erased', replies: 2 }]);
  });

  it('go when a guest or the host deletes them', async () => {
    const page = await guests.page();
    const { secret } = await guests.reply(page.token, { name: MARKER });
    await guests.ask('nobody', 'DELETE', `/api/invitations/${page.token}/replies/${secret}`);
    expect(await tablesWith(MARKER)).toEqual([]);
    await guests.reply(page.token, { name: MARKER });
    const { body } = await guests.ask(page.owner, 'GET', `/api/guest-pages/${page.number}/replies`);
    const [{ id }] = body.replies as [{ id: string }];
    const url = `/api/guest-pages/${page.number}/replies/${id}`;
    expect((await guests.ask(page.owner, 'DELETE', url)).status).toBe(204);
    expect((await guests.ask(page.owner, 'DELETE', url)).status).toBe(204);
    expect(await tablesWith(MARKER)).toEqual([]);
  });

  it('are no part of what an unknown order leaves', async () => {
    await guests.receive(orderRefunded, randomUUID(), {
      ...{ order_id: randomUUID(), order_number: 'NM-00000000', at: START.toISOString() },
      amount: { currency: 'INR', amount_minor: 1 },
    });
    expect(await guests.context.db.selectFrom('purgeReceipts').selectAll().execute()).toEqual([]);
  });
});
