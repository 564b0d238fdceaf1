import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { Icon } from '../../../components/icons.tsx';
import { classes } from '../../../lib/classes.ts';
import type { DraftPhoto } from '../../../lib/drafts.ts';
import { usePhotoPicture } from '../hooks/use-photo-picture.ts';
import { PHOTO_TYPES } from '../lib/photo-fault.ts';
import { removePhoto, startUpload, useUpload } from '../lib/uploads.ts';
import { CropPhoto } from './crop-photo.tsx';
import { CroppedPhoto } from './cropped-photo.tsx';
import { PhotoSizeNote } from './photo-size-note.tsx';
import css from './photos-section.module.css';

interface PhotoSlotInputProps {
  themeId: number;
  slot: PhotoSlot;
  photo: DraftPhoto | undefined;
  fault: string | undefined;
  enabled: boolean;
}

/** One place for a photo: choose, watch it travel, see it, replace or remove it. */
export function PhotoSlotInput({ themeId, slot, photo, fault, enabled }: PhotoSlotInputProps) {
  const id = `photos.${slot.key}`;
  const input = useRef<HTMLInputElement>(null);
  const state = useUpload(themeId, slot.key);
  const picture = usePhotoPicture(themeId, slot.key, photo, enabled);
  const message = state?.phase === 'failed' ? state.message : fault;
  const busy = state?.phase === 'sending' || state?.phase === 'checking';
  const retry = state?.phase === 'failed' ? state.retry : null;

  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    event.target.value = '';
    if (file) void startUpload(themeId, slot.key, file);
  };

  return (
    <div className={css.slot}>
      <label
        htmlFor={id}
        className={classes(
          css.frame,
          enabled && css.pick,
          !enabled && css.off,
          message && css.wrong,
          photo && !busy && css.filled,
        )}
      >
        <span className="visually-hidden">{slot.label}</span>
        <input
          ref={input}
          id={id}
          type="file"
          accept={PHOTO_TYPES}
          className="visually-hidden"
          disabled={!enabled}
          aria-invalid={message !== undefined}
          aria-describedby={message ? `${id}-fault` : undefined}
          onChange={picked}
        />
        {busy ? (
          <span className={css.state} role="status">
            {state.phase === 'sending' ? `Sending, ${Math.round(state.fraction * 100)}%` : 'Checking the photo'}
            <span className={css.bar} aria-hidden="true">
              <span style={{ width: `${state.phase === 'sending' ? state.fraction * 100 : 100}%` }} />
            </span>
          </span>
        ) : photo ? (
          picture ? (
            <CroppedPhoto
              src={picture}
              alt={`Your photo for ${slot.label}`}
              slot={slot}
              crop={photo.crop}
              className={css.cropped}
            />
          ) : (
            <span className={css.state}>{photo.file_name}</span>
          )
        ) : (
          <span className={css.prompt} aria-hidden="true">
            <Icon name="photo" size={28} />
            Add photo
          </span>
        )}
      </label>
      <p id={`${id}-name`} className={css.name}>
        {slot.label}
        {!slot.required && <span className={css.optional}> (optional)</span>}
      </p>
      {message && (
        <p id={`${id}-fault`} className={css.fault} role={state?.phase === 'failed' ? 'alert' : undefined}>
          {message}
        </p>
      )}
      {photo && !busy && <PhotoSizeNote themeId={themeId} slot={slot} photo={photo} />}
      {(photo || state) && (
        <div className={css.actions}>
          {retry && (
            <Button look="quiet" small onClick={() => void startUpload(themeId, slot.key, retry)}>
              Try again
            </Button>
          )}
          {photo && !busy && enabled && <CropPhoto themeId={themeId} slot={slot} photo={photo} describedBy={`${id}-name`} />}
          {photo && !busy && (
            <Button look="quiet" small disabled={!enabled} onClick={() => input.current?.click()}>
              Replace
            </Button>
          )}
          <Button
            look="quiet"
            small
            onClick={() => removePhoto(themeId, slot.key, busy ? undefined : photo?.upload_id)}
            aria-describedby={`${id}-name`}
          >
            {busy ? 'Cancel' : 'Remove'}
          </Button>
        </div>
      )}
    </div>
  );
}
