import type { Order } from '@nimantran/proto/domain/order';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { useEffect } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { PhotoSlotInput } from '../../../../components/uploads/photo-slot-input.tsx';
import { usePlacePhotos } from '../../../../components/uploads/use-place-photos.ts';
import { useUploadNews } from '../../../../components/uploads/use-upload-news.ts';
import type { Draft, DraftPhoto } from '../../../../lib/drafts/draft.ts';
import type { Faults } from '../../../../lib/forms/problem-faults.ts';
import { useUploadSizes } from '../../../../lib/page/page-context.ts';
import { loadTus } from '../../../../lib/uploads/send-file.ts';
import css from './corrections.module.css';

interface PhotoCorrectionsProps {
  order: Order;
  slots: readonly PhotoSlot[];
  draft: Draft;
  faults: Faults;
}

/** The order's photos by slot: the customer can replace each one or choose another crop. */
export function PhotoCorrections({ order, slots, draft, faults }: PhotoCorrectionsProps) {
  const { photo: mostMb } = useUploadSizes();
  const { place, refused, forgetRefused } = usePlacePhotos(order.number, slots);
  const hasPhotos = Object.keys(order.customisation.photos).length > 0;
  const news = useUploadNews(order.number, slots, draft.photos);
  useEffect(() => {
    // A failure here is harmless: it is loaded again when it is needed.
    loadTus().catch(() => {});
  }, []);
  return (
    <div className={css.part}>
      <p className={css.lead}>
        {hasPhotos ? 'Replace any of these photos' : 'Choose your photos'}: JPEG, PNG, WebP or HEIC, up to {mostMb} MB each.
      </p>
      {refused.length > 0 && (
        <Notice
          kind="error"
          actions={
            <Button small look="plain" onClick={forgetRefused}>
              OK
            </Button>
          }
        >
          {refused.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </Notice>
      )}
      <ul className={css.slots}>
        {slots.map((slot) => (
          <li key={slot.key}>
            <PhotoSlotInput
              draftKey={order.number}
              slot={slot}
              others={[]}
              photo={draft.photos[slot.key]}
              sent={sentPhoto(order, slot.key)}
              resolution={order.resolution}
              fault={faults[`photos.${slot.key}`]}
              enabled
              onFiles={([file]) => file && place([file], slot.key)}
            />
          </li>
        ))}
      </ul>
      <p className="visually-hidden" role="status">
        {news}
      </p>
    </div>
  );
}

/** The shop's orders carry no file names. */
function sentPhoto({ customisation }: Order, slot: string): DraftPhoto | undefined {
  const photo = customisation.photos[slot];
  return photo && { ...photo, file_name: 'The photo you uploaded' };
}
