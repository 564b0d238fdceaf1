import { SIGNED_ADDRESS_SECONDS } from '@nimantran/proto/domain/signed-address';
import type { Upload } from '@nimantran/proto/http/media/uploads';
import type { Context } from '../context.ts';
import type { UploadRow } from '../db/uploads.ts';
import { musicKey, previewKey, thumbnailKey } from '../domain/object-keys.ts';

export async function viewUpload({ store }: Pick<Context, 'store'>, upload: UploadRow): Promise<Upload> {
  const sign = (key: string) =>
    upload.state === 'ready' ? store.signedUrl(key, { expires_in_seconds: SIGNED_ADDRESS_SECONDS }) : Promise.resolve(null);
  const { id, kind, state } = upload;
  return {
    id,
    kind,
    state: state === 'deleting' ? 'rejected' : state,
    file_name: upload.fileName,
    size_bytes: upload.declaredBytes,
    sha256: upload.sha256,
    content_type: upload.contentType,
    width: upload.width,
    height: upload.height,
    duration_seconds: upload.durationSeconds,
    waveform: upload.waveform,
    reason: upload.reason,
    thumbnail_url: kind === 'photo' ? await sign(thumbnailKey(id)) : null,
    preview_url: await sign(kind === 'photo' ? previewKey(id) : musicKey(id)),
    created_at: upload.createdAt.toISOString(),
  };
}
