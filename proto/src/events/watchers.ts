import { themeChanged, themePublished, themeRetired } from './catalog.ts';
import type { EventDefinition } from './envelope.ts';
import { sessionRevoked, userRolesChanged } from './identity.ts';
import { orderCancelled, orderCompleted, orderExpired, orderPaid, orderRefunded } from './orders.ts';
import { modelChanged } from './pricing.ts';
import { READERS } from './readers.ts';

/** What each service watches: all its instances hear it, at best effort. Accounts of the bus may hear this and no more. */
export const WATCHERS = {
  gateway: [sessionRevoked, userRolesChanged, themePublished, themeRetired, themeChanged, modelChanged],
  orders: [orderPaid, orderCompleted, orderCancelled, orderExpired, orderRefunded, ...READERS.orders],
} as const satisfies Record<string, readonly EventDefinition[]>;
