import type { Bus, Closable } from '@nimantran/kit/bus/bus';
import { WATCHERS } from '@nimantran/proto/events/watchers';
import type { Invitations } from '../clients/invitations.ts';

const TYPES = WATCHERS.guests.map((event) => event.type);

/** Every process drops what it keeps of an order when that changes; if an event is lost, it expires by age. */
export const watchOrders = ({ bus, invitations }: { bus: Bus; invitations: Pick<Invitations, 'drop'> }): Promise<Closable> =>
  bus.watch(TYPES, ({ data }) => {
    const number = (data as { order_number?: unknown } | null)?.order_number;
    if (typeof number === 'string') invitations.drop(number);
  });
