import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import type { Correction, useCorrect } from '../../api/use-job-action.ts';
import { ProblemNotice } from '../problem-notice.tsx';
import css from './job-choices.module.css';

interface JobChoicesProps {
  job: StudioJob;
  editable: boolean;
  choose: ReturnType<typeof useCorrect>;
  onChoose: (choice: Omit<Correction, 'details'>) => void;
}

/** The customer's choices besides the details. A change is saved immediately, and the stills are rendered again. */
export function JobChoices({ job, editable, choose, onChoose }: JobChoicesProps) {
  const { bride_first, music } = job.customisation;
  const offersOrder = job.theme.has_bride_first_option;
  if (!offersOrder && !job.has_own_music) return null;
  const disabled = !editable || choose.isPending;
  return (
    <section className={css.choices} aria-labelledby="choices-title">
      <h2 id="choices-title">Choices</h2>
      {offersOrder && (
        <fieldset className={css.group} disabled={disabled}>
          <legend>Whose name comes first</legend>
          <Choice name="order" label="Bride" checked={bride_first} onPick={() => onChoose({ bride_first: true })} />
          <Choice name="order" label="Groom" checked={!bride_first} onPick={() => onChoose({ bride_first: false })} />
        </fieldset>
      )}
      {job.has_own_music && (
        <fieldset className={css.group} disabled={disabled}>
          <legend>Music</legend>
          <Choice
            name="music"
            label="The customer’s own"
            checked={music !== null}
            onPick={() => onChoose({ music: { start_seconds: 0 } })}
          />
          <Choice name="music" label="The theme’s track" checked={music === null} onPick={() => onChoose({ music: null })} />
        </fieldset>
      )}
      {choose.isError && <ProblemNotice error={choose.error} lead="Not saved." />}
    </section>
  );
}

function Choice({ name, label, checked, onPick }: { name: string; label: string; checked: boolean; onPick: () => void }) {
  return (
    <label>
      <input type="radio" name={name} checked={checked} onChange={onPick} /> {label}
    </label>
  );
}
