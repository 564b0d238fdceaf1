import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'vitest';
import { approve, customise, download, findTheme, order, payByCard, pullJobOf, waitForState } from '../shop-client/order.ts';
import { newIntent, type Person, until, visitAs } from '../shop-client/person.ts';

const PAUSE_MS = 3_000;
/** A customer tries again until the order is placed and paid. */
const TRIES_MS = 300_000;
const LIMIT_MS = 300_000;

export interface OrderFlow {
  /** The numbers of the orders that are placed and paid so far. */
  placed: readonly string[];
  /** Resolves when this many more are. */
  more(count: number): Promise<void>;
  /** Lets the last customer finish; returns all numbers, and how often a request failed even after the client's own tries. */
  stop(): Promise<{ numbers: string[]; failures: number }>;
}

interface Shop {
  publicUrl: string;
  localUrl: string;
}

/** Places and pays one order after another, whatever happens to the shop meanwhile; who gets no answer tries again. */
export async function startOrders({ publicUrl, localUrl }: Shop, theme: { id: number; category: string }): Promise<OrderFlow> {
  const customer = await visitAs(publicUrl, localUrl, 'customer@nimantran.test');
  const video = await findTheme(customer, theme.id, theme.category);
  const placed: string[] = [];
  let failures = 0;
  let isOver = false;
  const buyOne = async (): Promise<void> => {
    const intent = newIntent();
    const tried = <Answer>(what: string, act: () => Promise<Answer>): Promise<Answer> =>
      until(what, TRIES_MS, () =>
        act().catch((error: unknown) => {
          failures += 1;
          throw error;
        }),
      );
    const customisation = await tried('the photos to be uploaded', () => customise(customer, video, {}));
    const { order: made, checkoutUrl } = await tried('the order to be placed', () =>
      order(customer, video, customisation, intent),
    );
    await tried('the payment to be made', () => payByCard(localUrl, checkoutUrl, '4242424242424242').then(() => true));
    placed.push(made.number);
  };
  const work = (async () => {
    while (!isOver) {
      await buyOne();
      await sleep(PAUSE_MS);
    }
  })();
  // Told by `stop`.
  work.catch(() => {});
  return {
    placed,
    async more(count) {
      const wanted = placed.length + count;
      await until(`${wanted} orders to be placed`, LIMIT_MS, async () => (placed.length >= wanted ? true : undefined));
    },
    async stop() {
      isOver = true;
      await work;
      return { numbers: [...placed], failures };
    },
  };
}

/** Has every order approved by a designer and fetched by its customer. @throws if one is lost, made twice, or without a film */
export async function deliverAll({ publicUrl, localUrl }: Shop, numbers: readonly string[]): Promise<void> {
  const customer = await visitAs(publicUrl, localUrl, 'customer@nimantran.test');
  const designer = await visitAs(publicUrl, localUrl, 'designer@nimantran.test');
  expect(new Set(numbers).size).toBe(numbers.length);
  for (const number of numbers) await deliver(customer, designer, number);
}

async function deliver(customer: Person, designer: Person, number: string): Promise<void> {
  const { id } = await pullJobOf(designer, number, LIMIT_MS);
  await approve(designer, id);
  const { history } = await waitForState(customer, number, ['completed'], LIMIT_MS);
  const kinds = history.map(({ kind }) => kind as string);
  for (const once of ['placed', 'paid', 'delivered', 'completed'])
    expect(
      kinds.filter((kind) => kind === once),
      `${number}: ${kinds.join(', ')}`,
    ).toHaveLength(1);
  expect((await download(customer, number)).bytes.length).toBeGreaterThan(1_000);
}
