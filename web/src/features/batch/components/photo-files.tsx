import { UPLOAD_LIMITS } from '@nimantran/proto/http/media/uploads';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import type { PhotoFile } from '../hooks/use-photo-files.ts';
import css from './new-batch.module.css';

const STATES: Record<PhotoFile['state'], string> = {
  waiting: 'waits',
  sending: 'is being uploaded …',
  ready: 'is ready',
  failed: 'was rejected',
};

interface PhotoFilesProps {
  photos: readonly PhotoFile[];
  onAdd: (files: readonly File[]) => void;
  onRemove: (name: string) => void;
}

/** The photos that rows refer to by file name. */
export function PhotoFiles({ photos, onAdd, onRemove }: PhotoFilesProps) {
  const ready = photos.filter(({ state }) => state === 'ready').length;
  return (
    <div className={css.photos}>
      <Field
        id="batch-photos"
        label="Photos"
        optional
        hint="JPEG, PNG, WebP or HEIC, up to 60. A row refers to a photo by its file name, such as asha.jpg."
      >
        {(control) => (
          <input
            {...control}
            type="file"
            multiple
            accept={UPLOAD_LIMITS.photo.types.join(',')}
            onChange={(event) => {
              onAdd([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        )}
      </Field>
      <p role="status" className={css.quiet}>
        {photos.length > 0 && `${ready} of ${photos.length} photos are ready.`}
      </p>
      {photos.length > 0 && (
        <ul className={css.files}>
          {photos.map(({ name, state, reason }) => (
            <li key={name}>
              <span>
                {name} {STATES[state]}
                {reason && <span className={css.fault}>: {reason}</span>}
              </span>
              <Button small look="quiet" onClick={() => onRemove(name)}>
                Remove<span className="visually-hidden"> {name}</span>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
