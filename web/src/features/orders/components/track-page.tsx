import type { Order } from '@nimantran/proto/domain/order';
import { trackOrder } from '@nimantran/proto/http/orders/orders';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { Page } from '../../../components/page/page.tsx';
import { PageMeta } from '../../../components/page/page-meta.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { call, isProblem, messageOf } from '../../../lib/http/api.ts';
import { indianMoment } from '../../../lib/time/dates.ts';
import { OrderStateMark } from './order-state-mark.tsx';
import { Timeline } from './timeline.tsx';
import css from './track-page.module.css';

/** Shows status but no content to anyone who knows the order number and the address it was ordered with. */
export function TrackPage() {
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState('');
  const [faults, setFaults] = useState<Record<string, string>>({});
  const tracking = useMutation({
    mutationFn: () => call(trackOrder, { body: { number: number.trim().toUpperCase(), email: email.trim() } }),
  });

  // Moves focus to the result, so that screen readers announce it.
  const found = useRef<HTMLHeadingElement>(null);
  const foundNumber = tracking.data?.number;
  useEffect(() => {
    if (foundNumber !== undefined) found.current?.focus();
  }, [foundNumber]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wrong: Record<string, string> = {};
    if (number.trim().length < 8) wrong['track-number'] = 'Enter the order number, such as NM-7K2M9QXA.';
    if (!/^\S+@\S+$/.test(email.trim())) wrong['track-email'] = 'Enter the email address you ordered with.';
    setFaults(wrong);
    if (!focusFault(wrong)) tracking.mutate();
  };

  const { data: order, error } = tracking;
  return (
    <Page narrow>
      <PageMeta title="Track Order" description="See where your order is by its number and email address." />
      <h1>Track Order</h1>
      <p className={css.lead}>The order number is in the email we sent you.</p>
      <form className={css.form} onSubmit={submit} noValidate>
        <Field id="track-number" label="Order number" fault={faults['track-number']}>
          {(control) => (
            <input
              {...control}
              value={number}
              placeholder="NM-7K2M9QXA"
              required
              enterKeyHint="next"
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              maxLength={20}
              onChange={(event) => setNumber(event.target.value)}
            />
          )}
        </Field>
        <Field id="track-email" label="Email address" fault={faults['track-email']}>
          {(control) => (
            <input
              {...control}
              type="email"
              required
              enterKeyHint="go"
              value={email}
              autoComplete="email"
              maxLength={254}
              onChange={(event) => setEmail(event.target.value)}
            />
          )}
        </Field>
        <Button type="submit" busy={tracking.isPending}>
          Track Order
        </Button>
      </form>
      {error && (
        <Notice kind="error">
          {isProblem(error) && error.status === 404
            ? 'We found no order with this number and email address. Please check both.'
            : messageOf(error)}
        </Notice>
      )}
      {order && (
        <section className={css.found} aria-label={`Order ${order.number}`}>
          <h2 ref={found} tabIndex={-1}>
            {order.number}
          </h2>
          <p>
            <OrderStateMark state={order.state} />
          </p>
          <p>{standingOf(order)}</p>
          <Timeline events={order.history} />
        </section>
      )}
    </Page>
  );
}

/** The order's status, without its content. */
function standingOf({ state, due_at }: Pick<Order, 'state' | 'due_at'>): string {
  switch (state) {
    case 'awaiting_payment':
      return 'This order is unpaid: sign in with the account you ordered with to pay.';
    case 'preview_processing':
      return 'The preview is being made. We will write to you when you can watch it.';
    case 'awaiting_balance':
      return 'The preview is ready: sign in with the account you ordered with to watch it and continue.';
    case 'processing':
      return due_at === null ? 'It is being made.' : `It will be ready by ${indianMoment(due_at)}.`;
    case 'completed':
      return 'Sign in with the account you ordered with to download it from My Orders.';
    case 'cancelled':
    case 'expired':
    case 'refunded':
      return 'This order has ended. My Orders shows its payments and refunds.';
  }
}
