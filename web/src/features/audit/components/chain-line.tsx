import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { messageOf } from '../../../lib/http/api.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
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
          <p>The log could not be verified. {messageOf(error)}</p>
        </Notice>
      ) : data === undefined ? (
        <p role="status">Verifying the log …</p>
      ) : data.fault !== null ? (
        <Notice kind="error" actions={again}>
          <p>
            <strong>The log has been tampered with.</strong> {data.fault} Tell the shop’s operator immediately.
          </p>
        </Notice>
      ) : (
        <Notice kind="good" actions={again}>
          <p>
            {data.from === 1 ? `All ${data.rows} rows` : `The newest ${data.rows} rows`} are unchanged, checked{' '}
            {shortIndianMoment(data.checked_at)}. It ends at{' '}
            <span className={css.hash}>{`${data.head.count}:${data.head.hash}`}</span>. Note this down; the command verify-audit
            checks the log against it later.
          </p>
        </Notice>
      )}
    </div>
  );
}
