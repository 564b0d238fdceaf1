import { type Consumer, consumerOf } from '@nimantran/kit/events/inbox';
import { orderRated } from '@nimantran/proto/events/orders';
import type { Tables } from '../db/schema.ts';
import { tellChanged } from '../use-cases/change-theme.ts';

/** The page of the theme shows what its buyers say; a theme that was never on sale here has no page. */
export const orderRatedConsumers = (): Consumer<Tables>[] => [
  consumerOf<Tables, typeof orderRated>(
    orderRated,
    async (transaction, { data }) => {
      const { order_id: orderId, theme_id: themeId, stars, line, answer, is_shown: isShown, rated_at } = data;
      const said = { themeId, stars, line, answer, isShown, ratedAt: new Date(rated_at) };
      await transaction
        .insertInto('themeRatings')
        .values({ orderId, ...said })
        .onConflict((conflict) => conflict.column('orderId').doUpdateSet(said))
        .execute();
      const known = await transaction.selectFrom('themes').select('id').where('id', '=', themeId).executeTakeFirst();
      if (known) await tellChanged(transaction, themeId);
    },
    { order: 'latest' },
  ),
];
