import type { StudioJob, StudioStill } from '@nimantran/proto/http/studio/jobs';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { Button } from '../../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../../components/feedback/dialog.tsx';
import { say } from '../../../../lib/snackbar.ts';
import { shortIndianMoment } from '../../../../lib/time/dates.ts';
import { versionQuery } from '../../api/studio-queries.ts';
import { useRestore } from '../../api/use-job-action.ts';
import { ProblemNotice } from '../problem-notice.tsx';
import css from './compare-dialog.module.css';
import words from './text-dialog.module.css';

/** An earlier version beside the present one, with its texts and scenes; it can be restored. */
export function CompareDialog({ job, editable, onClose }: { job: StudioJob; editable: boolean; onClose: () => void }) {
  const earlier = job.versions.filter(({ version }) => version < job.version).toReversed();
  const [chosen, setChosen] = useState(earlier[0]?.version ?? 1);
  const { data, error } = useQuery(versionQuery(job.id, chosen));
  const restore = useRestore(job.id);
  const id = useId();
  const changed = data
    ? job.theme.fields.filter(({ key }) => (data.customisation.details[key] ?? '') !== (job.customisation.details[key] ?? ''))
    : [];
  return (
    <Dialog title="Before and after" large onClose={onClose}>
      <div className={css.inside}>
        <label htmlFor={id}>Compare with</label>
        <select id={id} className={words.select} value={chosen} onChange={(event) => setChosen(Number(event.target.value))}>
          {earlier.map(({ version, made_at, made_by, what }) => (
            <option key={version} value={version}>
              Version {version}: {what}, {made_by}, {shortIndianMoment(made_at)}
            </option>
          ))}
        </select>
        {error && <ProblemNotice error={error} lead="The version could not be loaded." />}
        {restore.isError && <ProblemNotice error={restore.error} lead="Not restored." />}
        {data && (
          <>
            {changed.length > 0 && (
              <dl className={css.words}>
                {changed.map(({ key, label }) => (
                  <div key={key}>
                    <dt>{label}</dt>
                    <dd dir="auto">
                      <del>{data.customisation.details[key] || 'nothing'}</del>{' '}
                      <ins>{job.customisation.details[key] || 'nothing'}</ins>
                    </dd>
                  </div>
                ))}
              </dl>
            )}
            {data.scenes.length === 0 && <p>This version was never drawn, or its pictures have been deleted.</p>}
            <ul className={css.pairs}>
              {data.scenes.map((scene) => (
                <Pair key={scene.scene} before={scene} after={job.stills?.scenes.find((one) => one.scene === scene.scene)} />
              ))}
            </ul>
          </>
        )}
      </div>
      <DialogActions>
        <Button small onClick={onClose}>
          Close
        </Button>
        {editable && (
          <Button
            small
            look="plain"
            busy={restore.isPending}
            onClick={() =>
              restore.mutate(chosen, {
                onSuccess: () => {
                  say(`Version ${chosen} is restored. The scenes are being redrawn.`);
                  onClose();
                },
              })
            }
          >
            Restore version {chosen}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

function Pair({ before, after }: { before: StudioStill; after: StudioStill | undefined }) {
  return (
    <li>
      <h3>{before.scene}</h3>
      <div className={css.pair}>
        <figure>
          <img src={before.url} alt={`${before.scene}, before`} />
          <figcaption>Before</figcaption>
        </figure>
        <figure>
          {after ? <img src={after.url} alt={`${after.scene}, now`} /> : <p>Not drawn yet</p>}
          <figcaption>Now</figcaption>
        </figure>
      </div>
    </li>
  );
}
