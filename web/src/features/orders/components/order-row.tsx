import { formatMoney } from '@nimantran/proto/domain/currency';
import type { OrderSummary } from '@nimantran/proto/domain/order';
import { Link } from '../../../components/controls/link.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { isVideoDeleted } from '../lib/order-progress.ts';
import { OrderStateMark } from './order-state-mark.tsx';
import css from './orders-page.module.css';

const isBeingMade = ({ state }: OrderSummary) => state === 'processing' || state === 'preview_processing';

export function OrderRow({ order }: { order: OrderSummary }) {
  const { pricesHidden } = useSession();
  return (
    <article className={css.row}>
      <div>
        <h2>
          <Link to={`/user/invitations/${order.number}`}>
            <ScriptText>{order.headline || order.theme.title}</ScriptText>
          </Link>
        </h2>
        <p>
          {order.theme.title}, {order.resolution}
        </p>
        <p>
          {order.number}, placed {shortIndianMoment(order.placed_at)}
        </p>
      </div>
      <div className={css.side}>
        <OrderStateMark state={order.state} videoDeleted={isVideoDeleted(order)} />
        {isBeingMade(order) && order.due_at && <p>by {shortIndianMoment(order.due_at)}</p>}
        {!pricesHidden && <p>{formatMoney(order.total)}</p>}
      </div>
    </article>
  );
}
