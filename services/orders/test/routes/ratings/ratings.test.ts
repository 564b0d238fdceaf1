import { randomUUID } from 'node:crypto';
import { userErased } from '@nimantran/proto/events/identity';
import { placeOrder } from '@nimantran/proto/http/orders/orders';
import { answerRating, getOwnRating, hideRating, listRatings, rateOrder } from '@nimantran/proto/http/orders/ratings';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { anOrder, aVideo, envelope, person } from '../../support/fixtures.ts';
import { refusal, withShop } from '../../support/shop.ts';

const WORDS = 'Our families watched it again and again.';

describeWith(['postgres'], 'ratings', () => {
  const shop = withShop();
  const asha = person('asha');
  const stranger = person('stranger');
  const admin = person('admin', ['admin']);

  async function delivered(by = asha): Promise<{ number: string; id: string }> {
    const { order } = await shop.as(by)(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
    const id = await shop.idOf(order.number);
    await sql`update orders set state = 'completed', completed_at = now(), video = ${JSON.stringify(aVideo())} where id = ${id}`.execute(
      shop.context.db,
    );
    return { number: order.number, id };
  }
  const rate = (number: string, stars: number, line: string, by = asha) =>
    shop.as(by)(rateOrder, { params: { number }, body: { stars, line } });
  const told = async (id: string) => (await shop.facts('orders.order.rated', id)).map(({ data }) => data);

  it('are given once an order, and changed for two weeks', async () => {
    const { number, id } = await delivered();
    expect(await shop.as(asha)(getOwnRating, { params: { number } })).toEqual({
      rating: null,
      may_rate: true,
      changes_until: null,
    });
    expect((await rate(number, 5, ` ${WORDS} `)).rating).toMatchObject({ stars: 5, line: WORDS, is_hidden: false });
    await rate(number, 5, WORDS);
    await rate(number, 3, '');
    expect(await told(id)).toMatchObject([
      { stars: 5, line: WORDS, is_shown: true },
      { stars: 3, line: '', is_shown: true },
    ]);
    await sql`update ratings set rated_at = now() - interval '14 days 1 minute' where order_id = ${id}`.execute(shop.context.db);
    expect(await refusal(rate(number, 1, ''))).toMatchObject({ status: 409, code: 'rating_closed' });
    expect(await shop.as(asha)(getOwnRating, { params: { number } })).toMatchObject({ may_rate: false, rating: { stars: 3 } });
  });

  it('are for the buyer of a delivered order alone, without links', async () => {
    const { number, id } = await delivered();
    expect(await refusal(rate(number, 1, 'bad', stranger))).toMatchObject({ status: 404 });
    expect(await refusal(rate(number, 1, 'bad', admin))).toMatchObject({ status: 404 });
    expect(await refusal(rate(number, 5, 'see cheap-films.com'))).toMatchObject({
      status: 400,
      code: 'invalid_rating',
      fields: ['line'],
    });
    expect(await refusal(rate(number, 6, ''))).toMatchObject({ status: 400 });
    await sql`update orders set state = 'refunded' where id = ${id}`.execute(shop.context.db);
    expect(await refusal(rate(number, 1, ''))).toMatchObject({ status: 409, code: 'not_delivered' });
    expect(await told(id)).toEqual([]);
    const { order } = await shop.as(asha)(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
    expect(await refusal(rate(order.number, 5, ''))).toMatchObject({ code: 'not_delivered' });
  });

  it('are answered and hidden by admins, with a reason in the audit log and none of the words', async () => {
    const { number, id } = await delivered();
    await rate(number, 1, WORDS);
    await shop.as(admin)(answerRating, { params: { number }, body: { answer: 'We are sorry.' } });
    const hidden = await shop.as(admin)(hideRating, { params: { number }, body: { hidden: true, reason: 'Of another order' } });
    expect(hidden).toMatchObject({ answer: 'We are sorry.', hidden_reason: 'Of another order' });
    expect((await shop.as(admin)(listRatings))[0]).toMatchObject({ order_number: number, stars: 1, line: WORDS });
    expect((await told(id)).slice(1)).toMatchObject([
      { answer: 'We are sorry.', is_shown: true },
      { line: '', answer: '', is_shown: false },
    ]);
    const { rows } = await sql<{ envelope: { data: { action: string; summary: string; target: { id: string } } } }>`
      select envelope from outbox where type = 'orders.change.made' order by created_at`.execute(shop.context.db);
    const ours = rows.map(({ envelope: { data } }) => data).filter(({ target }) => target.id === number);
    expect(ours.map(({ action }) => action)).toEqual(['rating.answered', 'rating.hidden']);
    expect(ours[1]?.summary).toBe('Hid a rating of 1 stars: Of another order');
    expect(JSON.stringify(ours)).not.toContain(WORDS);
    expect(
      await refusal(shop.as(admin)(hideRating, { params: { number }, body: { hidden: false, reason: '   ' } })),
    ).toMatchObject({
      code: 'invalid_reason',
    });
    await shop.as(admin)(hideRating, { params: { number }, body: { hidden: false, reason: 'It was of this order' } });
    expect((await told(id)).at(-1)).toMatchObject({ line: WORDS, is_shown: true });
    const other = await delivered();
    expect(
      await refusal(shop.as(admin)(answerRating, { params: { number: other.number }, body: { answer: 'x' } })),
    ).toMatchObject({
      status: 404,
      code: 'no_rating',
    });
  });

  it('lose their words with the customer, and keep their stars', async () => {
    const meera = person('meera');
    const { number, id } = await delivered(meera);
    await rate(number, 4, WORDS, meera);
    await shop.as(admin)(answerRating, { params: { number }, body: { answer: 'Thank you, Meera.' } });
    await shop.context.bus.publish(envelope(userErased.type, meera.uid, { uid: meera.uid }));
    await eventually('the words are gone', async () => {
      const row = await shop.context.db.selectFrom('ratings').selectAll().where('orderId', '=', id).executeTakeFirstOrThrow();
      return row.line === '' && row.answer === '' && row.stars === 4;
    });
  });
});
