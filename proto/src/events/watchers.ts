import { themeChanged, themePublished, themeRetired } from './catalog.ts';
import type { EventDefinition } from './envelope.ts';
import { apiKeyRevoked, sessionRevoked, userRolesChanged } from './identity.ts';
import {
  orderCancelled,
  orderCompleted,
  orderExpired,
  orderPaid,
  orderRefunded,
  orderRevised,
  shopChanged,
  videoLapsed,
} from './orders.ts';
import { modelChanged } from './pricing.ts';
import { READERS } from './readers.ts';

/**
 * Events that each service watches: all its instances receive them, at best effort. The bus account of a service may receive only
 * these.
 */
export const WATCHERS = {
  gateway: [
    sessionRevoked,
    apiKeyRevoked,
    userRolesChanged,
    themePublished,
    themeRetired,
    themeChanged,
    modelChanged,
    shopChanged,
  ],
  guests: [orderCompleted, orderRevised, orderCancelled, orderRefunded, videoLapsed],
  orders: [orderPaid, orderCompleted, orderCancelled, orderExpired, orderRefunded, ...READERS.orders],
} as const satisfies Record<string, readonly EventDefinition[]>;
