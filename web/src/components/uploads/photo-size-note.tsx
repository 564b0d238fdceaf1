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

/** Said at the photo where it has too few pixels for the resolution chosen; it stops nobody. */
export function PhotoSizeNote({ slot, photo, resolution }: PhotoSizeNoteProps) {
  const warning = photoWarning(slot, photo, resolution);
  return (
    <p className={warning?.strong ? css.strong : css.gentle} role="status">
      {warning?.text}
    </p>
  );
}
