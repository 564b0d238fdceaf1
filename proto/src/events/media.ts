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
/** The uploads of an order are deleted, with the working files that studio named. Media retains the receipt, line by line. */
export const uploadsPurged = defineEvent({
  type: 'media.uploads.purged',
  version: 1,
  data: Type.Object({
    order_id: Type.String(),
    order_number: Type.String(),
    /** The state of the order when it released the uploads. */
    state: OrderState,
    /** `key_version` of the newest `studio.purge.due` that was carried out; 0 for none. */
    told_version: Type.Integer(),
    /** Total of everything ever deleted for the order. */
    files: Type.Integer(),
    size_bytes: Type.Integer(),
    purged_at: Type.String(),
  }),
});
