import { addressOf } from '@nimantran/proto/http/shared/client';
import {
  type Batch,
  cancelBatch,
  downloadBatchFaults,
  downloadBatchLinks,
  downloadBatchVideos,
  pauseBatch,
  resumeBatch,
  retryBatch,
  startBatch,
} from '@nimantran/proto/http/studio/batches';
import { useRef, useState } from 'react';
import { Button, ButtonLink, buttonClass } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { ActionDialog } from '../../../components/staff/action-dialog.tsx';
import { useFocusFallback } from '../../../lib/hooks/use-focus-fallback.ts';
import { call, messageOf } from '../../../lib/http/api.ts';
import { KEPT } from '../../../lib/shop/kept.ts';
import { useBatchAction } from '../api/use-batch-action.ts';
import { counted } from '../lib/batch-labels.ts';
import css from './batch-page.module.css';

type Download = typeof downloadBatchVideos | typeof downloadBatchLinks | typeof downloadBatchFaults;
type Step = typeof pauseBatch | typeof resumeBatch | typeof cancelBatch | typeof retryBatch;

/** The actions that a batch's state allows. */
export function BatchActions({ batch }: { batch: Batch }) {
  const { id, state, rows, faults } = batch;
  const params = { id };
  const place = useRef<HTMLDivElement>(null);
  const keptFocus = useFocusFallback(place);
  const [isAsking, setAsking] = useState(false);
  const start = useBatchAction(() => call(startBatch, { params, body: { without_faulty: rows.faulty > 0 } }));
  const steer = useBatchAction(
    (step: Step) => call(step, { params }),
    () => setAsking(false),
  );
  const canStart = state === 'ready' && rows.waiting > 0 && !faults.some(({ severity }) => severity === 'fault');
  const isOpen = state === 'ready' || state === 'running' || state === 'paused';
  const error = start.error ?? steer.error;
  const addressed = (operation: Download) => addressOf(operation, { params, query: undefined });
  return (
    <div ref={place} tabIndex={-1} className={css.place} {...keptFocus}>
      <div className={css.actions}>
        {canStart && (
          <Button small busy={start.isPending} onClick={() => start.mutate()}>
            {rows.faulty > 0 ? `Start with the ${counted(rows.waiting, 'good row')}` : `Start ${counted(rows.waiting, 'video')}`}
          </Button>
        )}
        {state === 'running' && (
          <Button small look="plain" busy={steer.isPending} onClick={() => steer.mutate(pauseBatch)}>
            Pause
          </Button>
        )}
        {state === 'paused' && (
          <Button small busy={steer.isPending} onClick={() => steer.mutate(resumeBatch)}>
            Resume
          </Button>
        )}
        {rows.failed > 0 && state !== 'cancelled' && !batch.inputs_gone && (
          <Button small look="plain" busy={steer.isPending} onClick={() => steer.mutate(retryBatch)}>
            Try {counted(rows.failed, 'failed row')} again
          </Button>
        )}
        {rows.done > 0 && !batch.videos_gone && (
          <>
            <a
              className={buttonClass({ small: true, look: isOpen ? 'plain' : 'full' })}
              href={addressed(downloadBatchVideos)}
              download
            >
              Download {counted(rows.done, 'video')} (zip)
            </a>
            <a className={buttonClass({ small: true, look: 'plain' })} href={addressed(downloadBatchLinks)} download>
              Links (CSV)
            </a>
          </>
        )}
        {state === 'ready' && batch.theme !== null && (rows.faulty > 0 || faults.length > 0) && (
          <ButtonLink small look="plain" to={`/admin/batch?theme=${batch.theme.id}`}>
            Check a corrected file
          </ButtonLink>
        )}
        {(rows.faulty > 0 || rows.warned > 0 || faults.length > 0) && (
          <a className={buttonClass({ small: true, look: 'plain' })} href={addressed(downloadBatchFaults)} download>
            Errors (CSV)
          </a>
        )}
        {isOpen && (
          <Button small look="quiet" onClick={() => setAsking(true)}>
            {state === 'ready' ? 'Discard' : 'Cancel'}
          </Button>
        )}
      </div>
      {error && !isAsking && (
        <Notice kind="error">
          <p>{messageOf(error)}</p>
        </Notice>
      )}
      {isAsking && (
        <ActionDialog
          title={`End batch ${batch.number}?`}
          confirm="End it"
          busy={steer.isPending}
          error={steer.error}
          onConfirm={() => steer.mutate(cancelBatch)}
          onClose={() => setAsking(false)}
        >
          <p>
            {state === 'ready'
              ? `Nothing is rendered, and the text and photos are deleted in ${KEPT.uploads}.`
              : `Finished videos can be downloaded. ${counted(rows.waiting + rows.rendering, 'row')} will not be made.`}
          </p>
        </ActionDialog>
      )}
    </div>
  );
}
