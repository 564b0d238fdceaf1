import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import css from './job.module.css';
import { Key } from './signs.tsx';

interface LeaseNoticesProps {
  lost: boolean;
  faulty: boolean;
  unsavedCount: number;
  pulling: boolean;
  onPull: () => void;
}

/** Notices that stay visible while the page scrolls: the claim is lost, or may soon be. */
export function LeaseNotices({ lost, faulty, unsavedCount, pulling, onPull }: LeaseNoticesProps) {
  return (
    <div className={css.urgent} aria-live="polite">
      {lost && (
        <Notice
          kind="error"
          actions={
            <Button small busy={pulling} onClick={onPull} aria-keyshortcuts="p">
              Pull <Key>P</Key>
            </Button>
          }
        >
          <p>
            <strong>You have lost this job.</strong> Your claim lapsed because this page lost contact, and the job returned to the
            queue. {unsavedCount > 0 && 'What you typed is kept here. '}
            Pulling gives you the job that is due first, which may be this one.
          </p>
        </Notice>
      )}
      {faulty && (
        <Notice kind="warning">
          <p>Your claim could not be renewed. We try again every ten seconds; check your connection.</p>
        </Notice>
      )}
    </div>
  );
}
