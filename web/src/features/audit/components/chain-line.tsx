import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { messageOf } from '../../../lib/http/api.ts';
import { shortMoment } from '../../../lib/time/dates.ts';
import { chainQuery } from '../api/audit-queries.ts';
import css from './audit.module.css';

/** Result of checking the log's integrity. */
export function ChainLine() {
  const { data, error, isFetching, refetch } = useQuery(chainQuery);
  const again = (
    <Button small look="plain" busy={isFetching} onClick={() => void refetch()}>
      Check again
    </Button>
  );
  return (
    <div className={css.chain}>
      {error ? (
        <Notice kind="error" actions={again}>
          <p>Whether the log holds could not be checked. {messageOf(error)}</p>
        </Notice>
      ) : data === undefined ? (
        <p role="status">Checking whether the log is as it was written …</p>
      ) : data.fault !== null ? (
        <Notice kind="error" actions={again}>
          <p>
            <strong>The log is not as it was written.</strong> {data.fault} Tell whoever runs the shop at once.
          </p>
        </Notice>
      ) : (
        <Notice kind="good" actions={again}>
          <p>
            {data.from === 1 ? `All ${data.rows} rows` : `The newest ${data.rows} rows`} are as they were written, checked{' '}
            {shortMoment(data.checked_at)}. It ends at <span className={css.hash}>{`${data.head.count}:${data.head.hash}`}</span>,
            which you can note down: the command verify-audit takes it.
          </p>
        </Notice>
      )}
    </div>
  );
}
