import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { type Guests, openGuests } from '../support/guests.ts';

describeWith(['postgres'], 'parked events of guests', () => {
  const database = withDatabase();
  let guests: Guests;
  beforeAll(async () => {
    guests = await openGuests(database.urls.guests);
  });
  afterAll(() => guests.close());

  it('have their effect when an admin replays them, and are for admins alone', async () => {
    const page = await guests.page();
    const id = randomUUID();
    const envelope = {
      ...{ id, type: 'orders.order.refunded', version: 1, occurred_at: guests.time.now.toISOString(), key: page.orderId },
      ...{ key_version: 1, trace: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` },
      data: {
        ...{ order_id: page.orderId, order_number: page.number, at: guests.time.now.toISOString() },
        amount: { currency: 'INR', amount_minor: 1 },
      },
    };
    const { db } = guests.context;
    await db.insertInto('inbox').values({ eventId: id, type: envelope.type, parked: true }).execute();
    await db
      .insertInto('deadEvents')
      .values({ eventId: id, envelope: JSON.stringify(envelope), error: 'The database was away.', replayedAt: null })
      .execute();
    const url = `/api/admin/parked-events/guests/${id}/replay`;
    expect((await guests.ask(page.owner, 'POST', url)).status).toBe(403);
    expect((await guests.ask({ uid: 'root', roles: ['admin'] }, 'POST', url)).status).toBe(204);
    expect((await guests.ask('nobody', 'GET', `/api/invitations/${page.token}`)).status).toBe(404);
  });
});
