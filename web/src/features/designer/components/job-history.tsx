import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { Button } from '../../../components/controls/button.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import css from './job-history.module.css';
import { Key } from './signs.tsx';

interface JobHistoryProps extends Pick<StudioJob, 'history' | 'versions'> {
  onCompare: () => void;
}

/** The job's events with their authors, newest first. */
export function JobHistory({ history, versions, onCompare }: JobHistoryProps) {
  return (
    <details className={css.history} open>
      <summary>History</summary>
      {versions.length > 1 && (
        <p className={css.versions}>
          {versions.length} versions{' '}
          <Button small look="quiet" onClick={onCompare} aria-keyshortcuts="c">
            Compare <Key>C</Key>
          </Button>
        </p>
      )}
      <ol>
        {history.toReversed().map((line) => (
          <li key={line.at + line.what}>
            <time dateTime={line.at}>{shortIndianMoment(line.at)}</time>
            <strong>{line.who}</strong> · {line.what}
          </li>
        ))}
      </ol>
    </details>
  );
}
