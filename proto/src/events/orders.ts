import { Type } from 'typebox';
import { Money } from '../domain/currency.ts';
import { CardChoice, Customisation, MusicChoice } from '../domain/customisation.ts';
import { Delivery } from '../domain/pricing.ts';
import { Stars } from '../domain/rating.ts';
import { Resolution } from '../domain/resolution.ts';
import { Secret } from '../http/shared/secret.ts';
import { defineEvent } from './envelope.ts';

const OrderRef = { order_id: Type.String({ format: 'uuid' }), order_number: Type.String() };

export const orderPlaced = defineEvent({
  type: 'orders.order.placed',
  version: 1,
  data: Type.Object({ ...OrderRef, theme_id: Type.Integer(), upload_ids: Type.Array(Type.String()) }),
});

/** Everything studio needs to make a video. */
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
  /** The last part of the address of the order's invitation page, if the last scene shows it as a code. */
  page_token: Type.Optional(Secret),
  due_at: Type.String({ format: 'date-time' }),
};
/** The video has to be made; after a preview, the video that was previewed. */
export const orderPaid = defineEvent({ type: 'orders.order.paid', version: 1, data: Type.Object({ ...Work, paid: Money }) });
/** Half of an order with a preview is paid: the preview has to be made. */
export const orderDepositPaid = defineEvent({
  type: 'orders.order.deposit_paid',
  version: 1,
  data: Type.Object({ ...Work, paid: Money }),
});
/** A delivered video has to be made again from this data. */
export const orderRevised = defineEvent({
  type: 'orders.order.revised',
  version: 1,
  data: Type.Object({
    ...Work,
    note: Type.String(),
    /** The customer's own correction: only this is changed, and nobody has to look at it unless its draft shows a fault. */
    correction: Type.Optional(
      Type.Object({
        details: Customisation.properties.details,
        bride_first: Type.Boolean(),
        /** Null lets the theme choose; absent for no change. */
        cards: Type.Optional(Type.Union([CardChoice, Type.Null()])),
      }),
    ),
  }),
});
/** The customer answered studio's question, with a text and their own corrections. */
export const orderAnswered = defineEvent({
  type: 'orders.order.answered',
  version: 1,
  data: Type.Object({
    ...OrderRef,
    answer: Type.String(),
    /** The customer's corrections; everything else stays as studio has it. */
    changes: Type.Object({
      details: Customisation.properties.details,
      photos: Customisation.properties.photos,
      music: Type.Optional(MusicChoice),
    }),
    /** Postponed by the time that studio waited. */
    due_at: Type.String({ format: 'date-time' }),
  }),
});
/** What the page of a theme shows of a buyer's rating: its words are empty if it is hidden or its buyer was erased. */
export const orderRated = defineEvent({
  type: 'orders.order.rated',
  version: 1,
  data: Type.Object({
    ...OrderRef,
    theme_id: Type.Integer(),
    stars: Stars,
    line: Type.String(),
    answer: Type.String(),
    is_shown: Type.Boolean(),
    rated_at: Type.String({ format: 'date-time' }),
  }),
});
/** A card holder contests a payment: the order's uploads must not be deleted now. */
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
  data: Type.Object({
    ...OrderRef,
    theme_id: Type.Integer(),
    completed_at: Type.String(),
    /** The page that the video's code leads to: it opens with the first such video. */
    page: Type.Optional(Type.Object({ token: Secret, owner_uid: Type.String() })),
  }),
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
/** The whole amount was refunded: downloads end and renders stop. */
export const orderRefunded = defineEvent({
  type: 'orders.order.refunded',
  version: 1,
  data: Type.Object({ ...OrderRef, at: Type.String(), amount: Money }),
});
/** A draft needs exactly these uploads now: media does not delete them. */
export const draftSaved = defineEvent({
  type: 'orders.draft.saved',
  version: 1,
  data: Type.Object({
    draft_id: Type.String({ format: 'uuid' }),
    owner_uid: Type.String(),
    upload_ids: Type.Array(Type.String({ format: 'uuid' })),
  }),
});
/** The draft was paid, deleted or abandoned: its uploads are no longer protected. */
export const draftEnded = defineEvent({
  type: 'orders.draft.ended',
  version: 1,
  data: Type.Object({ draft_id: Type.String({ format: 'uuid' }) }),
});
/** The promised storage time of a delivered video is over: it has to be deleted. */
export const videoLapsed = defineEvent({
  type: 'orders.video.lapsed',
  version: 1,
  data: Type.Object({ ...OrderRef, at: Type.String() }),
});
/** The shop's facts about itself have changed: pages, and answers that carry them, are made again. */
export const shopChanged = defineEvent({
  type: 'orders.shop.changed',
  version: 1,
  data: Type.Object({
    sections: Type.Array(Type.String()),
    /** Whether its name is another one, which marks in films show. */
    renamed: Type.Optional(Type.Boolean()),
  }),
});
