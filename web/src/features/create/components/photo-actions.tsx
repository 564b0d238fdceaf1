import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { Button } from '../../../components/button.tsx';
import type { DraftPhoto } from '../../../lib/drafts.ts';
import { say } from '../../../lib/snackbar.ts';
import { setPhoto, swapPhotos } from '../lib/draft-store.ts';
import type { UploadState } from '../uploads/upload-state.ts';
import { cancelUpload, pauseUpload, removeUpload, resumeUpload, uploadStateOf } from '../uploads/uploads.ts';
import { CropPhoto } from './crop-photo.tsx';
import css from './photo-slot-input.module.css';

interface PhotoActionsProps {
  themeId: number;
  slot: PhotoSlot;
  others: readonly PhotoSlot[];
  photo: DraftPhoto | undefined;
  state: UploadState | undefined;
  enabled: boolean;
  /** Id of the slot's name. */
  describedBy: string;
  onChoose: () => void;
  onCamera: () => void;
}

/** What can be done with a photo where it is now. */
export function PhotoActions(props: PhotoActionsProps) {
  const { themeId, slot, photo, state, enabled, describedBy } = props;
  const target = { themeId, kind: 'photo', slot: slot.key } as const;
  const action = (words: string, act: () => void) => (
    <Button look="quiet" small aria-describedby={describedBy} onClick={act}>
      {words}
    </Button>
  );

  const remove = () => {
    setPhoto(themeId, slot.key, null);
    if (photo) removeUpload(photo.upload_id);
  };
  const putAside = () => cancelUpload(target);

  if (!enabled) return null;
  switch (state?.phase) {
    case 'sending':
    case 'waiting':
      return (
        <div className={css.actions}>
          {action('Pause', () => pauseUpload(target))}
          {action('Cancel', putAside)}
        </div>
      );
    case 'paused':
      return (
        <div className={css.actions}>
          {action('Resume', () => resumeUpload(target))}
          {action('Cancel', putAside)}
        </div>
      );
    case 'checking':
    case 'elsewhere':
      return <div className={css.actions}>{action('Cancel', putAside)}</div>;
    case 'asking':
      return (
        <div className={css.actions}>
          {action('Choose again', props.onChoose)}
          {action('Remove', putAside)}
        </div>
      );
    case 'failed':
      return (
        <div className={css.actions}>
          {state.retriable ? action('Try again', () => resumeUpload(target)) : action('Choose another', props.onChoose)}
          {action(photo ? 'Cancel' : 'Remove', putAside)}
        </div>
      );
    case undefined:
      return (
        <div className={css.actions}>
          {photo ? (
            <>
              <CropPhoto themeId={themeId} slot={slot} photo={photo} describedBy={describedBy} />
              {action('Replace', props.onChoose)}
              {action('Remove', remove)}
              <MovePhoto {...props} />
            </>
          ) : (
            <Button look="quiet" small className={css.camera} aria-describedby={describedBy} onClick={props.onCamera}>
              Take a photo
            </Button>
          )}
        </div>
      );
  }
}

/** Exchanges the photo with another slot's. */
function MovePhoto({ themeId, slot, others }: PhotoActionsProps) {
  if (others.length === 0) return null;
  const move = (key: string) => {
    const other = others.find((candidate) => candidate.key === key);
    if (!other) return;
    if (uploadStateOf({ themeId, kind: 'photo', slot: key })) say(`Another photo is on its way to ${other.label}.`);
    else swapPhotos(themeId, slot, other);
  };
  return (
    <select
      className={css.move}
      aria-label={`Move the photo from ${slot.label} to`}
      value=""
      onChange={(event) => move(event.target.value)}
    >
      <option value="" disabled>
        Move
      </option>
      {others.map((other) => (
        <option key={other.key} value={other.key}>
          {other.label}
        </option>
      ))}
    </select>
  );
}
