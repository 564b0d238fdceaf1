import { RESOLUTION_LABELS } from '@nimantran/proto/domain/resolution';
import { BATCH_RESOLUTIONS } from '@nimantran/proto/http/studio/batches';
import { Field } from '../../../components/controls/field.tsx';

export type BatchResolution = (typeof BATCH_RESOLUTIONS)[number];

/** The resolution of the videos. */
export function ResolutionField({ value, onChange }: { value: BatchResolution; onChange: (value: BatchResolution) => void }) {
  return (
    <Field id="batch-resolution" label="Resolution" hint="Without a watermark, with the theme's own music.">
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => onChange(BATCH_RESOLUTIONS.find((each) => each === event.target.value) ?? value)}
        >
          {BATCH_RESOLUTIONS.map((each) => (
            <option key={each} value={each}>
              {RESOLUTION_LABELS[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
