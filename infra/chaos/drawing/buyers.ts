import type { Order } from '@nimantran/proto/domain/order';
import { getOrder } from '@nimantran/proto/http/orders/orders';
import { customise, findTheme, order } from '../../shop-client/order.ts';
import { SHORT_THEME } from '../../test-support/fixtures/short-theme.ts';
import { pay, revise, type Visit } from '../people/customer.ts';
import type { RetryingPerson } from '../people/retries.ts';
import type { World } from '../world.ts';

/** Every fourth customer has this name, and so pieces of their films in common; the others have names of their own. */
const SHARED = 'Asha';

interface People {
  customer: RetryingPerson;
  admin: RetryingPerson;
  /** Numbers of orders whose drafts a designer plays. */
  toPlay: Set<string>;
}

/** Every second order is in the other layout, every third draft is played, every fourth video is corrected after its delivery. */
export async function buy(world: World, visit: Visit, { customer, admin, toPlay }: People): Promise<void> {
  const { index, fate } = visit.plan;
  const intent = `drawing ${index}`;
  const placed = await customer.do('place an order', async (person) => {
    // Of the version that is on sale: the one that the customer saw may have been replaced.
    const video = await findTheme(person, SHORT_THEME.id, SHORT_THEME.category);
    const customisation = await customise(person, video, { guest: index % 4 === 1 ? SHARED : `Guest ${index}` });
    const layout = index % 2 === 0 ? {} : { layout: 'portrait' as const };
    return order(person, video, { ...customisation, ...layout }, intent);
  });
  const { number } = placed.order;
  visit.number = number;
  if (index % 3 === 0) toPlay.add(number);
  await pay(world, customer, { number, intent });
  visit.wasPaid = true;
  await customer.do('wait for the video', async (person): Promise<Order | undefined> => {
    const found = await person.call(getOrder, { params: { number } });
    return found.state === 'completed' ? found : undefined;
  });
  if (fate === 'revised') await revise({ customer, admin }, { number, intent, details: { guest: `Dear ${index}` } });
  visit.isDone = true;
}
