import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import type { Finding } from '@nimantran/proto/jobs/render';
import { Icon } from '../../../../components/pictures/icons.tsx';
import { byGravity, countWords } from '../../lib/findings.ts';
import { SeveritySign } from '../signs.tsx';
import css from './findings-list.module.css';

export interface FindingsListProps {
  /** Keys of fields that have been edited since. */
  edited: readonly string[];
  onField: (key: string) => void;
  onSlot: (key: string) => void;
  onScene: (scene: string) => void;
}

export function FindingsList({ job, edited, onField, onSlot, onScene }: { job: StudioJob } & FindingsListProps) {
  const count = countWords(job.findings);
  return (
    <section aria-labelledby="checks-title">
      <h2 id="checks-title">Findings</h2>
      {count && <p className={css.count}>{count}</p>}
      {job.stills === null && <p className={css.quiet}>The checks run with the draft; there is no draft yet.</p>}
      {job.stills !== null && !count && (
        <p className={css.clean}>
          <Icon name="check" size={18} /> No findings. The text fits and the photos are large enough.
        </p>
      )}
      {count && (
        <ul className={css.findings}>
          {byGravity(job.findings).map((finding) => (
            <li key={[finding.code, finding.field, finding.slot, finding.scene, finding.message].join()}>
              <SeveritySign severity={finding.severity} />
              <p>{finding.message}</p>
              {finding.field !== undefined && edited.includes(finding.field) && (
                <p className={css.edited}>You have changed this field: redraw to check again.</p>
              )}
              <Links finding={finding} job={job} onField={onField} onSlot={onSlot} onScene={onScene} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function Links({
  finding,
  job,
  onField,
  onSlot,
  onScene,
}: { finding: Finding; job: StudioJob } & Omit<FindingsListProps, 'edited'>) {
  const field = job.theme.fields.find(({ key }) => key === finding.field);
  const slot = job.theme.slots.find(({ key }) => key === finding.slot);
  const still = job.stills?.scenes.find(({ scene }) => scene === finding.scene);
  return (
    <div className={css.links}>
      {field && (
        <button type="button" onClick={() => onField(field.key)}>
          Go to {field.label}
        </button>
      )}
      {slot && (
        <button type="button" onClick={() => onSlot(slot.key)}>
          Go to {slot.label}
        </button>
      )}
      {still && (
        <button type="button" onClick={() => onScene(still.scene)}>
          Show scene {still.scene}
        </button>
      )}
    </div>
  );
}
