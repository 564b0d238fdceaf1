import { ORDER_STATES, type OrderState } from '@nimantran/proto/domain/order';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../components/button.tsx';
import { Field } from '../../../components/field.tsx';
import { Part } from '../../../components/staff/part.tsx';
import { foundOrders } from '../api/admin-queries.ts';
import css from './order-finder.module.css';
import { OrderTable } from './order-table.tsx';

const STATE_NAMES: Readonly<Record<OrderState, string>> = {
  awaiting_payment: 'Awaiting payment',
  processing: 'Processing',
  completed: 'Ready to download',
  cancelled: 'Cancelled',
  expired: 'Expired',
  refunded: 'Refunded',
  preview_processing: 'Preview being made',
  awaiting_balance: 'Awaiting the balance',
};

/** Orders by number, mail address or state; what is looked for stands in the address. */
export function OrderFinder() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('search')?.trim() ?? '';
  const state = ORDER_STATES.find((known) => known === query.get('state'));
  const orders = useInfiniteQuery(foundOrders(search, state));
  const find = (form: FormData) => {
    const asked = ['search', 'state'].map((name) => [name, String(form.get(name) ?? '').trim()]).filter(([, value]) => value);
    setQuery(asked as [string, string][], { replace: true });
  };
  return (
    <>
      <search>
        <form className={css.form} action={find} key={query.toString()}>
          <Field id="search" label="Order number or mail address">
            {(control) => (
              <input {...control} name="search" type="search" defaultValue={search} maxLength={254} autoComplete="off" />
            )}
          </Field>
          <Field id="state" label="State">
            {(control) => (
              <select {...control} name="state" defaultValue={state ?? ''}>
                <option value="">Any</option>
                {ORDER_STATES.map((known) => (
                  <option key={known} value={known}>
                    {STATE_NAMES[known]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Button type="submit">Find orders</Button>
        </form>
      </search>
      <Part title="Orders" asked={orders} none="No order is like that." isEmpty={({ pages }) => !pages[0]?.orders.length}>
        {({ pages }) => (
          <>
            <OrderTable orders={pages.flatMap((page) => page.orders)} />
            {orders.hasNextPage && (
              <p>
                <Button small look="plain" busy={orders.isFetchingNextPage} onClick={() => void orders.fetchNextPage()}>
                  Show older orders
                </Button>
              </p>
            )}
          </>
        )}
      </Part>
    </>
  );
}
