import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import type { DraftPhoto } from '../../../lib/drafts.ts';
import { useDraft } from '../lib/draft-store.ts';
import { photoWarning } from '../lib/photo-warnings.ts';
import css from './photo-size-note.module.css';

/** Said at the photo where it has too few pixels for the resolution chosen; it stops nobody. */
export function PhotoSizeNote({ themeId, slot, photo }: { themeId: number; slot: PhotoSlot; photo: DraftPhoto }) {
  const { draft } = useDraft(themeId);
  const warning = photoWarning(slot, photo, draft.resolution);
  return (
    <p className={warning?.strong ? css.strong : css.gentle} role="status">
      {warning?.text}
    </p>
  );
}
