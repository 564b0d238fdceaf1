import { getOrder } from '@nimantran/proto/http/orders/orders';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { approve, customise, findTheme, order, payByCard, pullJobOf, waitForState } from '../../../shop-client/order.ts';
import { newIntent, until, visitAs } from '../../../shop-client/person.ts';
import { readSentMail } from '../shop/read-sent-mail.ts';
import { LONG_BIRTHDAY } from './sold-themes.ts';

const VICTIMS = ['orders', 'studio', 'render', 'media'] as const;

/**
 * Takes an order through a shop whose services, and bus and queue servers if it has any, are killed by SIGKILL at each of its
 * steps, and checks that it completes exactly once.
 */
export async function orderDespiteKills(shop: Shop, killServers: () => Promise<void>): Promise<void> {
  const customer = await visitAs(shop.publicUrl, shop.localUrl, 'customer@nimantran.test');
  const designer = await visitAs(shop.publicUrl, shop.localUrl, 'designer@nimantran.test');
  const killEverything = async () => {
    for (const victim of VICTIMS) shop.child(victim).kill();
    await killServers();
    await shop.ready(120_000);
  };
  const starts = () => VICTIMS.reduce((sum, victim) => sum + shop.child(victim).starts, 0);
  const startsBefore = starts();

  const video = await findTheme(customer, LONG_BIRTHDAY.id, LONG_BIRTHDAY.category);
  const customisation = await customise(customer, video, {});
  const placed = await order(customer, video, customisation, newIntent());
  const { number } = placed.order;
  await killEverything();
  // The webhook gets no answer, so the provider sends it again.
  shop.child('orders').kill();
  await payByCard(shop.localUrl, placed.checkoutUrl, '4242424242424242');
  await waitForState(customer, number, ['processing'], 60_000);
  await killEverything();
  const drafted = await pullJobOf(designer, number, 240_000);
  await killEverything();
  await until('the approval to be taken', 60_000, () => approve(designer, drafted.id));
  // During the final render, kills whichever worker has it.
  for (let kill = 0; kill < 2; kill++) {
    await until('a worker to have begun', 60_000, async () => (shop.child('render').pid === undefined ? undefined : true));
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    shop.child('render').kill();
    shop.child('studio').kill();
  }
  await killServers();
  const completed = await waitForState(customer, number, ['completed'], 280_000);

  expect(starts() - startsBefore).toBeGreaterThanOrEqual(14);
  const kinds = completed.history.map((event) => event.kind);
  for (const once of ['placed', 'paid', 'delivered', 'completed'] as const) {
    expect(
      kinds.filter((kind) => kind === once),
      `${once} in ${kinds.join(', ')}`,
    ).toHaveLength(1);
  }
  const mails = await until('both mails to be sent', 60_000, async () => {
    const sent = await readSentMail(shop.dataDir, number);
    return sent.length >= 2 ? sent : undefined;
  });
  expect(new Set(mails.map((mail) => mail.subject)).size).toBe(2);
  expect(mails).toHaveLength(2);
  expect((await customer.call(getOrder, { params: { number } })).can.download).toBe(true);
}
