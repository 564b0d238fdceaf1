// Long because it tells one story: a requested change from the request to its purge, on one shop.
import { randomUUID } from 'node:crypto';
import { getAdminOrder, reviseOrder, withdrawBill } from '@nimantran/proto/http/orders/admin-orders';
import { getOrder, openCheckout, orderFate, placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import {
  closeSupportRequest,
  getSupportRequest,
  openSupportRequest,
  replyToSupportRequest,
} from '@nimantran/proto/http/orders/support-requests';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { sql } from 'kysely';
import { afterEach, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { lockSupport } from '../../../src/db/support/support-requests.ts';
import { revisedCustomisation } from '../../../src/domain/orders/revision.ts';
import { eraseOrder } from '../../../src/use-cases/customers/erase-customer.ts';
import { completeOrder } from '../../../src/use-cases/delivery/complete-order.ts';
import { anOrder, aVideo, envelope, OTHERS_PHOTO, PHOTO, person, purgedNews } from '../../support/fixtures.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';

type Wanted = BodyOf<typeof reviseOrder>;
const NEW_PHOTO = '33333333-3333-4333-8333-333333333333';

describeWith(['postgres'], 'a delivered video that is made again', () => {
  const shop = withShop();
  const asha = person('asha');
  const admin = person('admin', ['admin']);
  const wanted = (changes: Partial<Wanted> = {}): Wanted => ({
    fault: 'ours',
    note: 'The name was wrong',
    details: { groom: 'Rohan Rao' },
    photos: {},
    amount_minor: null,
    support_number: null,
    ...changes,
  });
  const revise = (number: string, changes: Partial<Wanted> = {}, by = admin, idempotencyKey: string = randomUUID()) =>
    shop.as(by)(reviseOrder, { params: { number }, body: wanted(changes), idempotencyKey });
  const read = (number: string) => shop.as(asha)(getOrder, { params: { number } });
  const rowOf = (number: string) =>
    shop.context.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();
  const mailsOf = async (orderId: string, kind: 'ready' | 'bill') =>
    (await shop.context.db.selectFrom('mails').select('id').where('orderId', '=', orderId).where('kind', '=', kind).execute())
      .length;
  const deliver = (orderId: string, at = new Date(), sha256 = 'f'.repeat(64)) =>
    shop.context.db.transaction().execute((transaction) =>
      completeOrder(transaction, orderId, {
        video: { ...aVideo(), sha256, object_key: `videos/${sha256}.mp4` },
        posterKey: null,
        at,
      }),
    );
  const pay = async (number: string, checkout: { checkout_url: string }) => {
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    return shop.as(asha)(settleOrder, { params: { number } });
  };
  const place = async () => {
    const { order, checkout } = await shop.as(asha)(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
    await pay(order.number, checkout);
    return { number: order.number, id: (await rowOf(order.number)).id };
  };
  const delivered = async () => {
    const order = await place();
    await deliver(order.id);
    return order;
  };
  const purge = async ({ id, number }: { id: string; number: string }, at = new Date()) => {
    const news = { ...purgedNews({ id, number }), purged_at: at.toISOString() };
    await shop.context.bus.publish(envelope('media.uploads.purged', id, news));
    await eventually('the purge', async () => (await rowOf(number)).uploadsPurgedAt !== null);
  };

  afterEach(() => shop.neighbours.gone.clear());

  it('is free and begun at once where the mistake was ours; the old one stays until the new one is there', async () => {
    const { id, number } = await delivered();
    const before = await rowOf(number);
    const key = randomUUID();
    const answer = await revise(number, {}, admin, key);
    expect(answer).toEqual({ state: 'processing', bill: null });
    expect(await revise(number, {}, admin, key)).toEqual(answer);
    const order = await read(number);
    expect(order).toMatchObject({ state: 'processing', headline: 'Asha & Rohan Rao', can: { download: true, pay: false } });
    expect(order.customisation).toEqual({
      ...anOrder().customisation,
      details: { ...anOrder().customisation.details, groom: 'Rohan Rao' },
    });
    expect(Date.parse(order.due_at ?? '')).toBeGreaterThan(Date.now() + 47 * 3_600_000);
    const facts = await shop.facts('orders.order.revised', id);
    expect(facts).toHaveLength(1);
    expect(facts[0]?.data).toMatchObject({ note: 'The name was wrong', customisation: order.customisation, resolution: '1080p' });

    expect(await deliver(id, before.completedAt ?? undefined)).toBe(false);
    expect((await read(number)).state).toBe('processing');
    const at = new Date(Date.now() + 1_000);
    expect(await deliver(id, at, 'a'.repeat(64))).toBe(true);
    expect(await deliver(id, at, 'a'.repeat(64))).toBe(false);
    expect(await deliver(id, new Date(Date.now() + 9_000), 'a'.repeat(64))).toBe(false);
    const after = await rowOf(number);
    expect(after).toMatchObject({ state: 'completed', completedAt: at, video: { sha256: 'a'.repeat(64) } });
    expect(await shop.facts('orders.order.completed', id)).toHaveLength(2);
    expect(await mailsOf(id, 'ready')).toBe(2);
    expect((await read(number)).history.map(({ kind }) => kind)).toEqual([
      ...['placed', 'paid', 'delivered', 'completed', 'revised', 'delivered', 'completed'],
    ]);
  });

  it('tells the customer also of a new video that is the old one to the byte', async () => {
    const { id, number } = await delivered();
    await revise(number, { details: {} });
    expect(await deliver(id, new Date(Date.now() + 1_000))).toBe(true);
    expect(await mailsOf(id, 'ready')).toBe(2);
  });

  it('begins when its bill is paid, where the wish is theirs', async () => {
    const { id, number } = await delivered();
    const { state, bill } = await revise(number, { fault: 'theirs', amount_minor: 5_000 });
    expect(state).toBe('completed');
    expect(bill).toMatchObject({ kind: 'revision', state: 'open', amount: { currency: 'INR', amount_minor: 5_000 } });
    expect(await mailsOf(id, 'bill')).toBe(1);
    const waiting = await read(number);
    expect(waiting).toMatchObject({ state: 'completed', headline: 'Asha & Rohan', can: { pay: true, download: true } });
    expect(waiting.history.at(-1)?.kind).toBe('bill_added');
    expect(await shop.facts('orders.order.revised', id)).toEqual([]);
    const params = { order_id: id };
    expect(await shop.asService()(orderFate, { params })).toMatchObject({ uploads_may_go: false });
    for (const again of [{}, { fault: 'theirs', amount_minor: 100 }] as const)
      expect(await refusal(revise(number, again))).toMatchObject({ status: 409, code: 'revision_unpaid' });

    const body = { bill_id: bill?.id ?? null };
    const checkout = await shop.as(asha)(openCheckout, { params: { number }, body, idempotencyKey: randomUUID() });
    expect(await pay(number, checkout)).toMatchObject({
      state: 'processing',
      headline: 'Asha & Rohan Rao',
      paid: { amount_minor: 34_900 },
    });
    expect(await shop.facts('orders.order.revised', id)).toHaveLength(1);
    expect(await deliver(id, new Date(Date.now() + 5_000))).toBe(true);
    expect(await shop.asService()(orderFate, { params })).toMatchObject({ state: 'completed', due_at: expect.any(String) });
  });

  it('can be free of charge for a wish of theirs, and is off the table once its bill is withdrawn', async () => {
    const { number } = await delivered();
    const { bill } = await revise(number, { fault: 'theirs', amount_minor: 5_000 });
    await shop.as(admin)(withdrawBill, { params: { bill_id: bill?.id ?? '' } });
    expect(await revise(number, { fault: 'theirs' })).toEqual({ state: 'processing', bill: null });
  });

  it('is not paid for any more once its customer is forgotten', async () => {
    const { id, number } = await delivered();
    const { bill } = await revise(number, { fault: 'theirs', amount_minor: 5_000 });
    await shop.context.db.transaction().execute((transaction) => eraseOrder(transaction, id));
    const { state, revision } = await shop.context.db
      .selectFrom('bills')
      .select(['state', 'revision'])
      .where('id', '=', bill?.id ?? '')
      .executeTakeFirstOrThrow();
    expect({ state, revision }).toEqual({ state: 'void', revision: null });
    expect(await refusal(revise(number))).toMatchObject({ status: 409, code: 'customer_erased' });
  });

  it('asks once when it is asked for twice at once', async () => {
    const { id, number } = await delivered();
    const calls = [1, 2, 3].map(() => revise(number, { fault: 'theirs', amount_minor: 5_000 }));
    const outcomes = await Promise.allSettled(calls);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const bills = await shop.context.db
      .selectFrom('bills')
      .select('id')
      .where('orderId', '=', id)
      .where('kind', '=', 'revision')
      .execute();
    expect(bills).toHaveLength(1);
  });

  it('answers the same to the same call that comes at once', async () => {
    const { id, number } = await delivered();
    const key = randomUUID();
    const answers = await Promise.all([1, 2, 3, 4].map(() => revise(number, {}, admin, key)));
    for (const answer of answers) expect(answer).toEqual({ state: 'processing', bill: null });
    expect(await shop.facts('orders.order.revised', id)).toHaveLength(1);
    expect(await refusal(revise(number, { note: 'Another' }, admin, key))).toMatchObject({ code: 'idempotency_key_reused' });
  });

  it('needs a new photo for each that was deleted', async () => {
    const order = await delivered();
    await purge(order);
    expect(await refusal(revise(order.number))).toEqual({ status: 409, code: 'photos_gone', fields: ['photos.couple'] });
    expect((await revise(order.number, { photos: { couple: NEW_PHOTO } })).state).toBe('processing');
    expect(shop.neighbours.held).toContainEqual({ order_id: order.id, upload_ids: [NEW_PHOTO] });
    const row = await rowOf(order.number);
    expect(row.uploadsPurgedAt).toBeNull();
    expect(row.customisation.photos).toEqual({ couple: { upload_id: NEW_PHOTO } });
  });

  it('holds what it goes on with, lest a purge that is due takes it', async () => {
    const { id, number } = await delivered();
    shop.neighbours.held.length = 0;
    await revise(number);
    expect(shop.neighbours.held).toEqual([{ order_id: id, upload_ids: [PHOTO] }]);
  });

  it('finds out by asking when the news of the deletion is still on its way', async () => {
    const { number } = await delivered();
    shop.neighbours.gone.add(PHOTO);
    expect(await refusal(revise(number))).toMatchObject({ code: 'photos_gone', fields: ['photos.couple'] });
    expect((await revise(number, { photos: { couple: NEW_PHOTO } })).state).toBe('processing');
  });

  /** Nothing changes it, so all cases may look at the same one. */
  let untouched: ReturnType<typeof delivered> | undefined;
  it.each<[string, Partial<Wanted>, number, string, string[]]>([
    ['words that the theme does not know', { details: { cousin: 'X' } }, 400, 'invalid_customisation', ['details.cousin']],
    ['a required word left out', { details: { bride: ' ' } }, 400, 'invalid_customisation', ['details.bride']],
    ['words that are too long', { details: { place: 'x'.repeat(21) } }, 400, 'invalid_customisation', ['details.place']],
    ['a slot that is not there', { photos: { dog: NEW_PHOTO } }, 400, 'invalid_customisation', ['photos.dog']],
    ["somebody else's photo", { photos: { family: OTHERS_PHOTO } }, 400, 'invalid_customisation', ['photos.family']],
    ['a price for our own mistake', { amount_minor: 100 }, 400, 'amount_not_expected', ['amount_minor']],
    ['a price no card can pay', { fault: 'theirs', amount_minor: 99 }, 400, 'amount_too_small', ['amount_minor']],
    ['a request of nobody', { support_number: 'SR-00000000' }, 400, 'support_number_unknown', ['support_number']],
    ['a note of blanks', { note: ' ' }, 400, 'invalid_customisation', ['note']],
  ])('is refused with %s, and changes nothing', async (_, changes, status, code, fields) => {
    untouched ??= delivered();
    const { id, number } = await untouched;
    const before = await rowOf(number);
    expect(await refusal(revise(number, changes))).toEqual({ status, code, fields });
    expect(await rowOf(number)).toEqual(before);
    expect((await read(number)).bills).toHaveLength(1);
    expect(await shop.facts('orders.order.revised', id)).toEqual([]);
  });

  it('is for admins, and for orders that are delivered', async () => {
    const { number } = await place();
    for (const who of [asha, person('dev', ['designer']), person('pat', ['partner'])])
      expect((await refusal(revise(number, {}, who))).status).toBe(403);
    expect(await refusal(revise(number))).toMatchObject({ status: 409, code: 'transition_refused' });
    expect(await refusal(revise('NM-00000000'))).toMatchObject({ status: 404, code: 'order_not_found' });
  });

  it('leaves out words that are emptied, and begins new photos without the crop of the old ones', () => {
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
    const ordered = {
      ...anOrder().customisation,
      photos: { couple: { upload_id: PHOTO, crop }, family: { upload_id: PHOTO, crop } },
    };
    const revised = revisedCustomisation(ordered, { details: { time: '', place: ' Jaipur ' }, photos: { couple: NEW_PHOTO } });
    expect(revised.details).toEqual({ groom: 'Rohan', bride: 'Asha', date: '2026-12-05', place: 'Jaipur' });
    expect(revised.photos).toEqual({ couple: { upload_id: NEW_PHOTO }, family: { upload_id: PHOTO, crop } });
  });

  const ask = (number: string, changes: object, by = asha, kind: 'revision' | 'question' = 'revision') =>
    shop.as(by)(openSupportRequest, {
      idempotencyKey: randomUUID(),
      body: {
        ...{ kind, subject: 'Another photo', text: 'Please take this one.', order_number: number, claim: null, draft: null },
        changes: { details: {}, photos: {}, ...changes },
      },
    });
  const mayGo = async (order_id: string) => (await shop.asService()(orderFate, { params: { order_id } })).uploads_may_go;
  const longDelivered = async () => {
    const order = await delivered();
    const then = new Date(Date.now() - 100 * 3_600_000);
    await shop.context.db
      .updateTable('orders')
      .set({ uploadsFreeAt: then, completedAt: then })
      .where('id', '=', order.id)
      .execute();
    return order;
  };

  it('is asked for with a new photo, which the order keeps until somebody decides; then it is taken over', async () => {
    const { id, number } = await longDelivered();
    expect(await mayGo(id)).toBe(true);
    const crop = { x: 0.25, y: 0, width: 0.5, height: 1 };
    const changes = { details: { bride: ' Aisha ' }, photos: { couple: { upload_id: NEW_PHOTO, crop } } };
    expect(await refusal(ask(number, changes, person('ravi')))).toMatchObject({ code: 'order_not_found' });
    expect(await refusal(ask(number, changes, asha, 'question'))).toMatchObject({ fields: ['changes'] });
    expect(await refusal(ask(number, { photos: { couple: { upload_id: OTHERS_PHOTO } } }))).toMatchObject({
      code: 'invalid_customisation',
      fields: ['changes.photos.couple'],
    });
    expect(await mayGo(id)).toBe(true);

    const request = await ask(number, changes);
    expect(request.changes).toEqual({ ...changes, details: { bride: 'Aisha' } });
    expect(shop.neighbours.held).toContainEqual({ order_id: id, upload_ids: [NEW_PHOTO] });
    expect(await mayGo(id)).toBe(false);
    const { wanted: shown } = await shop.as(admin)(getAdminOrder, { params: { number } });
    expect(shown).toMatchObject([{ support_number: request.number, photo_urls: { couple: expect.stringContaining(NEW_PHOTO) } }]);

    const taken = { details: { groom: 'Rohan Rao' }, support_number: request.number, take_changes: true };
    expect(await revise(number, taken)).toMatchObject({ state: 'processing' });
    const order = await read(number);
    expect(order.customisation).toMatchObject({
      details: { groom: 'Rohan Rao', bride: 'Aisha' },
      photos: { couple: { upload_id: NEW_PHOTO, crop } },
    });
    const [told] = await shop.facts('orders.order.revised', id);
    expect(told?.data).toMatchObject({ customisation: order.customisation });
    expect((await shop.as(asha)(getSupportRequest, { params: { support_number: request.number } })).changes).toBeNull();
  });

  it('is asked for once at a time, also from two tabs, and again when the first request is closed', async () => {
    const { number } = await delivered();
    const changes = { details: { bride: 'Aisha' } };
    const answers = await Promise.allSettled([ask(number, changes), ask(number, changes)]);
    const [first] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(ask(number, changes))).toMatchObject({ status: 409, code: 'changes_requested' });
    await shop.as(asha)(closeSupportRequest, { params: { support_number: first?.number ?? '' } });
    expect((await ask(number, changes)).changes).toMatchObject(changes);
  });

  it.each([
    ['revision', 'A change to my video'],
    ['correction', 'A correction'],
  ] as const)('is asked for once at a time in words alone too, as a %s, until we have answered', async (kind, subject) => {
    const { number } = await delivered();
    const words = { kind, subject, text: 'Please write Aisha.', order_number: number, claim: null, draft: null, changes: null };
    const send = () => shop.as(asha)(openSupportRequest, { idempotencyKey: randomUUID(), body: words });
    const answers = await Promise.allSettled([send(), send()]);
    const [first] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []));
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(ask(number, { details: { bride: 'Aisha' } }))).toMatchObject({ status: 409, code: 'changes_requested' });
    await shop.as(admin)(replyToSupportRequest, {
      params: { support_number: first?.number ?? '' },
      body: { text: 'Done.' },
      idempotencyKey: randomUUID(),
    });
    await send();
  });

  it('is not asked for before there is a video, and nothing is taken over from a request of another order', async () => {
    const { number } = await place();
    expect(await refusal(ask(number, { details: { bride: 'Aisha' } }))).toMatchObject({ status: 409 });
    const [one, other] = [await delivered(), await delivered()];
    const request = await ask(one.number, { details: { bride: 'Aisha' } });
    const taken = { support_number: request.number, take_changes: true };
    expect(await refusal(revise(other.number, taken))).toMatchObject({ status: 409, code: 'no_changes' });
  });

  it('keeps uploads for a wish no longer than two weeks, and not at all once its request is closed', async () => {
    const [old, closed] = [await longDelivered(), await longDelivered()];
    const changes = { photos: { couple: { upload_id: NEW_PHOTO } } };
    const request = await ask(old.number, changes);
    expect(await mayGo(old.id)).toBe(false);
    await shop.context.db
      .updateTable('supportRequests')
      .set({ openedAt: new Date(Date.now() - 15 * 24 * 3_600_000) })
      .where('number', '=', request.number)
      .execute();
    expect(await mayGo(old.id)).toBe(true);
    const other = await ask(closed.number, changes);
    await shop.as(asha)(closeSupportRequest, { params: { support_number: other.number } });
    expect(await mayGo(closed.id)).toBe(true);
    await purge(closed);
    expect((await shop.as(asha)(getSupportRequest, { params: { support_number: other.number } })).changes).toBeNull();
  });

  it('needs every photo again in a change request after the photos were deleted', async () => {
    const order = await longDelivered();
    await purge(order);
    expect(await refusal(ask(order.number, { details: { bride: 'Aisha' } }))).toMatchObject({
      code: 'photos_gone',
      fields: ['changes.photos.couple'],
    });
    const request = await ask(order.number, { photos: { couple: { upload_id: NEW_PHOTO } } });
    await revise(order.number, { details: {}, support_number: request.number, take_changes: true });
    expect((await read(order.number)).customisation.photos).toEqual({ couple: { upload_id: NEW_PHOTO } });
  });

  const changesOf = async (support_number: string) =>
    (await shop.as(asha)(getSupportRequest, { params: { support_number } })).changes;

  it('keeps a wish in words alone when what was uploaded is deleted', async () => {
    const order = await longDelivered();
    const request = await ask(order.number, { details: { bride: 'Aisha' } });
    await purge(order);
    expect(await changesOf(request.number)).toEqual({ details: { bride: 'Aisha' }, photos: {} });
  });

  it('keeps the photos of a wish that came after the deletion which it hears of, and shows them', async () => {
    const order = await longDelivered();
    const photos = { couple: { upload_id: NEW_PHOTO } };
    const request = await ask(order.number, { photos });
    await purge(order, new Date(Date.now() - 3_600_000));
    expect(await changesOf(request.number)).toEqual({ details: {}, photos });
    const { wanted: shown } = await shop.as(admin)(getAdminOrder, { params: { number: order.number } });
    expect(shown).toMatchObject([{ photo_urls: { couple: expect.stringContaining(NEW_PHOTO) } }]);
  });

  it('forgets with the uploads of a wish what its calls were answered, and those of no other', async () => {
    const order = await longDelivered();
    const request = await ask(order.number, { photos: { couple: { upload_id: NEW_PHOTO } } });
    const params = { support_number: request.number };
    await shop.as(asha)(replyToSupportRequest, { params, body: { text: 'Soon?' }, idempotencyKey: randomUUID() });
    const words = await ask((await delivered()).number, { details: { bride: 'Aisha' } });
    const answersOf = async (number: string) =>
      (await shop.context.db.selectFrom('idempotencyKeys').select('key').where(sql`answer->>'number'`, '=', number).execute())
        .length;
    expect(await answersOf(request.number)).toBe(2);
    await purge(order);
    expect(await answersOf(request.number)).toBe(0);
    expect(await answersOf(words.number)).toBe(1);
  });

  it('is taken over from a request that has been open for long', async () => {
    const { number } = await delivered();
    const request = await ask(number, { details: { bride: 'Aisha' } });
    await shop.context.db
      .updateTable('supportRequests')
      .set({ openedAt: new Date(Date.now() - 15 * 24 * 3_600_000) })
      .where('number', '=', request.number)
      .execute();
    const { wanted: shown } = await shop.as(admin)(getAdminOrder, { params: { number } });
    expect(shown).toMatchObject([{ support_number: request.number, changes: { details: { bride: 'Aisha' } } }]);
    await revise(number, { details: {}, support_number: request.number, take_changes: true });
    expect((await read(number)).customisation.details.bride).toBe('Aisha');
  });

  it.each(['a revision', 'news of a deletion'])('lets whoever holds a request have its order: %s waits', async (what) => {
    const order = await longDelivered();
    const request = await ask(order.number, { details: { bride: 'Aisha' }, photos: { couple: { upload_id: NEW_PHOTO } } });
    const take = () => revise(order.number, { support_number: request.number, take_changes: true });
    const { db } = shop.context;
    const later = await db.transaction().execute(async (transaction) => {
      await lockSupport(transaction, request.number);
      const begun = { call: what === 'a revision' ? take() : purge(order) };
      await eventually('it waits', async () => {
        const waiting = await sql`select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock' and query like '%support_requests%'`.execute(db);
        return waiting.rows.length > 0;
      });
      await transaction.selectFrom('orders').select('id').where('id', '=', order.id).forUpdate().execute();
      return begun;
    });
    await later.call;
    expect(await changesOf(request.number)).toBeNull();
  });
});
