import { randomUUID } from 'node:crypto';
import { answerOrder, getOrder, placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith } from '../../../../../infra/test-support/servers/servers.ts';
import { anOrder, envelope, OTHERS_PHOTO, person, SONG, SONG_SECONDS } from '../../support/fixtures.ts';
import { CUSTOM_AUDIO_MINOR } from '../../support/neighbours.ts';
import { refusal, sessionIdOf, withShop } from '../../support/shop.ts';

const MINUTE_MS = 60_000;

describeWith(['postgres'], 'questions of designers', () => {
  const shop = withShop();
  const asha = person('asha');
  const ravi = person('ravi');
  const read = (number: string) => shop.as(asha)(getOrder, { params: { number } });

  const paidAgo = (id: string, minutes: number) =>
    shop.context.db
      .updateTable('bills')
      .set({ paidAt: new Date(Date.now() - minutes * MINUTE_MS) })
      .where('orderId', '=', id)
      .execute();

  /** A paid order about which a designer asked an hour ago. */
  async function asked(body = anOrder()) {
    const { order, checkout } = await shop.as(asha)(placeOrder, { body, idempotencyKey: randomUUID() });
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    await shop.as(asha)(settleOrder, { params: { number: order.number } });
    const id = await shop.idOf(order.number);
    const job = { job_id: randomUUID(), order_id: id, order_number: order.number };
    await paidAgo(id, 120);
    const at = new Date(Date.now() - 60 * MINUTE_MS);
    await shop.context.bus.publish(envelope('studio.job.held', job.job_id, { ...job, message: 'Saturday or Sunday?' }, at));
    await eventually('the question', async () => (await read(order.number)).question !== null);
    return { id, number: order.number, order: await read(order.number) };
  }
  const codeOf = async (call: Promise<unknown>) =>
    call.then(
      () => 'no refusal',
      (error: unknown) => (error instanceof ProblemError ? error.code : error),
    );

  it('are answered on the order, in words and with corrections, and the clock goes on', async () => {
    const { id, number, order } = await asked();
    expect(order.question).toMatchObject({ message: 'Saturday or Sunday?' });
    const [key = ''] = Object.entries(order.customisation.details).find(([, words]) => /^\p{L}/u.test(words)) ?? [];
    const body = { question_id: order.question?.id ?? '', text: 'It is a Sunday.', details: {}, photos: {} };
    expect(await codeOf(shop.as(ravi)(answerOrder, { params: { number }, body }))).toBe('order_not_found');
    expect(await codeOf(shop.as(asha)(answerOrder, { params: { number }, body: { ...body, text: '  ' } }))).toBe('answer_empty');
    expect(await codeOf(shop.as(asha)(answerOrder, { params: { number }, body: { ...body, details: { nothing: 'x' } } }))).toBe(
      'invalid_customisation',
    );
    expect((await read(number)).question).not.toBeNull();

    const next = await shop.as(asha)(answerOrder, { params: { number }, body: { ...body, details: { [key]: 'Aishwarya' } } });
    expect(next.question).toBeNull();
    expect(next.customisation.details[key]).toBe('Aishwarya');
    expect(next.history.at(-1)).toMatchObject({ kind: 'answered', text: expect.not.stringContaining('Sunday') });
    const putOffMs = Date.parse(next.due_at ?? '') - Date.parse(order.due_at ?? '');
    expect(putOffMs).toBeGreaterThanOrEqual(60 * MINUTE_MS);
    expect(putOffMs).toBeLessThan(70 * MINUTE_MS);
    expect(await shop.facts('orders.order.answered', id)).toMatchObject([
      { data: { answer: 'It is a Sunday.', changes: { details: { [key]: 'Aishwarya' }, photos: {} }, due_at: next.due_at } },
    ]);
    expect(await codeOf(shop.as(asha)(answerOrder, { params: { number }, body }))).toBe('no_question');
  });

  it('put the deadline off by what was waited for since it began to count, and no more', async () => {
    const { id, number, order } = await asked();
    // The rest was paid, and the deadline reset, while the question was already open.
    await paidAgo(id, 20);
    const job = { job_id: randomUUID(), order_id: id, order_number: number };
    await shop.context.bus.publish(envelope('studio.job.queued', job.job_id, job));
    await eventually('the end of the hold', async () => (await read(number)).question === null);
    const putOffMs = Date.parse((await read(number)).due_at ?? '') - Date.parse(order.due_at ?? '');
    expect(putOffMs).toBeGreaterThanOrEqual(20 * MINUTE_MS);
    expect(putOffMs).toBeLessThan(30 * MINUTE_MS);
  });

  const SECOND = '33333333-3333-4333-8333-333333333333';
  const answerWith = (number: string, body: object) =>
    shop.as(asha)(answerOrder, {
      params: { number },
      body: { question_id: randomUUID(), text: '', details: {}, photos: {}, ...body },
    });

  it('are answered with another photo too, which the order holds from then on beside the first', async () => {
    const { id, number, order } = await asked();
    const question_id = order.question?.id ?? '';
    const crop = { x: 0, y: 0, width: 0.5, height: 0.5 };
    expect(await refusal(answerWith(number, { question_id, photos: { couple: { upload_id: OTHERS_PHOTO } } }))).toMatchObject({
      code: 'invalid_customisation',
      fields: ['photos.couple'],
    });
    expect(await refusal(answerWith(number, { question_id, photos: { couple: { upload_id: SONG } } }))).toMatchObject({
      code: 'invalid_customisation',
      fields: ['photos.couple'],
    });
    expect(await refusal(answerWith(number, { question_id, photos: { nowhere: { upload_id: SECOND } } }))).toMatchObject({
      code: 'invalid_customisation',
      fields: ['photos.nowhere'],
    });
    expect((await read(number)).question).not.toBeNull();
    // From an earlier video, before changes that needed none of it.
    await shop.context.db.updateTable('orders').set({ uploadsPurgedAt: new Date() }).where('id', '=', id).execute();
    const photos = { couple: { upload_id: SECOND, crop } };
    const next = await answerWith(number, { question_id, photos });
    expect(next.customisation.photos).toEqual(photos);
    expect(next.uploads).toMatchObject({ state: 'kept', photos: 1 });
    expect(shop.neighbours.held).toContainEqual({ order_id: id, upload_ids: [SECOND] });
    const row = shop.context.db.selectFrom('orders').select('uploadsPurgedAt').where('id', '=', id);
    expect((await row.executeTakeFirstOrThrow()).uploadsPurgedAt).toBeNull();
    expect(await shop.facts('orders.order.answered', id)).toMatchObject([{ data: { changes: { details: {}, photos } } }]);
  });

  it('take other music where the order was bought with music, and only with the word that one may use it', async () => {
    const { customisation, expected_total_minor } = anOrder();
    const withMusic = anOrder({
      customisation: { ...customisation, music: { upload_id: SONG, start_seconds: 37 } },
      music_rights_accepted: true,
      expected_total_minor: expected_total_minor + CUSTOM_AUDIO_MINOR,
    });
    const music = { upload_id: SONG, start_seconds: 80 };
    const plain = await asked();
    const unbought = answerWith(plain.number, { question_id: plain.order.question?.id, music, music_rights_accepted: true });
    expect(await refusal(unbought)).toMatchObject({ code: 'invalid_customisation', fields: ['music'] });

    const { id, number, order } = await asked(withMusic);
    const question_id = order.question?.id;
    expect(await refusal(answerWith(number, { question_id, music }))).toMatchObject({
      code: 'invalid_customisation',
      fields: ['music_rights_accepted'],
    });
    const late = { ...music, start_seconds: SONG_SECONDS };
    expect(await refusal(answerWith(number, { question_id, music: late, music_rights_accepted: true }))).toMatchObject({
      fields: ['music.start_seconds'],
    });
    const next = await answerWith(number, { question_id, music, music_rights_accepted: true });
    expect(next.customisation.music).toEqual(music);
    expect(await shop.facts('orders.order.answered', id)).toMatchObject([{ data: { changes: { music } } }]);
  });

  it('are open no more once the designer went on without an answer', async () => {
    const { id, number, order } = await asked();
    const job = { job_id: randomUUID(), order_id: id, order_number: number };
    await shop.context.bus.publish(envelope('studio.job.queued', job.job_id, job));
    await eventually('the end of the hold', async () => (await read(number)).question === null);
    const body = { question_id: order.question?.id ?? '', text: 'Sunday', details: {}, photos: {} };
    expect(await codeOf(shop.as(asha)(answerOrder, { params: { number }, body }))).toBe('no_question');
    expect(await shop.facts('orders.order.answered', id)).toEqual([]);
  });
});
