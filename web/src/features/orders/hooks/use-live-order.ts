import type { Order } from '@nimantran/proto/domain/order';
import { settleOrder, streamOrder } from '@nimantran/proto/http/orders/orders';
import { addressOf } from '@nimantran/proto/http/shared/client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/http/api.ts';
import { useEventStream } from '../../../lib/http/event-stream.ts';
import { isMoving, orderQuery } from '../api/orders.ts';
import { openBills } from '../lib/bills.ts';

const POLL_MS = 3_000;
/** How long to wait for a payment if the order does not otherwise change. */
const PATIENCE_MS = 120_000;
const EVENTS = ['order'];

/** The current order: updated by the server's events, polled every 3 s while those are unavailable. */
export function useLiveOrder(number: string, { settle }: { settle: boolean }) {
  const client = useQueryClient();
  const live = useRef(false);
  const patient = useRunsOut(settle);
  const follows = (order: Order) => isMoving(order) || (patient && openBills(order).length > 0);
  const query = useQuery({
    ...orderQuery(number),
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) => (!live.current && (state.data === undefined || follows(state.data)) ? POLL_MS : false),
  });
  const follow = query.data !== undefined && follows(query.data);
  const stream = useEventStream(follow ? addressOf(streamOrder, { params: { number } }) : null, EVENTS, () => {
    void client.invalidateQueries(orderQuery(number));
  });
  live.current = stream.live;

  // No event reports changes from before the stream was connected or while it was broken.
  useEffect(() => {
    if (stream.live) void client.invalidateQueries(orderQuery(number));
  }, [stream.live, number, client]);

  // After returning from payment, ask the provider once instead of waiting for the webhook.
  const asked = useRef(false);
  useEffect(() => {
    if (!settle || asked.current) return;
    asked.current = true;
    call(settleOrder, { params: { number } })
      .then((order: Order) => client.setQueryData(orderQuery(number).queryKey, order))
      .catch((error: unknown) => console.warn('The payment could not be confirmed immediately', error));
  }, [settle, number, client]);

  return query;
}

/** True at first if `begins` is set, and false after the time limit. */
function useRunsOut(begins: boolean): boolean {
  const [running, setRunning] = useState(begins);
  useEffect(() => {
    if (!begins) return;
    const timer = setTimeout(() => setRunning(false), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [begins]);
  return running;
}
