import { themePublished, themeVersionAdded } from './catalog.ts';
import { CHANGES } from './changes.ts';
import type { EventDefinition } from './envelope.ts';
import { pageAddressed, repliesArrived } from './guests.ts';
import { userErased, userRolesChanged } from './identity.ts';
import { uploadsPurged } from './media.ts';
import {
  draftEnded,
  draftSaved,
  orderAnswered,
  orderCancelled,
  orderCompleted,
  orderDepositPaid,
  orderExpired,
  orderPaid,
  orderPlaced,
  orderRated,
  orderRefunded,
  orderRevised,
  shopChanged,
  videoLapsed,
} from './orders.ts';
import {
  batchFinished,
  batchPurged,
  batchSaved,
  jobClaimed,
  jobHeld,
  jobQueued,
  previewDelivered,
  purgeDue,
  sampleRendered,
  secondSampleRendered,
  secondStillsDrawn,
  segmentsLapsed,
  stillsDrawn,
  themeLinted,
  trialsLapsed,
  videoDelivered,
} from './studio.ts';

/**
 * Every durable reader and its events: the relay also delivers to readers that are not running, and a service that runs a reader
 * without a handler for each of its events does not start.
 */
export const READERS = {
  identity: Object.values(CHANGES),
  catalog: [stillsDrawn, sampleRendered, secondStillsDrawn, secondSampleRendered, themeLinted, orderCompleted, orderRated],
  orders: [
    ...[jobQueued, jobClaimed, jobHeld, previewDelivered, videoDelivered, batchFinished],
    ...[uploadsPurged, userErased, userRolesChanged, repliesArrived, pageAddressed],
    // Its own facts, of which it tells other programs.
    ...[orderPaid, orderCompleted, orderRevised, orderRefunded],
  ],
  media: [
    ...[draftSaved, draftEnded, orderPlaced, orderRevised, purgeDue, segmentsLapsed, trialsLapsed, userErased],
    ...[batchSaved, batchPurged],
  ],
  pricing: [orderCancelled, orderExpired, orderRefunded, userErased],
  studio: [
    ...[
      themePublished,
      themeVersionAdded,
      orderDepositPaid,
      orderPaid,
      orderRevised,
      orderAnswered,
      orderCancelled,
      orderExpired,
      orderRefunded,
    ],
    ...[videoLapsed, uploadsPurged, userErased, shopChanged],
  ],
  guests: [orderCompleted, orderCancelled, orderRefunded, userErased],
} as const satisfies Record<string, readonly EventDefinition[]>;

export type ReaderName = keyof typeof READERS;

/** A registry as the kit accepts it; tests pass their own. */
export type ReaderRegistry = Readonly<Record<string, readonly EventDefinition[]>>;
