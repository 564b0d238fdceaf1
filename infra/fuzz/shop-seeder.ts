import type { Order } from '@nimantran/proto/domain/order';
import type { Video } from '@nimantran/proto/domain/theme';
import { getOrder } from '@nimantran/proto/http/orders/orders';
import { approveJob, getStudioQueue, pullJob, releaseJob, type StudioJob } from '@nimantran/proto/http/studio/jobs';
import { BILLING, customise, findTheme, OPTIONS, order, payByCard, payByUpi } from '../shop-client/order.ts';
import { newIntent, until } from '../shop-client/person.ts';
import type { KnownIds } from './known-ids.ts';
import type { Member, People } from './people.ts';
import type { FuzzShop } from './shop.ts';

export const GOOD_CARD = '4242424242424242';
/** A card whose bank returns refunds. */
export const REFUND_FAILS_CARD = '4000000000005126';
const HOUSE_WARMING = { id: 103, category: 'house-warming' };
const WAIT_MS = 60_000;
const LOOK_MS = 50;
const ASIDE = 4;

type Attribution = Parameters<typeof order>[5];

/** Creates the things that requests can name, as people would. */
export class ShopSeeder {
  readonly fuzz: FuzzShop;
  readonly people: People;
  readonly things: KnownIds;
  #theme: Promise<Video> | undefined;
  #ordering: Promise<unknown> = Promise.resolve();

  constructor(fuzz: FuzzShop, people: People, things: KnownIds) {
    this.fuzz = fuzz;
    this.people = people;
    this.things = things;
  }

  theme(): Promise<Video> {
    this.#theme ??= this.people.of('customer').then(({ person }) => findTheme(person, HOUSE_WARMING.id, HOUSE_WARMING.category));
    return this.#theme;
  }

  /** Everything for placing an order except the price. */
  async wish(member: Member) {
    const theme = await this.theme();
    return { theme, customisation: await customise(member.person, theme, {}), options: OPTIONS, billing: BILLING };
  }

  /** An order that awaits payment. */
  async unpaid(member: Member, attribution?: Attribution): Promise<{ number: string; checkoutUrl: string }> {
    const { theme, customisation } = await this.wish(member);
    const placed = await order(member.person, theme, customisation, newIntent(), OPTIONS, attribution);
    this.things.add('order', placed.order.number, member.role);
    for (const bill of placed.order.bills) this.things.add('bill', bill.id);
    return { number: placed.order.number, checkoutUrl: placed.checkoutUrl };
  }

  /** An order in production. */
  async paid(member: Member, card = GOOD_CARD, attribution?: Attribution): Promise<string> {
    const { number, checkoutUrl } = await this.unpaid(member, attribution);
    await payByCard(this.fuzz.shop.localUrl, checkoutUrl, card);
    await this.reaches(member, number, ({ state }) => state !== 'awaiting_payment');
    return number;
  }

  /** An order whose payment the bank has yet to confirm; it never does. */
  async onItsWay(member: Member): Promise<string> {
    const { number, checkoutUrl } = await this.unpaid(member);
    await payByUpi(this.fuzz.shop.localUrl, checkoutUrl, 'waits@test');
    await this.reaches(member, number, ({ payment_pending }) => payment_pending !== undefined);
    return number;
  }

  reaches(member: Member, number: string, isSo: (order: Order) => boolean): Promise<Order> {
    return until(
      `order ${number} to come so far`,
      WAIT_MS,
      async () => {
        const now = await member.person.call(getOrder, { params: { number } });
        return isSo(now) ? now : undefined;
      },
      LOOK_MS,
    );
  }

  /** Approves all jobs until these orders reach the state. */
  async deliver(orders: readonly { by: Member; number: string }[], isSo: (order: Order) => boolean): Promise<void> {
    const desk = await this.people.desk();
    for (const { by, number } of orders)
      await until(
        `order ${number} to be made`,
        WAIT_MS,
        async () => {
          const now = await by.person.call(getOrder, { params: { number } });
          if (isSo(now)) return now;
          await this.#approveNext(desk);
          return undefined;
        },
        LOOK_MS,
      );
  }

  async #approveNext({ person }: Member): Promise<void> {
    const { job } = await person.call(pullJob).catch(() => ({ job: null }));
    if (job)
      await person
        .call(approveJob, { params: { id: job.id } })
        .catch(() => person.call(releaseJob, { params: { id: job.id } }).catch(() => {}));
  }

  /** A job that the member has claimed; more are ordered if none is waiting. */
  claimed(member: Member): Promise<StudioJob> {
    return until(
      'a job to be handed out',
      WAIT_MS,
      async () => {
        const { job } = await member.person.call(pullJob);
        if (job) this.things.add('job', job.id);
        if (!job) await this.#orderMore();
        return job ?? undefined;
      },
      LOOK_MS,
    );
  }

  /** A job that waits for a designer. */
  waiting(): Promise<{ id: string; order_number: string }> {
    return until(
      'a job to wait',
      WAIT_MS,
      async () => {
        const { person } = await this.people.desk();
        const { due_next } = await person.call(getStudioQueue);
        const found = due_next.findLast(({ state, handed }) => state === 'queued' && handed === null);
        if (!found) await this.#orderMore();
        return found;
      },
      LOOK_MS,
    );
  }

  /** Calls run one after the other; a later call finds what an earlier one has ordered. */
  async #orderMore(): Promise<void> {
    const { person } = await this.people.desk();
    const more = this.#ordering.then(async () => {
      const { due_next, drafting } = await person.call(getStudioQueue);
      if (due_next.length + drafting.length > 0) return;
      const customer = await this.people.of('customer', 1);
      await Promise.all(Array.from({ length: ASIDE }, () => this.paid(customer)));
    });
    this.#ordering = more.catch(() => {});
    await more;
  }
}
