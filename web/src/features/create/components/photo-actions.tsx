import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { Button } from '../../../components/button.tsx';
import type { DraftPhoto } from '../../../lib/drafts.ts';
import { say } from '../../../lib/snackbar.ts';
import { setPhoto, swapPhotos } from '../lib/draft-store.ts';
import type { UploadState } from '../uploads/upload-state.ts';
import { removeUpload, uploadStateOf } from '../uploads/uploads.ts';
import { CropPhoto } from './crop-photo.tsx';
import css from './photo-slot-input.module.css';
import { UploadActions } from './upload-actions.tsx';

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
