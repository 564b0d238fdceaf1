import type { Order } from '@nimantran/proto/domain/order';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import { approveJob, pullJob, releaseJob } from '@nimantran/proto/http/studio/jobs';
import type { Shop } from '../../../launcher/shop.ts';
import { customise, findTheme, order, payByCard } from '../../../shop-client/order.ts';
import { type Person, visitAs } from '../../../shop-client/person.ts';
import { THEMES } from './restored-shop.ts';

export const CARD = '4242424242424242';

export interface Placed {
  order: Order;
  checkoutUrl: string;
}

/** Places an order with a customer's details; the caller pays for it. */
export async function place(customer: Person, index: number, { photo }: { photo: boolean }): Promise<Placed> {
  const theme = photo ? THEMES.photo : THEMES.plain;
  const video = await findTheme(customer, theme.id, theme.category);
  const words = video.fields.find(({ kind }) => kind === 'text' || kind === 'name');
  const customisation = await customise(customer, video, words ? { [words.key]: `Guest ${index}` } : {});
  return order(customer, video, customisation, `backup ${index}`);
}

/**
 * Repeats an action until stopped; returns the function that stops it, which throws any error that occurred. If the shop is busy,
 * it retries.
 */
function keepAt(act: (round: number) => Promise<unknown>, pauseMs: number): () => Promise<void> {
  let isOver = false;
  let wake = () => {};
  const done = (async () => {
    for (let round = 0; !isOver; ) {
      try {
        await act(round);
        round += 1;
      } catch (error) {
        if (!(error instanceof ProblemError) || (error.status > 0 && error.status < 500)) throw error;
      }
      await new Promise<void>((resolve) => {
        wake = resolve;
        setTimeout(resolve, isOver ? 0 : pauseMs);
      });
    }
  })();
  // The stop function throws the error.
  done.catch(() => {});
  return async () => {
    isOver = true;
    wake();
    await done;
  };
}

/** A designer who approves every assigned job. */
export async function startDesigner(shop: Shop): Promise<() => Promise<void>> {
  const designer = await visitAs(shop.publicUrl, shop.localUrl, 'designer@nimantran.test');
  return keepAt(async () => {
    const { job } = await designer.call(pullJob);
    if (!job) return;
    try {
      await designer.call(approveJob, { params: { id: job.id } });
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 409) throw error;
      await designer.call(releaseJob, { params: { id: job.id } });
    }
  }, 200);
}

/** Customers who order and pay one after the other, with a photo in every third order. */
export async function startCustomers(shop: Shop, placed: Placed[]): Promise<() => Promise<void>> {
  const customer = await visitAs(shop.publicUrl, shop.localUrl, 'customer@nimantran.test');
  return keepAt(async (round) => {
    const found = await place(customer, 1_000 + round, { photo: round % 3 === 2 });
    await payByCard(shop.localUrl, found.checkoutUrl, CARD);
    placed.push(found);
  }, 300);
}
