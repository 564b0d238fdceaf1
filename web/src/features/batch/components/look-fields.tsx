import { BATCH_RESOLUTIONS } from '@nimantran/proto/http/batches';
import { Field } from '../../../components/controls/field.tsx';

export type BatchResolution = (typeof BATCH_RESOLUTIONS)[number];

const WORDS: Record<BatchResolution, string> = {
  '480p': '480p, to look at',
  '720p': '720p HD',
  '1080p': '1080p Full HD',
  '2160p': '2160p 4K',
};

/** In which size the videos are made. */
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
              {WORDS[each]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
