import type { Order } from '@nimantran/proto/domain/order';
import { ProblemError } from '@nimantran/proto/http/client';
import { approveJob, pullJob, releaseJob } from '@nimantran/proto/http/studio';
import type { Shop } from '../../../launcher/shop.ts';
import { customise, findTheme, order, payByCard } from '../../../shop-client/order.ts';
import { type Person, visitAs } from '../../../shop-client/person.ts';
import { THEMES } from './restored-shop.ts';

export const CARD = '4242424242424242';

export interface Placed {
  order: Order;
  checkoutUrl: string;
}

/** Places an order in a customer's words; it is paid by whoever calls. */
export async function place(customer: Person, index: number, { photo }: { photo: boolean }): Promise<Placed> {
  const theme = photo ? THEMES.photo : THEMES.plain;
  const video = await findTheme(customer, theme.id, theme.category);
  const words = video.fields.find(({ kind }) => kind === 'text' || kind === 'name');
  const customisation = await customise(customer, video, words ? { [words.key]: `Guest ${index}` } : {});
  return order(customer, video, customisation, `backup ${index}`);
}

/** Keeps at something until told to stop; answers what stops it, which throws what went wrong. A shop that is busy is asked again. */
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
  // Told to who stops it.
  done.catch(() => {});
  return async () => {
    isOver = true;
    wake();
    await done;
  };
}

/** A designer who approves whatever is handed out. */
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

/** Customers who order and pay one after the other, a photo in every third order. */
export async function startCustomers(shop: Shop, placed: Placed[]): Promise<() => Promise<void>> {
  const customer = await visitAs(shop.publicUrl, shop.localUrl, 'customer@nimantran.test');
  return keepAt(async (round) => {
    const found = await place(customer, 1_000 + round, { photo: round % 3 === 2 });
    await payByCard(shop.localUrl, found.checkoutUrl, CARD);
    placed.push(found);
  }, 300);
}
