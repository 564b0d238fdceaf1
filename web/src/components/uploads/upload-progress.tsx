import { sizeInWords } from '@nimantran/proto/domain/file-size';
import { useOnline } from '../../lib/browser/online.ts';
import { timeLeftWords } from '../../lib/uploads/time-left.ts';
import type { UploadState } from '../../lib/uploads/upload-state.ts';
import css from './upload-progress.module.css';

interface UploadProgressProps {
  id: string;
  /** The file's purpose. */
  label: string;
  state: UploadState;
}

/** Upload progress over the file's picture. Screen readers can query the bar; nothing is announced by itself. */
export function UploadProgress({ id, label, state }: UploadProgressProps) {
  const online = useOnline();
  if (state.phase === 'failed') return null;
  const sent = 'sentBytes' in state ? state.sentBytes : state.phase === 'checking' ? state.sizeBytes : 0;
  const percent = Math.floor((sent / Math.max(state.sizeBytes, 1)) * 100);
  return (
    <div className={css.strip}>
      <p id={id}>
        <strong>{headOf(state, percent, online)}</strong>
        <span>{detailOf(state)}</span>
      </p>
      <div
        className={css.bar}
        role="progressbar"
        aria-label={label}
        aria-describedby={id}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className={state.phase === 'sending' && !state.stuck ? css.moving : css.still} style={{ width: `${percent}%` }} />
      </div>
    </div>
  );
}

function headOf(state: Exclude<UploadState, { phase: 'failed' }>, percent: number, online: boolean): string {
  switch (state.phase) {
    case 'waiting':
      return 'Waiting to upload';
    case 'sending':
      if (!online) return 'Offline';
      return state.stuck ? 'No connection' : `Sending, ${percent}%`;
    case 'paused':
      return `Paused at ${percent}%`;
    case 'checking':
      return 'Checking';
    case 'elsewhere':
      return 'Uploading in another tab';
    case 'asking':
      return `Stopped at ${percent}%`;
  }
}

function detailOf(state: Exclude<UploadState, { phase: 'failed' }>): string {
  switch (state.phase) {
    case 'waiting':
      return sizeInWords(state.sizeBytes);
    case 'sending':
      if (state.stuck) return 'It continues automatically.';
      if (state.secondsLeft !== null) return timeLeftWords(state.secondsLeft);
      return `${sizeInWords(state.sentBytes)} of ${sizeInWords(state.sizeBytes)}`;
    case 'paused':
      return `${sizeInWords(state.sentBytes)} of ${sizeInWords(state.sizeBytes)}`;
    case 'checking':
      return 'Upload complete.';
    case 'elsewhere':
      return 'Another tab of this browser is uploading it.';
    case 'asking':
      return 'Choose the same file again to continue.';
  }
}
