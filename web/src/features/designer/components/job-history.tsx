import type { StudioJob } from '@nimantran/proto/http/studio';
import { shortMoment } from '../../../lib/dates.ts';
import css from './job-history.module.css';

/** Who did what, the newest first. */
export function JobHistory({ history }: Pick<StudioJob, 'history'>) {
  return (
    <details className={css.history} open>
      <summary>History</summary>
      <ol>
        {history.toReversed().map((line) => (
          <li key={line.at + line.what}>
            <time dateTime={line.at}>{shortMoment(line.at)}</time>
            <strong>{line.who}</strong> · {line.what}
          </li>
        ))}
      </ol>
    </details>
  );
}
