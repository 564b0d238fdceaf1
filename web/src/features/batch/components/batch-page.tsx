import { addressOf } from '@nimantran/proto/http/shared/client';
import { type Batch, Batch as BatchShape, streamBatch } from '@nimantran/proto/http/studio/batches';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { NotFound } from '../../../components/page/not-found.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { isProblem } from '../../../lib/http/api.ts';
import { useEventStream } from '../../../lib/http/event-stream.ts';
import { batchQuery } from '../api/batch-queries.ts';
import { BatchActions } from './batch-actions.tsx';
import { BatchFacts } from './batch-facts.tsx';
import css from './batch-page.module.css';
import { BatchProgress } from './batch-progress.tsx';
import { BatchRows } from './batch-rows.tsx';

/** One batch: the result of its check, its progress and its output. */
export function BatchPage() {
  const { id = '' } = useParams();
  const client = useQueryClient();
  const asked = useQuery(batchQuery(id));
  const { data: batch } = asked;
  const isOver = batch?.state === 'finished' || batch?.state === 'cancelled';
  useEventStream(batch && !isOver ? addressOf(streamBatch, { params: { id }, query: undefined }) : null, ['batch'], (_, data) => {
    if (isBatch(data)) client.setQueryData(batchQuery(id).queryKey, data);
  });
  if (isProblem(asked.error, 'batch_not_found', 'invalid_request')) return <NotFound />;
  return (
    <AdminFrame title={batch ? `Batch ${batch.number}` : 'Batch'} lead={batch?.title ?? 'Loading …'}>
      <p className={css.back}>
        <Link to="/admin/batch">All batches</Link>
      </p>
      {batch && (
        <>
          {batch.faults.length > 0 && <FileFaults batch={batch} />}
          <BatchProgress batch={batch} />
          <BatchActions batch={batch} />
          <BatchRows batch={batch} />
          <BatchFacts batch={batch} />
        </>
      )}
      {!batch && (
        <LoadedSection title="Rows" asked={asked} none="" isEmpty={() => false}>
          {() => null}
        </LoadedSection>
      )}
    </AdminFrame>
  );
}

/** The stream sends a batch in the same shape as the operation's answer. */
const isBatch = (data: unknown): data is Batch =>
  typeof data === 'object' && data !== null && Object.keys(BatchShape.properties).every((name) => name in data);

function FileFaults({ batch }: { batch: Batch }) {
  return (
    <Notice kind="error">
      <p>This file cannot be rendered yet. Fix the following and check it again:</p>
      <ul className={css.faults}>
        {batch.faults.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </Notice>
  );
}
