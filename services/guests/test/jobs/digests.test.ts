import { HOUR_MS, MINUTE_MS } from '@nimantran/proto/domain/durations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { writeDigests } from '../../src/jobs/write-digests.ts';
import { type Guests, openGuests } from '../support/guests.ts';

describeWith(['postgres'], 'the digest of replies', () => {
  const database = withDatabase();
  let guests: Guests;
  beforeAll(async () => {
    guests = await openGuests(database.urls.guests);
  });
  afterAll(() => guests.close());
  const pass = (ms: number) => {
    guests.time.now = new Date(guests.time.now.getTime() + ms);
  };
  const told = async () => {
    await writeDigests(guests.context);
    const rows = await guests.context.db.selectFrom('outbox').select('envelope').orderBy('seq').execute();
    return rows.map(({ envelope }) => envelope);
  };

  it('is told once a day at most, with a number and no words, and not of bots or changes', async () => {
    const page = await guests.page();
    const { secret } = await guests.reply(page.token, { name: 'Kavya' });
    await guests.reply(page.token, { name: 'Dev' });
    await guests.reply(page.token, { website: 'spam' });
    expect(await told()).toEqual([]);
    pass(HOUR_MS);
    const [first, ...more] = await told();
    expect(more).toEqual([]);
    expect(first).toMatchObject({
      ...{ type: 'guests.replies.arrived', key_version: 1 },
      data: { order_id: page.orderId, order_number: page.number, day: '2026-11-26', replies: 2 },
    });
    expect(JSON.stringify(first)).not.toMatch(/Kavya|Dev/);

    await guests.reply(page.token, { name: 'Kavya again' }, { secret });
    await guests.reply(page.token, { name: 'Meera' });
    pass(23 * HOUR_MS);
    expect(await told()).toHaveLength(1);
    pass(HOUR_MS);
    const second = (await told())[1];
    expect(second).toMatchObject({ key: first?.key, key_version: 2, data: { day: '2026-11-27', replies: 1 } });
    pass(48 * HOUR_MS);
    expect(await told()).toHaveLength(2);
  });

  it('counts no reply that was taken back, and is not written about none', async () => {
    const before = (await told()).length;
    const page = await guests.page();
    const { secret } = await guests.reply(page.token);
    const withdraw = (of: string) => guests.ask('nobody', 'DELETE', `/api/invitations/${page.token}/replies/${of}`);
    await withdraw(secret);
    pass(HOUR_MS);
    expect(await told()).toHaveLength(before);
    const again = await guests.reply(page.token);
    await guests.reply(page.token);
    await withdraw(again.secret);
    pass(25 * HOUR_MS);
    expect((await told()).slice(before)).toMatchObject([{ data: { order_number: page.number, replies: 1 } }]);
  });

  it('is written once by many at once', async () => {
    const before = (await told()).length;
    for (let index = 0; index < 5; index += 1) await guests.reply((await guests.page()).token);
    pass(61 * MINUTE_MS);
    await Promise.all(Array.from({ length: 4 }, () => writeDigests(guests.context)));
    expect(await told()).toHaveLength(before + 5);
  });
});
