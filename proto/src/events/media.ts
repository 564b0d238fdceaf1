import { Type } from 'typebox';
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
export const uploadsPurged = defineEvent({
  type: 'media.uploads.purged',
  version: 1,
  data: Type.Object({
    order_id: Type.String(),
    order_number: Type.String(),
    receipt: Type.Array(
      Type.Object({ what: Type.String(), sha256: Type.String(), size_bytes: Type.Integer(), purged_at: Type.String() }),
    ),
  }),
});
