import { getOrder } from '@nimantran/proto/http/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approve, customise, findTheme, order, payByCard, pullJobOf, waitForState } from '../driver/order.ts';
import { newIntent, type Person, until, visitAs } from '../driver/person.ts';
import { readSentMail } from './read-mail.ts';
import { startTestShop } from './start-test-shop.ts';
import { usableServers } from './usable-servers.ts';

const VICTIMS = ['orders', 'studio', 'render', 'media'] as const;

describe.each(usableServers())('an order on the $size shop survives kill -9', ({ start, size }) => {
  let servers: Awaited<ReturnType<typeof start>>;
  let shop: Awaited<ReturnType<typeof startTestShop>>;
  let customer: Person;
  let designer: Person;

  beforeAll(async () => {
    servers = await start();
    shop = await startTestShop(servers.urls);
    customer = await visitAs(shop.publicUrl, shop.localUrl, 'customer@nimantran.test');
    designer = await visitAs(shop.publicUrl, shop.localUrl, 'designer@nimantran.test');
  });
  afterAll(async () => {
    await shop?.remove();
    await servers?.stop();
  });

  it('of every service that it passes through, at each of its steps, and completes once', async () => {
    const killAll = async () => {
      for (const victim of VICTIMS) shop.child(victim).kill();
      for (const server of servers.killable) await server.killAndRestart();
      await shop.ready(60_000);
    };
    const video = await findTheme(customer, 103, 'house-warming');
    const customisation = await customise(customer, video, {});
    const placed = await order(customer, video, customisation, newIntent());
    const { number } = placed.order;
    await killAll();
    // The webhook finds orders dead: the provider sends it again.
    shop.child('orders').kill();
    await payByCard(shop.localUrl, placed.checkoutUrl, '4242424242424242');
    await waitForState(customer, number, ['processing'], 60_000);
    await killAll();
    const drafted = await pullJobOf(designer, number, 180_000);
    await killAll();
    await until('the approval to be taken', 60_000, () => approve(designer, drafted.id));
    // While the final video is drawn, by whichever worker has it then.
    for (let kill = 0; kill < 2; kill++) {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      shop.child('render').kill();
      shop.child('studio').kill();
    }
    await killAll();
    const completed = await waitForState(customer, number, ['completed'], 240_000);

    const kinds = completed.history.map((event) => event.kind);
    for (const once of ['placed', 'paid', 'delivered', 'completed'] as const) {
      expect(
        kinds.filter((kind) => kind === once),
        `${once} in ${kinds.join(', ')} (${size})`,
      ).toHaveLength(1);
    }
    const mails = await until('both mails to be sent', 60_000, async () => {
      const sent = await readSentMail(shop.dataDir, number);
      return sent.length >= 2 ? sent : undefined;
    });
    expect(mails.map((mail) => mail.subject)).toHaveLength(2);
    expect((await customer.call(getOrder, { params: { number } })).can.download).toBe(true);
  });
});
