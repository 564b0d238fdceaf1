import type { Order } from '@nimantran/proto/domain/order';
import { cancelOrder } from '@nimantran/proto/http/orders/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { orderQuery } from '../api/orders.ts';

export function useCancelOrder(order: Pick<Order, 'number'>) {
  const client = useQueryClient();
  const query = orderQuery(order.number);
  return useMutation({
    mutationFn: () => call(cancelOrder, { params: { number: order.number } }),
    onSuccess: (now) => client.setQueryData(query.queryKey, now),
    onError: () => void client.invalidateQueries(query),
  });
}
