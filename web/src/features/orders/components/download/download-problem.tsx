import { Notice } from '../../../../components/feedback/notice.tsx';
import css from '../order-status.module.css';

/** The reason why a file could not be saved or sent, below its button; nothing while all is well. */
export function DownloadProblem({ problem }: { problem: string | null }) {
  if (problem === null) return null;
  return (
    <div className={css.problem}>
      <Notice kind="error">{problem}</Notice>
    </div>
  );
}
