import { randomUUID } from 'node:crypto';
import { ProblemError } from '@nimantran/proto/http/client';
import { answerOrder, getOrder, placeOrder, settleOrder } from '@nimantran/proto/http/orders';
import { expect, it } from 'vitest';
import { eventually } from '../../../infra/testing/eventually.ts';
import { describeWith } from '../../../infra/testing/servers.ts';
import { anOrder, envelope, person } from './support/fixtures.ts';
import { sessionIdOf, withShop } from './support/shop.ts';

const MINUTE_MS = 60_000;

describeWith(['postgres'], 'questions of designers', () => {
  const shop = withShop();
  const asha = person('asha');
  const ravi = person('ravi');
  const read = (number: string) => shop.as(asha)(getOrder, { params: { number } });

  /** A paid order about which a designer asked an hour ago. */
  async function asked() {
    const { order, checkout } = await shop.as(asha)(placeOrder, { body: anOrder(), idempotencyKey: randomUUID() });
    await shop.control(`sessions/${sessionIdOf(checkout)}/pay`);
    await shop.as(asha)(settleOrder, { params: { number: order.number } });
    const { id } = await shop.context.db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', order.number)
      .executeTakeFirstOrThrow();
    const job = { job_id: randomUUID(), order_id: id, order_number: order.number };
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
