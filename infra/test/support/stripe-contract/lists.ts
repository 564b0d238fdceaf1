import { describe, expect, test } from 'vitest';
import { aPayment, fresh, type Provider, refusal } from './provider.ts';

export function checkLists(provider: () => Provider): void {
  describe('a list', () => {
    test('of payments since a time goes on from page to page until all were there, none twice', async () => {
      const { stripe } = provider();
      const order = fresh('listed');
      const made: string[] = [];
      let since = Number.POSITIVE_INFINITY;
      for (let count = 0; count < 4; count += 1) {
        const intent = await stripe.paymentIntents.create(aPayment('pm_card_visa', { metadata: { order } }));
        made.push(intent.id);
        since = Math.min(since, intent.created);
      }
      const page = await stripe.paymentIntents.list({ limit: 2, created: { gte: since } });
      expect(page).toMatchObject({ object: 'list', has_more: true });
      expect(page.data).toHaveLength(2);

      const found: string[] = [];
      for await (const intent of stripe.paymentIntents.list({ limit: 2, created: { gte: since } })) {
        if (intent.metadata.order === order) found.push(intent.id);
      }
      expect(found.toSorted()).toEqual(made.toSorted());
      expect((await stripe.paymentIntents.list({ created: { gte: since + 86_400 } })).data).toEqual([]);
    });

    test('goes on after the object named, and back before it', async () => {
      const { stripe } = provider();
      const customer = await stripe.customers.create({ email: 'asha@example.com', name: 'Asha Verma' });
      for (let count = 0; count < 3; count += 1) {
        const email = { customer: customer.id };
        await stripe.paymentIntents.create(aPayment('pm_card_visa', email));
      }
      const all = (await stripe.paymentIntents.list({ customer: customer.id })).data.map(({ id }) => id);
      expect(all).toHaveLength(3);
      const after = await stripe.paymentIntents.list({ customer: customer.id, starting_after: all[0], limit: 1 });
      expect(after).toMatchObject({ has_more: true, data: [{ id: all[1] }] });
      const before = await stripe.paymentIntents.list({ customer: customer.id, ending_before: all[2], limit: 1 });
      expect(before).toMatchObject({ has_more: true, data: [{ id: all[1] }] });
    });

    test('is refused with a limit out of bounds and after something that is not there', async () => {
      const { stripe } = provider();
      expect(await refusal(stripe.charges.list({ limit: 101 }))).toMatchObject({ statusCode: 400, param: 'limit' });
      expect(await refusal(stripe.charges.list({ starting_after: 'ch_none' }))).toMatchObject({
        statusCode: 400,
        code: 'resource_missing',
        param: 'starting_after',
      });
    });

    test('of configurations of payment methods has the account’s own default, which offers cards', async () => {
      const { data } = await provider().stripe.paymentMethodConfigurations.list({ limit: 100 });
      const used = data.filter(({ active, is_default, application }) => active && is_default && !application);
      expect(used).toHaveLength(1);
      expect(used[0]?.card?.available).toBe(true);
    });
  });
}
