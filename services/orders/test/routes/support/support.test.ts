import { randomUUID } from 'node:crypto';
import type { AuditedChange } from '@nimantran/proto/domain/audit';
import { placeOrder } from '@nimantran/proto/http/orders/orders';
import {
  closeSupportRequest,
  getSupportRequest,
  listAllSupportRequests,
  listSupportRequests,
  openSupportRequest,
  replyToSupportRequest,
} from '@nimantran/proto/http/orders/support-requests';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { expect, it } from 'vitest';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { retryOnCollision } from '../../../src/db/retry-on-collision.ts';
import { insertSupport, SUPPORT_NUMBER_TAKEN } from '../../../src/db/support/support-requests.ts';
import { newSupportNumber } from '../../../src/domain/orders/order-number.ts';
import { claimFaults } from '../../../src/domain/support/price-claim.ts';
import { anOrder, OTHERS_PHOTO, PHOTO, person, THEME_VERSION, WEDDING } from '../../support/fixtures.ts';
import { refusal, withShop } from '../../support/shop.ts';

type Opening = BodyOf<typeof openSupportRequest>;

const aQuestion = (changes: Partial<Opening> = {}): Opening => ({
  kind: 'question',
  subject: 'My video',
  text: 'When is it ready?',
  order_number: null,
  claim: null,
  draft: null,
  ...changes,
});
const { customisation, options, billing } = anOrder();
const aDraft = () => ({ theme_id: WEDDING.id, theme_version: THEME_VERSION, customisation, options, billing });
const aClaim = () => ({ url: 'https://cheaper.example/video', price: { currency: 'INR' as const, amount_minor: 19_900 } });

