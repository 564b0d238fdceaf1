import type { Resolution } from '@nimantran/proto/domain/resolution';
import type { PhotoSlot } from '@nimantran/proto/domain/theme';
import { type ChangeEvent, type CSSProperties, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import type { DraftKey, DraftPhoto } from '../../lib/drafts/draft.ts';
import { useFocusFallback } from '../../lib/hooks/use-focus-fallback.ts';
import { PHOTO_TYPES } from '../../lib/uploads/photo-fault.ts';
import type { UploadState } from '../../lib/uploads/upload-state.ts';
import { useUpload } from '../../lib/uploads/uploads.ts';
import { Icon } from '../pictures/icons.tsx';
import { CroppedPhoto } from './cropped-photo.tsx';
import { PhotoActions } from './photo-actions.tsx';
import { PhotoSizeNote } from './photo-size-note.tsx';
import css from './photo-slot-input.module.css';
import { UploadProgress } from './upload-progress.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { usePhotoPicture } from './use-photo-picture.ts';

interface PhotoSlotInputProps {
  draftKey: DraftKey;
  slot: PhotoSlot;
  /** The theme's other slots, to which a photo can be moved. */
  others: readonly PhotoSlot[];
  photo: DraftPhoto | undefined;
  /** The order's current photo there: it stays unless another is chosen. */
  sent?: DraftPhoto | undefined;
  /** Resolution of the video. */
  resolution: Resolution;
  fault: string | undefined;
  enabled: boolean;
  /** The first file goes into this slot. */
  onFiles: (files: File[]) => void;
}

/** One photo slot: choose, follow the upload, preview, crop, replace or remove. */
export function PhotoSlotInput(props: PhotoSlotInputProps) {
  const { draftKey, slot, others, sent, resolution, fault, enabled, onFiles } = props;
  const photo = props.photo ?? sent;
  const id = `photos.${slot.key}`;
  const input = useRef<HTMLInputElement>(null);
  const keptFocus = useFocusFallback(input);
  const camera = useRef<HTMLInputElement>(null);
  const state = useUpload({ draftKey, kind: 'photo', slot: slot.key });
  const picture = usePhotoPicture(draftKey, slot.key, photo, enabled);
  const [missing, setMissing] = useState<string>();
  const drop = useFileDrop(enabled ? onFiles : undefined);
  // A missing-photo fault no longer applies once a photo is there, unless another is being uploaded.
  const message = state?.phase === 'failed' ? state.message : state || !photo ? fault : undefined;

  const picked = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    if (files.length > 0) onFiles(files);
  };
  const described = [state && `${id}-state`, message && `${id}-fault`].filter(Boolean).join(' ');

  return (
    <div className={css.slot} {...keptFocus}>
      <div
        {...drop.handlers}
        className={classes(
          css.frame,
          enabled ? css.pick : css.off,
          drop.over && css.over,
          message && css.wrong,
          (photo || state) && css.filled,
          state && state.phase !== 'failed' && css.busy,
        )}
        style={{ '--shape': slot.width / slot.height } as CSSProperties}
      >
        {/* Signed addresses expire: the name takes the place of a picture that does not come. */}
        <label htmlFor={id} className={css.label} onErrorCapture={() => setMissing(picture)}>
          <span className="visually-hidden">{slot.label}</span>
          {!slot.required && <span className="visually-hidden"> (optional)</span>}
          <input
            ref={input}
            id={id}
            type="file"
            accept={PHOTO_TYPES}
            multiple={others.length > 0 && !photo}
            className="visually-hidden"
            disabled={!enabled}
            required={slot.required && !photo}
            aria-invalid={message !== undefined}
            aria-describedby={described}
            onChange={picked}
          />
          <Inside slot={slot} photo={photo} picture={picture === missing ? undefined : picture} state={state} />
        </label>
        {state && <UploadProgress id={`${id}-state`} label={slot.label} state={state} />}
      </div>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={picked} />
      {/* Said by the label already; the buttons below refer to it. */}
      <p id={`${id}-name`} className={css.name} aria-hidden="true">
        {slot.label}
        {!slot.required && <span className={css.optional}> (optional)</span>}
      </p>
      {message && (
        <p id={`${id}-fault`} className={css.fault}>
          {message}
        </p>
      )}
      {photo && !state && <PhotoSizeNote slot={slot} photo={photo} resolution={resolution} />}
      <PhotoActions
        draftKey={draftKey}
        slot={slot}
        others={others}
        photo={photo}
        sent={sent}
        resolution={resolution}
        state={state}
        enabled={enabled}
        describedBy={`${id}-name`}
        onChoose={() => input.current?.click()}
        onCamera={() => camera.current?.click()}
      />
    </div>
  );
}

interface InsideProps {
  slot: PhotoSlot;
  photo: DraftPhoto | undefined;
  picture: string | undefined;
  state: UploadState | undefined;
}

function Inside({ slot, photo, picture, state }: InsideProps) {
  // A failed upload removes nothing.
  const keepsOld = state?.phase === 'failed' && photo !== undefined;
  if (state && !keepsOld) {
    if (state.picture === null) return <NoPicture name={state.fileName} />;
    if (state.phase !== 'failed') return <img src={state.picture} alt="" className={css.onItsWay} />;
    return <CroppedPhoto src={state.picture} alt="" slot={slot} crop={undefined} className={css.picture} />;
  }
  if (photo && picture) {
    return (
      <CroppedPhoto src={picture} alt={`Your photo for ${slot.label}`} slot={slot} crop={photo.crop} className={css.picture} />
    );
  }
  if (photo) return <NoPicture name={photo.file_name} />;
  return (
    <span className={css.prompt} aria-hidden="true">
      <Icon name="photo" size={28} />
      Add photo
    </span>
  );
}

/** Shown until the shop has made a preview: most browsers cannot show HEIC. */
function NoPicture({ name }: { name: string }) {
  return (
    <span className={css.noPicture}>
      <Icon name="photo" size={28} />
      <span className={css.fileName}>{name}</span>
    </span>
  );
}
