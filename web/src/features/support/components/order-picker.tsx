import { ORDER_STATE_LABELS } from '@nimantran/proto/domain/order';
import { needsOrder } from '@nimantran/proto/domain/support-request';
import { useQuery } from '@tanstack/react-query';
import { Field } from '../../../components/controls/field.tsx';
import { ownOrdersQuery } from '../api/support.ts';
import type { RequestForm } from '../lib/request-form.ts';

interface OrderPickerProps {
  form: RequestForm;
  fault: string | undefined;
  onChange: (part: Partial<RequestForm>) => void;
}

export function OrderPicker({ form, fault, onChange }: OrderPickerProps) {
  const { data, isError } = useQuery(ownOrdersQuery);
  const orders = data?.orders ?? [];
  const required = needsOrder(form.kind);
  /** Prices are compared in the currency that was paid. */
  const choose = (order: string) => {
    const currency = orders.find((candidate) => candidate.number === order)?.total.currency;
    onChange({ order, ...(currency !== undefined && { currency }) });
  };
  if (orders.length === 0 && form.order === '' && !required) return null;
  const unlisted = form.order !== '' && !orders.some((order) => order.number === form.order);
  const hint = isError
    ? 'Your orders could not be loaded: write the order number in your message, under “A question”.'
    : data !== undefined && orders.length === 0 && required
      ? 'This account has no orders. Did you order with another account?'
      : undefined;
  return (
    <Field id="order_number" label="Order" optional={!required} hint={hint} fault={fault}>
      {(control) => (
        <select {...control} value={form.order} onChange={(event) => choose(event.target.value)}>
          <option value="">{required ? 'Choose an order' : 'No order'}</option>
          {unlisted && <option value={form.order}>{form.order}</option>}
          {orders.map((order) => (
            <option key={order.number} value={order.number}>
              {order.headline || order.theme.title} · {order.number} · {ORDER_STATE_LABELS[order.state]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
