import { Type } from 'typebox';
import { OrderState } from '../domain/order.ts';
import { defineEvent } from './envelope.ts';

export const uploadCompleted = defineEvent({
  type: 'media.upload.completed',
  version: 1,
  data: Type.Object({ upload_id: Type.String(), owner_uid: Type.String() }),
});
export const uploadRejected = defineEvent({
  type: 'media.upload.rejected',
  version: 1,
  data: Type.Object({ upload_id: Type.String(), owner_uid: Type.String(), reason: Type.String() }),
});
/** The uploads of an order are gone, with the working files that studio told of. The receipt stays with media, line by line. */
export const uploadsPurged = defineEvent({
  type: 'media.uploads.purged',
  version: 1,
  data: Type.Object({
    order_id: Type.String(),
    order_number: Type.String(),
    /** The state of the order when it let them go. */
    state: OrderState,
    /** The newest `studio.purge.due` that was carried out, by its `key_version`; 0 for none. */
    told_version: Type.Integer(),
    /** Of all that ever went for the order. */
    files: Type.Integer(),
    size_bytes: Type.Integer(),
    purged_at: Type.String(),
  }),
});
