import { type Static, Type } from 'typebox';
import { defineOperation } from './operation.ts';

export const UPLOAD_LIMITS = {
  photo: { bytes: 25 * 1024 * 1024, megapixels: 50, types: ['image/jpeg', 'image/png', 'image/webp'] },
  /** Uploads above this many bytes are resumable; below, one request carries them. */
  resumable_above_bytes: 256 * 1024,
  chunk_bytes: { first: 256 * 1024, largest: 32 * 1024 * 1024 },
  retry_upload_ms: 600_000,
  retry_operation_ms: 120_000,
} as const;

/** Uploads go by tus 1.0.0 below this path, with metadata `kind` (photo) and `filename`. The last part of the address is the id. */
export const TUS_PATH = '/api/uploads';

export const Upload = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: Type.Enum(['photo']),
  state: Type.Enum(['receiving', 'checking', 'ready', 'rejected']),
  file_name: Type.String(),
  /** Of the upright, re-encoded photo in pixels; null until ready. */
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
  /** Why it was refused, for a person. */
  reason: Type.Union([Type.String(), Type.Null()]),
  /** Signed address of a small picture of it; null until ready. */
  thumbnail_url: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(),
});
export type Upload = Static<typeof Upload>;

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const getUpload = defineOperation({
  name: 'getUpload',
  method: 'GET',
  path: '/api/media/uploads/{id}',
  access: 'user',
  summary: "One of the caller's uploads",
  params: Id,
  answer: Upload,
});

export const deleteUpload = defineOperation({
  name: 'deleteUpload',
  method: 'DELETE',
  path: '/api/media/uploads/{id}',
  access: 'user',
  summary: "Deletes one of the caller's uploads that no order holds",
  params: Id,
});

/** Finished uploads of one owner, in the order asked; 404 with `upload_not_found` names the first that is not. */
export const resolveUploads = defineOperation({
  name: 'resolveUploads',
  method: 'POST',
  path: '/internal/uploads/resolve',
  access: 'service',
  summary: "Checks that uploads are the owner's own and finished, and tells where they lie",
  body: Type.Object({ owner_uid: Type.String(), upload_ids: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 40 }) }),
  answer: Type.Object({
    uploads: Type.Array(
      Type.Object({ id: Type.String(), object_key: Type.String(), width: Type.Integer(), height: Type.Integer() }),
    ),
  }),
});

/** Keeps uploads from being taken for abandoned; an upload belongs to one order at most once it is held. */
export const holdUploads = defineOperation({
  name: 'holdUploads',
  method: 'POST',
  path: '/internal/uploads/hold',
  access: 'service',
  summary: 'Ties finished uploads of an owner to an order; repeatable',
  body: Type.Object({
    owner_uid: Type.String(),
    order_id: Type.String({ format: 'uuid' }),
    upload_ids: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 40 }),
  }),
});

/** A signed address for something in the store; orders and studio decide who gets one. */
export const signDownload = defineOperation({
  name: 'signDownload',
  method: 'POST',
  path: '/internal/downloads',
  access: 'service',
  summary: 'Signs a download or playing address',
  body: Type.Object({
    object_key: Type.String({ maxLength: 512 }),
    expires_in_seconds: Type.Integer({ minimum: 30, maximum: 86_400 }),
    download_name: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  answer: Type.Object({ url: Type.String(), expires_at: Type.String() }),
});

export const customerUploads = defineOperation({
  name: 'customerUploads',
  method: 'GET',
  path: '/internal/customers/{uid}/uploads',
  access: 'service',
  summary: "What is kept of a customer's uploads, for their export",
  params: Type.Object({ uid: Type.String({ minLength: 1, maxLength: 128 }) }),
  answer: Type.Object({ uploads: Type.Array(Type.Unknown()) }),
});
