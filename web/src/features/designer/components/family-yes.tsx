import { listYeses } from '@nimantran/proto/http/orders/reviews';
import type { StudioJob } from '@nimantran/proto/http/studio/jobs';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ScriptText } from '../../../components/text/script-text.tsx';
import { call } from '../../../lib/http/api.ts';
import { studioKey } from '../api/studio-queries.ts';
import { yesOf } from '../lib/family-yes.ts';

/** The members of the customer's family who said yes to the words of the job. Nothing is shown if nobody did, or orders does not answer. */
export function FamilyYes({ job }: { job: StudioJob }) {
  const { data } = useQuery({
    queryKey: [...studioKey, 'yeses', job.order_number],
    queryFn: ({ signal }) => call(listYeses, { params: { number: job.order_number }, signal }),
    staleTime: 30_000,
    meta: {},
  });
  const yes = data && yesOf(data, job);
  if (!yes) return null;
  return (
    <Notice kind={yes.isToTheseWords ? 'good' : 'plain'}>
      <p>
        <strong>
          {yes.isToTheseWords ? 'The family said yes to these words:' : 'The words have changed since the family said yes:'}
        </strong>{' '}
        <span dir="auto">
          <ScriptText>{yes.names.join(', ')}</ScriptText>
        </span>
      </p>
    </Notice>
  );
}
