import type { UseQueryResult } from '@tanstack/react-query';
import { messageOf } from '../../lib/http/api.ts';
import { Button } from '../controls/button.tsx';
import { Notice } from '../feedback/notice.tsx';

/** Reports a failed request and offers a retry; renders nothing if it succeeded. */
export function NotLoaded({ asked: { error, refetch } }: { asked: Pick<UseQueryResult, 'error'> & { refetch: () => unknown } }) {
  if (!error) return null;
  return (
    <Notice
      kind="error"
      actions={
        <Button small look="plain" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      <p>{messageOf(error)}</p>
    </Notice>
  );
}
