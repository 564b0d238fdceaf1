import type { Resolution } from '@nimantran/proto/domain/resolution';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import type { DraftKey, DraftPhoto } from '../../lib/drafts/draft.ts';
import { setPhoto, swapPhotos } from '../../lib/drafts/draft-store.ts';
import { say } from '../../lib/snackbar.ts';
import type { UploadState } from '../../lib/uploads/upload-state.ts';
import { removeUpload, uploadStateOf } from '../../lib/uploads/uploads.ts';
import { Button } from '../controls/button.tsx';
import { CropPhoto } from './crop-photo.tsx';
import css from './photo-slot-input.module.css';
import { UploadActions } from './upload-actions.tsx';

interface PhotoActionsProps {
  draftKey: DraftKey;
  slot: PhotoSlot;
  others: readonly PhotoSlot[];
  photo: DraftPhoto | undefined;
  /** The order's current photo there: it can be restored, but not removed. */
  sent: DraftPhoto | undefined;
  resolution: Resolution;
  state: UploadState | undefined;
  enabled: boolean;
  /** Id of the element with the slot's name. */
  describedBy: string;
  onChoose: () => void;
  onCamera: () => void;
}

/** The actions that a photo's state allows. */
export function PhotoActions(props: PhotoActionsProps) {
  const { draftKey, slot, photo, sent, resolution, state, enabled, describedBy } = props;
  const target = { draftKey, kind: 'photo', slot: slot.key } as const;
  const action = (words: string, act: () => void) => (
    <Button look="quiet" small aria-describedby={describedBy} onClick={act}>
      {words}
    </Button>
  );

  const remove = () => {
    setPhoto(draftKey, slot.key, null);
    if (photo) removeUpload(photo.upload_id);
  };
  if (!enabled) return null;
  return (
    <div className={css.actions}>
      {state ? (
        <UploadActions
          target={target}
          state={state}
          replaces={photo !== undefined}
          describedBy={describedBy}
          onChoose={props.onChoose}
        />
      ) : photo ? (
        <>
          <CropPhoto draftKey={draftKey} slot={slot} photo={photo} resolution={resolution} describedBy={describedBy} />
          {action('Replace', props.onChoose)}
          {!sent && action('Remove', remove)}
          {sent && !isSamePhoto(photo, sent) && action('Keep the old photo', remove)}
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

/** True if a photo of an order stays unchanged. */
export const isSamePhoto = (one: DraftPhoto, other: DraftPhoto): boolean =>
  one.upload_id === other.upload_id && JSON.stringify(one.crop) === JSON.stringify(other.crop);

/** Swaps the photo with another slot's. */
function MovePhoto({ draftKey, slot, others }: PhotoActionsProps) {
  if (others.length === 0) return null;
  const move = (key: string) => {
    const other = others.find((candidate) => candidate.key === key);
    if (!other) return;
    if (uploadStateOf({ draftKey, kind: 'photo', slot: key })) say(`Another photo is being uploaded for ${other.label}.`);
    else swapPhotos(draftKey, slot, other);
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
