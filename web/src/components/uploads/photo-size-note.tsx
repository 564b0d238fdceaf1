import type { Resolution } from '@nimantran/proto/domain/resolution';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import type { DraftPhoto } from '../../lib/drafts/draft.ts';
import css from './photo-size-note.module.css';
import { photoWarning } from './photo-warnings.ts';

interface PhotoSizeNoteProps {
  slot: PhotoSlot;
  photo: DraftPhoto;
  resolution: Resolution;
}

/** A warning beside a photo with too few pixels for the chosen resolution; it does not block the order. */
export function PhotoSizeNote({ slot, photo, resolution }: PhotoSizeNoteProps) {
  const warning = photoWarning(slot, photo, resolution);
  return (
    <p className={warning?.strong ? css.strong : css.gentle} role="status">
      {warning?.text}
    </p>
  );
}
