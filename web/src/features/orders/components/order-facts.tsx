import { formatMoney } from '@nimantran/proto/domain/currency';
import type { Order } from '@nimantran/proto/domain/order';
import { Link } from '../../../components/controls/link.tsx';
import { PriceLines } from '../../../components/orders/price-lines.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { clockOf } from '../../../lib/time/clock.ts';
import { moneyLines, totalLabel } from '../lib/money-lines.ts';
import { supportLink } from '../lib/support-link.ts';
import css from './order-page.module.css';
import { OrderRequests } from './order-requests.tsx';

export function OrderFacts({ order }: { order: Order }) {
  const { pricesHidden } = useSession();
  return (
    <section aria-labelledby="facts">
      <h2 id="facts">Your order</h2>
      <ul className={css.facts}>
        <li>{order.number}</li>
        <li>
          {order.theme.title}, {order.resolution}
        </li>
        <li>
          {order.delivery === 'express' ? 'Express delivery' : 'Standard delivery'}
          {order.has_preview && ', with a preview'}
        </li>
        {order.customisation.music && <li>Your own music, from {clockOf(order.customisation.music.start_seconds)}</li>}
        {order.customisation.with_code && <li>With a code in the last scene</li>}
        <li>{order.email}</li>
      </ul>
      {!pricesHidden && (
        <>
          <PriceLines lines={order.lines} total={order.total} totalLabel={totalLabel(order)} />
          {moneyLines(order).length > 0 && (
            <dl className={css.money}>
              {moneyLines(order).map(({ label, amount }) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{formatMoney(amount)}</dd>
                </div>
              ))}
            </dl>
          )}
        </>
      )}
      <OrderRequests orderNumber={order.number} />
      <p className={css.help}>
        Something wrong? <Link to={supportLink(order)}>Write to us about this order</Link>.
      </p>
    </section>
  );
}
