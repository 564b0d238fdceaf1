import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { Order } from '@nimantran/proto/domain/order';
import type { Shop } from '../../../launcher/shop.ts';
import {
  approve,
  customise,
  download,
  findTheme,
  order,
  payByCard,
  pullJobOf,
  waitForState,
} from '../../../shop-client/order.ts';
import { newIntent, visitAs } from '../../../shop-client/person.ts';

/** Buys a theme with its sample details and some changes through the public API; returns the finished video. */
export async function buy(
  shop: Shop,
  theme: { id: number; category: string },
  changes: Record<string, string>,
  more: Partial<Customisation> = {},
): Promise<{ order: Order; bytes: Buffer; fileName: string }> {
  const customer = await visitAs(shop.publicUrl, shop.localUrl, 'customer@nimantran.test');
  const designer = await visitAs(shop.publicUrl, shop.localUrl, 'designer@nimantran.test');
  const video = await findTheme(customer, theme.id, theme.category);
  const placed = await order(customer, video, { ...(await customise(customer, video, changes)), ...more }, newIntent());
  await payByCard(shop.localUrl, placed.checkoutUrl, '4242424242424242');
  const job = await pullJobOf(designer, placed.order.number, 240_000);
  await approve(designer, job.id);
  const completed = await waitForState(customer, placed.order.number, ['completed'], 280_000);
  return { order: completed, ...(await download(customer, placed.order.number)) };
}
