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
} from '@nimantran/proto/http/batches';
import { addressOf } from '@nimantran/proto/http/client';
import { useState } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Dialog, DialogActions } from '../../../components/dialog.tsx';
import { Notice } from '../../../components/notice.tsx';
import { call, messageOf } from '../../../lib/api.ts';
import { useBatchAction } from '../api/use-batch-action.ts';
import { counted } from '../lib/words.ts';
import css from './batch-page.module.css';

type Download = typeof downloadBatchVideos | typeof downloadBatchLinks | typeof downloadBatchFaults;
type Step = typeof pauseBatch | typeof resumeBatch | typeof cancelBatch | typeof retryBatch;

/** What can be done with a batch as it stands. */
export function BatchActions({ batch }: { batch: Batch }) {
  const { id, state, rows, faults } = batch;
  const params = { id };
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
    <>
      <div className={css.actions}>
        {canStart && (
          <Button busy={start.isPending} onClick={() => start.mutate()}>
            {rows.faulty > 0 ? `Start with the ${rows.waiting} good rows` : `Start ${counted(rows.waiting, 'video')}`}
          </Button>
        )}
        {state === 'running' && (
          <Button small look="plain" busy={steer.isPending} onClick={() => steer.mutate(pauseBatch)}>
            Pause
          </Button>
        )}
        {state === 'paused' && (
          <Button small busy={steer.isPending} onClick={() => steer.mutate(resumeBatch)}>
            Go on
          </Button>
        )}
        {rows.failed > 0 && state !== 'cancelled' && !batch.inputs_gone && (
          <Button small look="plain" busy={steer.isPending} onClick={() => steer.mutate(retryBatch)}>
            Try {counted(rows.failed, 'failed row')} again
          </Button>
        )}
        {rows.done > 0 && !batch.videos_gone && (
          <>
            <a className={buttonClass({ small: true })} href={addressed(downloadBatchVideos)} download>
              Download {counted(rows.done, 'video')} (zip)
            </a>
            <a className={buttonClass({ small: true, look: 'plain' })} href={addressed(downloadBatchLinks)} download>
              Links (CSV)
            </a>
          </>
        )}
        {(rows.faulty > 0 || rows.warned > 0 || faults.length > 0) && (
          <a className={buttonClass({ small: true, look: 'plain' })} href={addressed(downloadBatchFaults)} download>
            Faults (CSV)
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
        <Dialog title={`End batch ${batch.number}?`} onClose={() => setAsking(false)}>
          <p>
            {state === 'ready'
              ? 'Nothing is rendered, and its words and photos are deleted in 2 days.'
              : `What is finished can be downloaded. ${counted(rows.waiting + rows.rendering, 'row')} will not be made.`}
          </p>
          {steer.isError && (
            <Notice kind="error">
              <p>{messageOf(steer.error)}</p>
            </Notice>
          )}
          <DialogActions>
            <Button small busy={steer.isPending} onClick={() => steer.mutate(cancelBatch)}>
              End it
            </Button>
            <Button small look="quiet" onClick={() => setAsking(false)}>
              Back
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
