import { formatMoney } from '@nimantran/proto/domain/currency';
import { ORDER_STATE_LABELS } from '@nimantran/proto/domain/order';
import type { SupportRequest } from '@nimantran/proto/domain/support-request';
import { createPreviewOrder } from '@nimantran/proto/http/orders/admin-orders';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { changesSentence } from '../../../components/thread/changes-sentence.ts';
import { call, messageOf } from '../../../lib/http/api.ts';
import { useIdempotencyKey } from '../../../lib/http/use-idempotency-key.ts';
import { say } from '../../../lib/snackbar.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { orderQuery, requestQuery } from '../api/support-queries.ts';
import css from './request-page.module.css';

/** The customer, and what the request refers to: an order, a claim, or a draft for a preview. */
export function RequestFacts({ request }: { request: SupportRequest }) {
  const { customer, claim, order_number } = request;
  return (
    <aside className={css.beside} aria-label="About this request">
      {customer && (
        <section>
          <h2>Customer</h2>
          <p>{customer.email}</p>
          <p>
            <Link to={`/admin/orders?search=${encodeURIComponent(customer.email)}`}>All orders with this email address</Link>
          </p>
        </section>
      )}
      {order_number && <OrderBeside number={order_number} />}
      {claim && (
        <section>
          <h2>Cheaper offer</h2>
          <p>
            {formatMoney(claim.price)} at <span className={css.quiet}>{claim.url}</span>
          </p>
          <p className={css.quiet}>Type this address into your browser yourself: a customer wrote it.</p>
          {order_number && (
            <p>
              <ButtonLink small to={`/admin/orders/${order_number}`}>
                Refund the difference
              </ButtonLink>
            </p>
          )}
        </section>
      )}
      {request.changes && (
        <section>
          <h2>Requested changes</h2>
          <p>
            {changesSentence(request.changes)}. Copy them with <em>Remake the video</em> on the order page.
          </p>
        </section>
      )}
      {(request.has_draft || request.preview_order) && <PreviewBeside request={request} />}
    </aside>
  );
}

function OrderBeside({ number }: { number: string }) {
  const { data: order, error } = useQuery(orderQuery(number));
  return (
    <section>
      <h2>Order</h2>
      <p>
        <Link to={`/admin/orders/${number}`}>{number}</Link>
      </p>
      {error && <p className={css.quiet}>{messageOf(error)}</p>}
      {order && (
        <dl>
          <div>
            <dt>State</dt>
            <dd>{ORDER_STATE_LABELS[order.state]}</dd>
          </div>
          <div>
            <dt>Invitation</dt>
            <dd dir="auto">
              <ScriptText>{order.headline || order.theme.title}</ScriptText>
            </dd>
          </div>
          <div>
            <dt>Theme</dt>
            <dd>
              {order.theme.title}, {order.resolution}
              {order.delivery === 'express' && ', express'}
            </dd>
          </div>
          <div>
            <dt>Total</dt>
            <dd>{formatMoney(order.total)}</dd>
          </div>
          <div>
            <dt>Placed</dt>
            <dd>{shortIndianMoment(order.placed_at)}</dd>
          </div>
          {order.due_at && (
            <div>
              <dt>Promised</dt>
              <dd>{shortIndianMoment(order.due_at)}</dd>
            </div>
          )}
        </dl>
      )}
    </section>
  );
}

function PreviewBeside({ request }: { request: SupportRequest }) {
  const client = useQueryClient();
  const intent = useIdempotencyKey();
  const make = useMutation({
    mutationFn: () =>
      call(createPreviewOrder, {
        params: { support_number: request.number },
        idempotencyKey: intent.keyFor(request.number),
      }),
    onSuccess: (order) => {
      say(`Order ${order.number} is open.`);
      void client.invalidateQueries({ queryKey: requestQuery(request.number).queryKey });
    },
  });
  return (
    <section>
      <h2>Preview</h2>
      {request.preview_order ? (
        <p>
          Order created: <Link to={`/admin/orders/${request.preview_order}`}>{request.preview_order}</Link>.
        </p>
      ) : (
        <>
          <p>The details, photos and options came with the request. The order costs double, half of it in advance.</p>
          {make.error && <Notice kind="error">{messageOf(make.error)}</Notice>}
          <p>
            <Button small busy={make.isPending} onClick={() => make.mutate()}>
              Create an order with a preview
            </Button>
          </p>
        </>
      )}
    </section>
  );
}
