import type { Order } from '@nimantran/proto/domain/order';
import type { Upload } from '@nimantran/proto/http/media/uploads';
import { type Draft, EMPTY_DRAFT } from '../../../lib/drafts/draft.ts';

/** The form of an order as it was ordered. Files that no longer exist are left out, and the form asks for them again. */
export function draftOfOrder(order: Order, uploads: readonly Upload[]): Draft {
  const { details, photos, music, bride_first, with_code = false } = order.customisation;
  const { cards = null, layout = null, palette = null } = order.customisation;
  const found = new Map(uploads.map((upload) => [upload.id, upload]));
  const track = music ? found.get(music.upload_id) : undefined;
  return {
    ...EMPTY_DRAFT,
    details,
    photos: Object.fromEntries(
      Object.entries(photos).flatMap(([slot, { upload_id, crop }]) => {
        const upload = found.get(upload_id);
        if (!upload) return [];
        const size = upload.width && upload.height ? { width: upload.width, height: upload.height } : {};
        return [[slot, { upload_id, file_name: upload.file_name, ...size, ...(crop && { crop }) }]];
      }),
    ),
    own_music: music !== null,
    music:
      music && track
        ? {
            upload_id: track.id,
            file_name: track.file_name,
            duration_seconds: track.duration_seconds ?? 0,
            start_seconds: music.start_seconds,
            rights: true,
          }
        : null,
    bride_first,
    with_code,
    cards,
    layout,
    palette,
    resolution: order.resolution,
    delivery: order.delivery,
    remove_watermark: order.remove_watermark,
    promo_code: order.promo_code ?? '',
    billing: {
      name: order.billing.name,
      country: order.billing.country,
      state: order.billing.state ?? '',
      gstin: order.billing.gstin ?? '',
    },
  };
}
