import { randomBytes } from 'node:crypto';
import { userErased } from '@nimantran/proto/events/identity';
import { uploadsPurged } from '@nimantran/proto/events/media';
import { saveDraft } from '@nimantran/proto/http/orders/drafts';
import {
  answerReview,
  endOrderReview,
  getOrderReview,
  getReview,
  type LineAnswer,
  listYeses,
  openReview,
  reviewedWords,
  shareOrderReview,
  shareReview,
} from '@nimantran/proto/http/orders/reviews';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { anOrder, anOrderOfItsOwn, envelope, person, purgedNews, THEME_VERSION, WEDDING } from '../../support/fixtures.ts';
import { moneyOf } from '../../support/money.ts';
import { refusal, withShop } from '../../support/shop.ts';

const RIGHT = Object.keys(anOrder().customisation.details).map((key): LineAnswer => ({ key, verdict: 'right', wording: null }));
const MARKER = 'Naani-die-nirgends-bleibt';
const GONE = { status: 404, code: 'review_not_found' };
const newKey = () => randomBytes(16).toString('base64url');

describe('the review link of an order', () => {
  const shop = withShop();
  const { place, placePaid, pay, deliver } = moneyOf(shop);
  const asha = person('asha');
  const designer = person('dev', ['designer']);

  const share = (number: string, with_photos = false, who = asha) =>
    shop.as(who)(shareOrderReview, { params: { number }, body: { with_photos } });
  const reviewOf = async (number: string, who = asha) => (await shop.as(who)(getOrderReview, { params: { number } })).review;
  const answer = (token: string, name: string, round = 1, answers = RIGHT, reviewer_key = newKey()) =>
    shop.as(undefined)(answerReview, { params: { token, reviewer_key }, body: { name, round, answers } });
  const yeses = (number: string) => shop.as(designer)(listYeses, { params: { number } });
  const { details } = anOrder().customisation;

  it('shows the words as ordered, and photos only if the customer includes them', async () => {
    const { number } = await placePaid(anOrderOfItsOwn());
    const { token } = await share(number);
    const read = () => shop.as(undefined)(openReview, { params: { token }, query: {} });
    const drawnFrom = () => shop.asService()(reviewedWords, { params: { token } });
    expect(await read()).toMatchObject({ details, theme_version: THEME_VERSION, bride_first: true, with_photos: false });
    expect(await drawnFrom()).toMatchObject({ owner_uid: asha.uid, details, photos: {} });
    expect(await share(number, true)).toMatchObject({ token, round: 1, with_photos: true });
    expect(Object.keys((await drawnFrom()).photos)).toEqual(['couple']);
    expect(JSON.stringify(await read())).not.toContain('upload_id');
  });

  it('opens for nobody once the video is there, and again for a change', async () => {
    const order = await placePaid();
    const { id, number } = order;
    const { token } = await share(number);
    const open = () => shop.as(undefined)(openReview, { params: { token }, query: {} });
    await answer(token, 'Nani');
    await deliver(order, new Date());
    expect(await refusal(open())).toMatchObject(GONE);
    expect(await refusal(answer(token, 'Dada'))).toMatchObject(GONE);
    expect((await reviewOf(number))?.reviewers).toMatchObject([{ name: 'Nani' }]);
    await shop.context.db.updateTable('orders').set({ state: 'processing' }).where('id', '=', id).execute();
    expect(await open()).toMatchObject({ details });
  });

  it('tells how often it was opened without an answer, and forgets that with the words', async () => {
    const { id, number } = await placePaid();
    const { token } = await share(number);
    const key = newKey();
    const open = (query: { reviewer_key?: string } = {}) => shop.as(undefined)(openReview, { params: { token }, query });
    expect((await reviewOf(number))?.opened).toEqual({ count: 0, last_at: null });
    await open();
    await open();
    await answer(token, 'Nani', 1, RIGHT, key);
    await open({ reviewer_key: key });
    const opened = (await reviewOf(number))?.opened;
    expect(opened).toEqual({ count: 2, last_at: expect.any(String) });
    await shop.context.db
      .updateTable('orders')
      .set({ customisation: JSON.stringify({ ...anOrder().customisation, details: { ...details, bride: 'Aasha' } }) })
      .where('id', '=', id)
      .execute();
    expect(await share(number)).toMatchObject({ round: 2, opened: { count: 0, last_at: null }, reviewers: [{ round: 1 }] });
  });

  it('tells designers who said yes, and to which words', async () => {
    const { id, number } = await placePaid();
    expect(await yeses(number)).toEqual({ words: null, names: [], earlier_names: [] });
    const { token } = await share(number);
    await answer(token, 'Nani');
    await answer(token, 'Read the first line', 1, RIGHT.slice(0, 1));
    await answer(token, 'Dada', 1, [{ key: 'groom', verdict: 'change', wording: 'Rohan Rao' }]);
    const words = { theme_version: THEME_VERSION, details, bride_first: true };
    expect(await yeses(number)).toEqual({ words, names: ['Nani'], earlier_names: [] });
    const changed = { ...anOrder().customisation, details: { ...details, groom: 'Rohan Rao' } };
    await shop.context.db
      .updateTable('orders')
      .set({ customisation: JSON.stringify(changed) })
      .where('id', '=', id)
      .execute();
    await share(number);
    await answer(token, 'Dada', 2);
    expect(await yeses(number)).toMatchObject({ words: { details: changed.details }, names: ['Dada'], earlier_names: ['Nani'] });
    expect(await refusal(shop.as(asha)(listYeses, { params: { number } }))).toMatchObject({ status: 403 });
  });

  it('goes on from the draft that was ordered', async () => {
    const params = { theme_id: WEDDING.id };
    const content = {
      ...{ details, photos: {}, own_music: false, music: null, bride_first: true, resolution: '720p' as const },
      ...{ delivery: 'standard' as const, remove_watermark: false, promo_code: '' },
      billing: { name: '', country: '', state: '', gstin: '' },
    };
    await shop.as(asha)(saveDraft, { params, body: { version: 0, content } });
    const { token } = await shop.as(asha)(shareReview, {
      params,
      body: { theme_version: THEME_VERSION, details, bride_first: true },
    });
    await answer(token, 'Nani');
    const placed = await place();
    expect(await reviewOf(placed.number)).toBeNull();
    await pay(placed.number, placed.sessionId);
    expect(await reviewOf(placed.number)).toMatchObject({ token, round: 1, reviewers: [{ name: 'Nani' }] });
    expect((await shop.as(asha)(getReview, { params })).review).toBeNull();
    expect((await share(placed.number)).round).toBe(1);
    expect((await yeses(placed.number)).names).toEqual(['Nani']);
  });

  it('is the owner’s, of an order that is being made', async () => {
    const unpaid = await place();
    expect(await refusal(share(unpaid.number))).toMatchObject({ status: 409, code: 'not_being_made' });
    const order = await placePaid();
    const { token } = await share(order.number);
    const ravi = person('ravi');
    const end = (who = asha) => shop.as(who)(endOrderReview, { params: { number: order.number } });
    for (const call of [() => share(order.number, true, ravi), () => reviewOf(order.number, ravi), () => end(ravi)])
      expect(await refusal(call())).toMatchObject({ status: 404, code: 'order_not_found' });
    await end();
    expect(await reviewOf(order.number)).toBeNull();
    expect(await refusal(answer(token, 'Nani'))).toMatchObject(GONE);
    await deliver(order, new Date());
    expect(await refusal(share(order.number))).toMatchObject({ status: 409, code: 'not_being_made' });
  });

  it('ends with its answers when the uploads are purged, and when the customer is erased', async () => {
    const { bus } = shop.context;
    const holding = async (text = MARKER) => (await shop.rowsWith([text])).map((row) => row.split(':')[0]);
    const order = await placePaid(anOrderOfItsOwn());
    const purged = await share(order.number, true);
    await answer(purged.token, MARKER);
    expect(await holding()).toEqual(['reviewers']);
    await deliver(order, new Date());
    await bus.publish(envelope(uploadsPurged.type, order.id, purgedNews(order)));
    await eventually('the link to end', async () => (await holding()).length === 0);
    expect(await holding(purged.token)).toEqual([]);

    const again = await placePaid(anOrderOfItsOwn());
    const erased = await share(again.number, true);
    await answer(erased.token, MARKER);
    expect(await holding()).toEqual(['reviewers']);
    await bus.publish(envelope(userErased.type, asha.uid, { uid: asha.uid }));
    await eventually('the links to end', async () => (await holding()).length === 0);
    expect(await holding(erased.token)).toEqual([]);
    expect(await refusal(share(again.number))).toMatchObject({ status: 409 });
  });
});
