import type { Order, OrderState } from '@nimantran/proto/domain/order';
import { getInvitationWords, getOrder, getPurgeReceipt, listOrders } from '@nimantran/proto/http/orders/orders';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';

const PAGE = 20;

/** Everything below `private` is removed on sign-out. */
export const ordersQuery = infiniteQueryOptions({
  queryKey: ['private', 'orders'],
  queryFn: ({ pageParam, signal }) =>
    call(listOrders, { query: { limit: PAGE, ...(pageParam !== null && { cursor: pageParam }) }, signal }),
  initialPageParam: null as string | null,
  getNextPageParam: (last) => last.next_cursor,
  staleTime: 0,
});

export const orderQuery = (number: string) =>
  queryOptions({
    queryKey: ['private', 'order', number],
    queryFn: ({ signal }) => call(getOrder, { params: { number }, signal }),
    staleTime: 0,
  });

/** Asked again when the words change. */
export const invitationWordsQuery = ({ number, customisation }: Pick<Order, 'number' | 'customisation'>) =>
  queryOptions({
    queryKey: ['private', 'invitation words', number, customisation.details, customisation.bride_first],
    queryFn: ({ signal }) => call(getInvitationWords, { params: { number }, signal }),
  });

/** A receipt of deleted files never changes, so it needs no refetch. */
export const purgeReceiptQuery = (number: string) =>
  queryOptions({
    queryKey: ['private', 'purge receipt', number],
    queryFn: ({ signal }) => call(getPurgeReceipt, { params: { number }, signal }),
  });

const MOVING: readonly OrderState[] = ['awaiting_payment', 'processing', 'preview_processing', 'awaiting_balance'];

/** States in which the order still changes by itself, or through a payment in another window. */
export const isMoving = (order: Pick<Order, 'state'>): boolean => MOVING.includes(order.state);
