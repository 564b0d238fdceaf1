import { Type } from 'typebox';
import { Money } from '../domain/currency.ts';
import { Customisation, MusicChoice } from '../domain/customisation.ts';
import { Delivery } from '../domain/pricing.ts';
import { Resolution } from '../domain/resolution.ts';
import { defineEvent } from './envelope.ts';

const OrderRef = { order_id: Type.String({ format: 'uuid' }), order_number: Type.String() };

export const orderPlaced = defineEvent({
  type: 'orders.order.placed',
  version: 1,
  data: Type.Object({ ...OrderRef, theme_id: Type.Integer(), upload_ids: Type.Array(Type.String()) }),
});

/** All that studio needs to make a video. */
const Work = {
  ...OrderRef,
  customer_uid: Type.String(),
  theme: Type.Object({ id: Type.Integer(), version: Type.String(), title: Type.String() }),
  customisation: Customisation,
  /** The order's headline. Orders from before it was sent leave it out. */
  headline: Type.Optional(Type.String()),
  resolution: Resolution,
  delivery: Delivery,
  remove_watermark: Type.Boolean(),
  due_at: Type.String({ format: 'date-time' }),
};
/** The video is to be made; after a preview, the one that was shown. */
export const orderPaid = defineEvent({ type: 'orders.order.paid', version: 1, data: Type.Object({ ...Work, paid: Money }) });
/** Half of an order with a preview is paid: the preview is to be made. */
export const orderDepositPaid = defineEvent({
  type: 'orders.order.deposit_paid',
  version: 1,
  data: Type.Object({ ...Work, paid: Money }),
});
/** A delivered video is to be made again from what stands here. */
export const orderRevised = defineEvent({
  type: 'orders.order.revised',
  version: 1,
  data: Type.Object({ ...Work, note: Type.String() }),
});
/** The customer answered what studio had asked: in words, and with corrections of their own. */
export const orderAnswered = defineEvent({
  type: 'orders.order.answered',
  version: 1,
  data: Type.Object({
    ...OrderRef,
    answer: Type.String(),
    /** What they corrected; the rest stays as studio has it. */
    changes: Type.Object({
      details: Customisation.properties.details,
      photos: Customisation.properties.photos,
      music: Type.Optional(MusicChoice),
    }),
    /** Later than before by as long as studio waited. */
    due_at: Type.String({ format: 'date-time' }),
  }),
});
/** A card holder contests a payment: what the order was made from must not be deleted now. */
export const orderDisputed = defineEvent({
  type: 'orders.order.disputed',
  version: 1,
  data: Type.Object({ ...OrderRef, dispute_id: Type.String(), at: Type.String() }),
});
export const disputeClosed = defineEvent({
  type: 'orders.dispute.closed',
  version: 1,
  data: Type.Object({ ...OrderRef, dispute_id: Type.String(), outcome: Type.String(), at: Type.String() }),
});
export const orderCompleted = defineEvent({
  type: 'orders.order.completed',
  version: 1,
  data: Type.Object({ ...OrderRef, theme_id: Type.Integer(), completed_at: Type.String() }),
});
export const orderCancelled = defineEvent({
  type: 'orders.order.cancelled',
  version: 1,
  data: Type.Object({ ...OrderRef, at: Type.String(), reason: Type.String() }),
});
export const orderExpired = defineEvent({
  type: 'orders.order.expired',
  version: 1,
  data: Type.Object({ ...OrderRef, at: Type.String() }),
});
/** The whole amount went back: it ends downloads and stops renders. */
export const orderRefunded = defineEvent({
  type: 'orders.order.refunded',
  version: 1,
  data: Type.Object({ ...OrderRef, at: Type.String(), amount: Money }),
});
/** Somebody's draft needs these uploads now, and no others: media spares them. */
export const draftSaved = defineEvent({
  type: 'orders.draft.saved',
  version: 1,
  data: Type.Object({
    draft_id: Type.String({ format: 'uuid' }),
    owner_uid: Type.String(),
    upload_ids: Type.Array(Type.String({ format: 'uuid' })),
  }),
});
/** It was paid, dropped or left: its uploads are spared no longer. */
export const draftEnded = defineEvent({
  type: 'orders.draft.ended',
  version: 1,
  data: Type.Object({ draft_id: Type.String({ format: 'uuid' }) }),
});
/** A delivered video was kept as long as was promised: it is to go. */
export const videoLapsed = defineEvent({
  type: 'orders.video.lapsed',
  version: 1,
  data: Type.Object({ ...OrderRef, at: Type.String() }),
});
