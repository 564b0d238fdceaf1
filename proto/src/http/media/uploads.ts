import { type Static, Type } from 'typebox';
import { PurgeReceiptLine } from '../../domain/order.ts';
import { FILED_ADDRESS_SECONDS } from '../../domain/signed-address.ts';
import { defineOperation } from '../shared/operation.ts';

export const UPLOAD_LIMITS = {
  photo: {
    megapixels: 50,
    types: ['image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/heif'],
  },
  music: {
    seconds: 600,
    types: ['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/aac', 'audio/wav', 'audio/x-wav', 'audio/ogg'],
  },
  /** Uploads above this many bytes are resumable; smaller ones take one request. */
  resumable_above_bytes: 256 * 1024,
  chunk_bytes: { first: 256 * 1024, largest: 32 * 1024 * 1024 },
  /** How long a browser goes on trying an upload that makes no progress. */
  retry_upload_ms: 600_000,
  retry_operation_ms: 120_000,
  /** Entries per page of a list. */
  list_results: 1_000,
} as const;

/**
 * Uploads use tus 1.0.0 below this path, with metadata `kind` (photo or music) and `filename`. The last part of the address is
 * the id.
 */
export const TUS_PATH = '/api/uploads';

export const UploadKind = Type.Enum(['photo', 'music']);
export type UploadKind = Static<typeof UploadKind>;

/** Bars of a waveform, each 0 to 100, over the whole length of the music. */
export const WAVEFORM_BARS = 240;

export const Upload = Type.Object({
  id: Type.String({ format: 'uuid' }),
  kind: UploadKind,
  state: Type.Enum(['receiving', 'checking', 'ready', 'rejected']),
  file_name: Type.String(),
  /** Size and hash of the file as sent; the hash is null until all of it has arrived. */
  size_bytes: Type.Integer(),
  sha256: Type.Union([Type.String(), Type.Null()]),
  /** The detected type; null until checked. */
  content_type: Type.Union([Type.String(), Type.Null()]),
  /** Pixels of the upright, re-encoded photo; null until ready, and for music. */
  width: Type.Union([Type.Integer(), Type.Null()]),
  height: Type.Union([Type.Integer(), Type.Null()]),
  /** For music; null until ready, and for photos. */
  duration_seconds: Type.Union([Type.Number(), Type.Null()]),
  waveform: Type.Union([Type.Array(Type.Integer({ minimum: 0, maximum: 100 }), { maxItems: WAVEFORM_BARS }), Type.Null()]),
  /** Why it was refused, for display. */
  reason: Type.Union([Type.String(), Type.Null()]),
  /** Signed address of a small picture of it; null until ready, and for music. */
  thumbnail_url: Type.Union([Type.String(), Type.Null()]),
  /** Signed address of a picture large enough for cropping, or of the music to play; null until ready. */
  preview_url: Type.Union([Type.String(), Type.Null()]),
  created_at: Type.String(),
});
export type Upload = Static<typeof Upload>;

const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });

export const listUploads = defineOperation({
  name: 'listUploads',
  method: 'GET',
  path: '/api/media/uploads',
  access: 'user',
  summary: "The caller's uploads, newest first, in pages",
  query: Type.Object({
    maxResults: Type.Optional(Type.Integer({ minimum: 1, maximum: UPLOAD_LIMITS.list_results })),
    pageToken: Type.Optional(Type.String({ maxLength: 200 })),
    kind: Type.Optional(UploadKind),
  }),
  answer: Type.Object({ items: Type.Array(Upload), nextPageToken: Type.Union([Type.String(), Type.Null()]) }),
});

export const getUpload = defineOperation({
  name: 'getUpload',
  method: 'GET',
  path: '/api/media/uploads/{id}',
  access: 'user',
  summary: "Metadata of one of the caller's uploads",
  params: Id,
  answer: Upload,
});

export const getUploadAddress = defineOperation({
  name: 'getUploadAddress',
  method: 'GET',
  path: '/api/media/uploads/{id}/download',
  access: 'user',
  summary: "A signed address for downloading one of the caller's checked uploads",
  params: Id,
  answer: Type.Object({ url: Type.String(), file_name: Type.String(), expires_at: Type.String() }),
});

export const deleteUpload = defineOperation({
  name: 'deleteUpload',
  method: 'DELETE',
  path: '/api/media/uploads/{id}',
  access: 'user',
  summary: "Deletes one of the caller's uploads; refused when an order holds it",
  params: Id,
});

/** Finished uploads of one owner, in the requested order; 404 `upload_not_found` names all that are missing. */
export const resolveUploads = defineOperation({
  name: 'resolveUploads',
  method: 'POST',
  path: '/internal/uploads/resolve',
  access: 'service',
  summary: 'Checks that uploads belong to their owner and are finished, and returns their locations',
  body: Type.Object({ owner_uid: Type.String(), upload_ids: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 40 }) }),
  answer: Type.Object({
    uploads: Type.Array(
      Type.Object({
        id: Type.String(),
        kind: UploadKind,
        object_key: Type.String(),
        /** For a photo; 0 for music. */
        width: Type.Integer(),
        height: Type.Integer(),
        /** For music; 0 for photos. */
        duration_seconds: Type.Number(),
      }),
    ),
  }),
});

/** Protects uploads from deletion until the order lets them go. Orders of one customer may hold the same upload. */
export const holdUploads = defineOperation({
  name: 'holdUploads',
  method: 'POST',
  path: '/internal/uploads/hold',
  access: 'service',
  summary: 'Attaches finished uploads of an owner to an order; can be repeated',
  body: Type.Object({
    owner_uid: Type.String(),
    order_id: Type.String({ format: 'uuid' }),
    upload_ids: Type.Array(Type.String({ format: 'uuid' }), { maxItems: 40 }),
  }),
});

/** A signed address for an object in the store; orders and studio decide who gets one. */
export const signDownload = defineOperation({
  name: 'signDownload',
  method: 'POST',
  path: '/internal/downloads',
  access: 'service',
  summary: 'Signs a download or playing address',
  body: Type.Object({
    object_key: Type.String({ maxLength: 512 }),
    expires_in_seconds: Type.Integer({ minimum: 30, maximum: FILED_ADDRESS_SECONDS }),
    download_name: Type.Optional(Type.String({ maxLength: 120 })),
  }),
  answer: Type.Object({ url: Type.String(), expires_at: Type.String() }),
});

/** Only files that renders made; services without a key to the store pass them on. */
export const readObject = defineOperation({
  name: 'readObject',
  method: 'GET',
  path: '/internal/objects',
  access: 'service',
  summary: 'The bytes of a rendered video or picture',
  query: Type.Object({ object_key: Type.String({ maxLength: 512 }) }),
});

export const customerUploads = defineOperation({
  name: 'customerUploads',
  method: 'GET',
  path: '/internal/customers/{uid}/uploads',
  access: 'service',
  summary: "A customer's stored uploads, for their data export",
  params: Type.Object({ uid: Type.String({ minLength: 1, maxLength: 128 }) }),
  answer: Type.Object({ uploads: Type.Array(Type.Unknown()) }),
});

/** Retained permanently: the only record of what was deleted. */
export const purgeReceipt = defineOperation({
  name: 'purgeReceipt',
  method: 'GET',
  path: '/internal/orders/{order_id}/purge-receipt',
  access: 'service',
  summary: 'The files that were deleted for an order; orders decides who may read them',
  params: Type.Object({ order_id: Type.String({ format: 'uuid' }) }),
  answer: Type.Object({ lines: Type.Array(PurgeReceiptLine) }),
});
