import { setTimeout as sleep } from 'node:timers/promises';
import type { Order } from '@nimantran/proto/domain/order';
import { endOrder, reviseOrder } from '@nimantran/proto/http/orders/admin-orders';
import { refundOrder } from '@nimantran/proto/http/orders/admin-refunds';
import { answerOrder, cancelOrder, getOrder, openCheckout } from '@nimantran/proto/http/orders/orders';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { customise, findTheme, order, payByCard } from '../../shop-client/order.ts';
import { keyOf, type Person } from '../../shop-client/person.ts';
import type { OrderPlan } from '../fault-plan.ts';
import type { World } from '../world.ts';
import type { Desk } from './designer.ts';
import type { RetryingPerson } from './retries.ts';

export interface Visit {
  plan: OrderPlan;
  /** Known once the order is placed. */
  number?: string;
  /** The visit's whole plan is done. */
  isDone: boolean;
  problem?: string;
  /** The customer saw the order as paid. */
  wasPaid: boolean;
}

interface People {
  customer: RetryingPerson;
  admin: RetryingPerson;
  desk: Desk;
}

export const PART_MINOR = 150;
const THEMES = { photo: { id: 102, category: 'birthday' }, plain: { id: 103, category: 'house-warming' } };
const CARDS = { good: '4242424242424242', declined: '4000000000000002' };
/** An immediate webhook has arrived by then. */
const WEBHOOK_LOOKS = 10;
const LOOK_MS = 500;

/** Takes an order to the end of its plan, whatever faults occur. Never throws: errors are recorded in the visit. */
export async function liveThrough(world: World, visit: Visit, people: People): Promise<void> {
  try {
    await live(world, visit, people);
    visit.isDone = true;
  } catch (error) {
    visit.problem = error instanceof Error ? `${error.message}${error.cause ? ` (${String(error.cause)})` : ''}` : String(error);
  }
}

async function live(world: World, visit: Visit, { customer, admin, desk }: People): Promise<void> {
  const { plan } = visit;
  const intent = `chaos ${plan.index}`;
  const theme = plan.hasPhoto ? THEMES.photo : THEMES.plain;
  const video = await customer.do('see a theme', (person) => findTheme(person, theme.id, theme.category));
  const words = video.fields.find(({ kind }) => kind === 'text' || kind === 'name');
  const own = words ? { [words.key]: `Guest ${plan.index}` } : {};
  const customisation = await customer.do('upload photos', (person) => customise(person, video, own));
  const placed = await customer.do('place an order', (person) => order(person, video, customisation, intent));
  const { number } = placed.order;
  visit.number = number;
  if (plan.fate === 'asked') desk.toAsk.add(number);
  const read = (person: Person): Promise<Order> => person.call(getOrder, { params: { number } });
  const reach = (states: readonly Order['state'][]): Promise<Order> =>
    customer.do(`wait for ${states.join(' or ')}`, async (person) => {
      const found = await read(person);
      if (found.question) await answer(person, found, found.question.id);
      return states.includes(found.state) ? found : undefined;
    });

  if (plan.fate === 'cancelled') {
    await customer.do('cancel', async (person) => {
      if ((await read(person)).state === 'awaiting_payment') await person.call(cancelOrder, { params: { number } });
      return (await read(person)).state === 'cancelled' ? true : undefined;
    });
    return;
  }
  await pay(world, customer, { number, intent, isDeclinedFirst: plan.fate === 'declined first' });
  visit.wasPaid = true;

  const params = { number };
  const ask = { params, idempotencyKey: keyOf(refundOrder, intent) };
  const why = { reason: 'requested' as const, note: 'As agreed', support_number: null };
  if (plan.fate === 'refunded') {
    await admin.do('refund', (person) => person.call(refundOrder, { ...ask, body: { amount_minor: null, ...why } }));
    await reach(['refunded']);
    return;
  }
  if (plan.fate === 'stopped') {
    const stopped = await admin.do('stop an order', (person) => stop(() => person.call(endOrder, { ...ask, body: why })));
    await reach(stopped ? ['cancelled', 'refunded'] : ['completed']);
    return;
  }
  await reach(['completed']);
  if (plan.fate === 'paid back in part')
    await admin.do('refund in part', (person) =>
      person.call(refundOrder, { ...ask, body: { amount_minor: PART_MINOR, ...why } }),
    );
  if (plan.fate === 'revised')
    await revise({ customer, admin }, { number, intent, details: words ? { [words.key]: `Host ${plan.index}` } : {} });
}

/** Pays by card until the order knows it. */
export async function pay(
  world: World,
  customer: RetryingPerson,
  { number, intent, isDeclinedFirst = false }: { number: string; intent: string; isDeclinedFirst?: boolean },
): Promise<void> {
  const isPaid = async (person: Person): Promise<boolean> =>
    (await person.call(getOrder, { params: { number } })).state !== 'awaiting_payment';
  let tries = 0;
  await customer.do('pay', async (person) => {
    if (await isPaid(person)) return true;
    tries += 1;
    const key = keyOf(openCheckout, `${intent} ${tries}`);
    const { checkout_url } = await person.call(openCheckout, {
      params: { number },
      body: { bill_id: null },
      idempotencyKey: key,
    });
    const card = isDeclinedFirst && tries === 1 ? CARDS.declined : CARDS.good;
    await payByCard(world.localUrl, past(checkout_url, world), card);
    for (let look = 0; look < WEBHOOK_LOOKS; look += 1) {
      if (await isPaid(person)) return true;
      await sleep(LOOK_MS);
    }
    return undefined;
  });
}

/** Corrects a delivered video, and waits for the one that replaces it. */
export async function revise(
  { customer, admin }: Pick<People, 'customer' | 'admin'>,
  { number, intent, details }: { number: string; intent: string; details: Record<string, string> },
): Promise<void> {
  const params = { number };
  const body = { fault: 'ours' as const, note: 'A name was wrong', details };
  const more = { photos: {}, amount_minor: null, support_number: null };
  await admin.do('revise', (person) =>
    person.call(reviseOrder, { params, body: { ...body, ...more }, idempotencyKey: keyOf(reviseOrder, intent) }),
  );
  await customer.do('wait for the revision', async (person) => {
    const found = await person.call(getOrder, { params });
    const delivered = found.history.filter(({ kind }) => kind === 'completed').length;
    return found.state === 'completed' && delivered > 1 ? found : undefined;
  });
}

/** Returns false if the video was completed before the order could be stopped. */
async function stop(end: () => Promise<unknown>): Promise<boolean> {
  try {
    await end();
    return true;
  } catch (error) {
    if (error instanceof ProblemError && error.status === 409) return false;
    throw error;
  }
}

/** Leaves the details as they were: the designer only wanted a confirmation. */
async function answer(person: Person, { number }: Order, question_id: string): Promise<void> {
  const body = { question_id, text: 'Yes, just so.', details: {}, photos: {} };
  await person.call(answerOrder, { params: { number }, body });
}

/** The hosted page's path on the local address; the page itself is not under test. */
function past(checkoutUrl: string, { localUrl }: World): string {
  return localUrl + new URL(checkoutUrl).pathname;
}