describeWith(['postgres'], 'support', () => {
  const shop = withShop();
  const asha = person('asha');
  const stranger = person('stranger');
  const admin = person('admin', ['admin']);
  const other = person('other-admin', ['admin']);
  const key = () => randomUUID();
  const open = (changes: Partial<Opening> = {}, by = asha, idempotencyKey = key()) =>
    shop.as(by)(openSupportRequest, { body: aQuestion(changes), idempotencyKey });
  const reply = (number: string, by: typeof asha, text = 'And?', idempotencyKey = key()) =>
    shop.as(by)(replyToSupportRequest, { params: { support_number: number }, body: { text }, idempotencyKey });
  const get = (number: string, by: typeof asha) => shop.as(by)(getSupportRequest, { params: { support_number: number } });
  const close = (number: string, by: typeof asha) => shop.as(by)(closeSupportRequest, { params: { support_number: number } });
  const place = async (by = asha) => (await shop.as(by)(placeOrder, { body: anOrder(), idempotencyKey: key() })).order.number;

  it('opens a request once for a key, with the words tidied', async () => {
    const idempotencyKey = key();
    const opened = await open({ text: '  Hallo\r\nthere \n' }, asha, idempotencyKey);
    expect(opened).toMatchObject({ state: 'open', order_number: null, has_draft: false, customer: null });
    expect(opened.messages.map(({ author, text }) => [author, text])).toEqual([['customer', 'Hallo\nthere']]);
    expect(await open({ text: '  Hallo\r\nthere \n' }, asha, idempotencyKey)).toEqual(opened);
    expect(await refusal(open({ text: 'Other' }, asha, idempotencyKey))).toMatchObject({ status: 422 });
  });

  it.each<[string, Partial<Opening>, number, string, string[]]>([
    ['blank words', { subject: '  ', text: '\n' }, 400, 'invalid_support_request', ['subject', 'text']],
    ['a subject of two lines', { subject: 'a\nb' }, 400, 'invalid_support_request', ['subject']],
    ['control characters', { text: 'a\u0000b' }, 400, 'invalid_support_request', ['text']],
    ['a correction of no order', { kind: 'correction' }, 400, 'invalid_support_request', ['order_number']],
    ['a revision of no order', { kind: 'revision' }, 400, 'invalid_support_request', ['order_number']],
    ['a refund of no order', { kind: 'refund' }, 400, 'invalid_support_request', ['order_number']],
    ['a price match without a claim', { kind: 'price-match' }, 400, 'invalid_support_request', ['claim']],
    ['a claim in a question', { claim: aClaim() }, 400, 'invalid_support_request', ['claim']],
    [
      'a claim that is no web address',
      { kind: 'price-match', claim: { ...aClaim(), url: 'javascript:alert(1)' } },
      400,
      'invalid_support_request',
      ['claim.url'],
    ],
    ['a preview without a draft', { kind: 'preview' }, 400, 'invalid_support_request', ['draft']],
    ['a draft in a question', { draft: aDraft() }, 400, 'invalid_support_request', ['draft']],
    ['a draft of an older theme', { kind: 'preview', draft: { ...aDraft(), theme_version: 'v0' } }, 409, 'theme_changed', []],
    [
      'a draft that could not be ordered',
      {
        kind: 'preview',
        draft: { ...aDraft(), customisation: { ...customisation, details: { groom: 'Rohan', date: '2026-12-05' } } },
      },
      400,
      'invalid_customisation',
      ['draft.customisation.details.bride'],
    ],
    [
      "somebody else's photo",
      {
        kind: 'preview',
        draft: { ...aDraft(), customisation: { ...customisation, photos: { couple: { upload_id: OTHERS_PHOTO } } } },
      },
      400,
      'invalid_customisation',
      ['draft.customisation.photos.couple'],
    ],
    ['an order that is not there', { order_number: 'NM-00000000' }, 404, 'order_not_found', []],
  ])('refuses %s and keeps nothing', async (_, changes, status, code, fields) => {
    const count = () => shop.context.db.selectFrom('supportRequests').select('id').execute();
    const before = (await count()).length;
    expect(await refusal(open(changes))).toEqual({ status, code, fields });
    expect((await count()).length).toBe(before);
  });

  it('takes a claim about an own order in its currency, and no order of somebody else', async () => {
    const order_number = await place();
    const claim = aClaim();
    const opened = await open({ kind: 'price-match', order_number, claim });
    expect(opened).toMatchObject({ claim, order_number });
    const inDollars = { ...claim, price: { currency: 'USD' as const, amount_minor: 100 } };
    expect(await refusal(open({ kind: 'price-match', order_number, claim: inDollars }))).toMatchObject({
      fields: ['claim.price.currency'],
    });
    expect(await refusal(open({ order_number }, stranger))).toMatchObject({ status: 404, code: 'order_not_found' });
    expect((await refusal(open({ order_number }, admin))).status).toBe(404);
  });

  it('keeps a draft that could be ordered', async () => {
    const { number } = await open({ kind: 'preview', draft: aDraft() });
    const row = await shop.context.db
      .selectFrom('supportRequests')
      .select('draft')
      .where('number', '=', number)
      .executeTakeFirstOrThrow();
    expect(row.draft?.customisation.photos).toEqual({ couple: { upload_id: PHOTO } });
    expect((await get(number, admin)).has_draft).toBe(true);
  });

  it("shows a thread to its customer and to admins; to everybody else it isn't there", async () => {
    const { number } = await open();
    const refusals = (calls: Promise<unknown>[]) => Promise.all(calls.map(refusal));
    const calls = [get(number, stranger), reply(number, stranger), close(number, stranger), get('SR-00000000', asha)];
    for (const refused of await refusals(calls)) expect(refused).toMatchObject({ status: 404, code: 'support_not_found' });
    const designer = person('dev', ['designer', 'partner']);
    expect((await refusal(get(number, designer))).status).toBe(404);
    expect((await refusal(shop.as(asha)(listAllSupportRequests))).status).toBe(403);
    expect((await refusal(shop.as(designer)(listAllSupportRequests))).status).toBe(403);
    const nobody = shop.as(undefined);
    const params = { support_number: number };
    for (const refused of await refusals([nobody(listSupportRequests), nobody(getSupportRequest, { params })]))
      expect(refused.status).toBe(401);
    expect((await get(number, asha)).customer).toBeNull();
    expect((await get(number, admin)).customer).toEqual({ uid: asha.uid, email: asha.email });
    expect((await shop.as(stranger)(listSupportRequests)).requests).toEqual([]);
  });

  it('goes back and forth: our answer wants one mail, theirs opens it again', async () => {
    const { number } = await open();
    const idempotencyKey = key();
    const answered = await reply(number, admin, 'Tomorrow.', idempotencyKey);
    await reply(number, admin, 'Tomorrow.', idempotencyKey);
    expect(answered).toMatchObject({ state: 'answered', messages: [{}, { author: 'staff', text: 'Tomorrow.' }] });
    const mailsOf = async () => {
      const messages = await shop.context.db
        .selectFrom('supportMessages')
        .innerJoin('supportRequests', 'supportRequests.id', 'supportMessages.requestId')
        .select('supportMessages.id')
        .where('number', '=', number)
        .where('author', '=', 'staff')
        .execute();
      const ids = messages.map(({ id }) => id);
      return shop.context.db.selectFrom('mails').select(['kind', 'orderId']).where('subjectId', 'in', ids).execute();
    };
    expect(await mailsOf()).toEqual([{ kind: 'support', orderId: null }]);
    expect(await reply(number, asha)).toMatchObject({ state: 'open' });
    expect(await close(number, admin)).toMatchObject({ state: 'closed' });
    const { updated_at } = await close(number, asha);
    expect(await close(number, asha)).toMatchObject({ state: 'closed', updated_at });
    expect(await reply(number, asha, 'One more thing')).toMatchObject({ state: 'open' });
    expect(await mailsOf()).toHaveLength(1);
    expect(await refusal(reply(number, asha, ' \u0007'))).toMatchObject({ status: 400, fields: ['text'] });
  });

  it('tells the audit log what staff did, and not what was said', async () => {
    const { number } = await open();
    await reply(number, asha, 'Please hurry');
    const idempotencyKey = key();
    await reply(number, admin, 'It comes tomorrow.', idempotencyKey);
    await reply(number, admin, 'It comes tomorrow.', idempotencyKey);
    await close(number, admin);
    await close(number, admin);
    await reply(number, asha, 'One more thing');
    await close(number, asha);
    const rows = await shop.context.db
      .selectFrom('outbox')
      .select('envelope')
      .where('type', '=', 'orders.change.made')
      .orderBy('seq')
      .execute();
    const told = rows.map(({ envelope }) => envelope.data as AuditedChange).filter(({ target }) => target.id === number);
    expect(told.map(({ action, actor, target }) => [action, actor.uid, target.kind])).toEqual([
      ['support_request.answered', admin.uid, 'support_request'],
      ['support_request.closed', admin.uid, 'support_request'],
    ]);
    expect(JSON.stringify(told)).not.toMatch(/tomorrow|hurry|asha/i);
  });

  it("takes an admin's own request for a customer's, whom another admin answers", async () => {
    const { number } = await open({}, admin);
    expect(await reply(number, admin)).toMatchObject({
      state: 'open',
      messages: [{ author: 'customer' }, { author: 'customer' }],
    });
    expect(await reply(number, other)).toMatchObject({ state: 'answered' });
  });

  it('gives pages of the own requests, last changed first, also of one order', async () => {
    const mia = person('mia');
    const order_number = await place(mia);
    const numbers: string[] = [];
    for (const changes of [{}, { order_number }, {}]) numbers.push((await open(changes, mia)).number);
    await reply(numbers[0] ?? '', mia);
    const first = await shop.as(mia)(listSupportRequests, { query: { limit: 2 } });
    expect(first.requests.map(({ number }) => number)).toEqual([numbers[0], numbers[2]]);
    const rest = await shop.as(mia)(listSupportRequests, { query: { limit: 2, cursor: first.next_cursor ?? '' } });
    expect(rest).toMatchObject({ requests: [{ number: numbers[1] }], next_cursor: null });
    const ofOrder = await shop.as(mia)(listSupportRequests, { query: { order_number } });
    expect(ofOrder.requests.map(({ number }) => number)).toEqual([numbers[1]]);
    expect((await refusal(shop.as(mia)(listSupportRequests, { query: { cursor: 'nonsense' } }))).code).toBe('invalid_cursor');
  });

  it('gives admins first what waits for us, the longest first: another word of a customer costs no place', async () => {
    const zara = person('zara');
    const kind = 'report' as const;
    const numbers: string[] = [];
    for (let i = 0; i < 4; i++) numbers.push((await open({ kind }, zara)).number);
    const [one = '', two = '', three = '', four = ''] = numbers;
    await reply(one, zara, 'Please hurry');
    await reply(two, admin, 'We are looking into it');
    await reply(three, admin, 'So do we');
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await shop.as(admin)(listAllSupportRequests, { query: { kind, limit: 1, ...(cursor ? { cursor } : {}) } });
      seen.push(...page.requests.map(({ number }) => number));
      cursor = page.next_cursor ?? undefined;
    } while (cursor);
    expect(seen).toEqual([one, four, three, two]);
    const waiting = await shop.as(admin)(listAllSupportRequests, { query: { kind, state: 'open' } });
    expect(waiting.requests.map(({ number }) => number)).toEqual([one, four]);
  });

  it('lets nobody have more than 20 that wait for us, also when they come at once', async () => {
    const kim = person('kim');
    const outcomes = await Promise.allSettled(Array.from({ length: 24 }, () => open({}, kim)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(20);
    expect(await refusal(open({}, kim))).toMatchObject({ status: 409, code: 'too_many_requests_open' });
    const { requests } = await shop.as(kim)(listSupportRequests);
    await close(requests[0]?.number ?? '', kim);
    expect((await open({}, kim)).state).toBe('open');
  });

  it('takes another number when one is taken, and gives up in the end', async () => {
    const { db } = shop.context;
    const { number: taken } = await open();
    const insertUnder = (number: string) => {
      const request = {
        number,
        ownerUid: 'x',
        email: '',
        kind: 'other' as const,
        subject: 'x',
        orderId: null,
        claim: null,
        draft: null,
      };
      return db.transaction().execute((transaction) => insertSupport(transaction, request, new Date()));
    };
    const numbers = [taken, taken, newSupportNumber()];
    expect((await retryOnCollision(SUPPORT_NUMBER_TAKEN, () => insertUnder(numbers.shift() ?? ''))).number).not.toBe(taken);
    let tries = 0;
    const always = retryOnCollision(SUPPORT_NUMBER_TAKEN, () => {
      tries += 1;
      return insertUnder(taken);
    });
    await expect(always).rejects.toThrow(SUPPORT_NUMBER_TAKEN);
    expect(tries).toBe(5);
  });

  it.each([
    ['https://a.example/x?y=1', []],
    ['http://a.example', []],
    ['ftp://a.example', ['claim.url']],
    ['https://nimantran.example@evil.example/', ['claim.url']],
    ['https://a.example/\nx', ['claim.url']],
    ['not an address', ['claim.url']],
  ])('reads the address %j of a claim', (url, fields) => {
    const price = { currency: 'EUR' as const, amount_minor: 1 };
    expect(claimFaults({ url, price }, 'EUR').map(({ field }) => field)).toEqual(fields);
    expect(claimFaults({ url: 'https://a.example', price: { ...price, amount_minor: 0 } }, undefined)).toHaveLength(1);
  });
});
