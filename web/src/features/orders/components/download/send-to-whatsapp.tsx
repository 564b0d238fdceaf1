import { sizeInWords } from '@nimantran/proto/domain/file-size';
import type { OrderDownload } from '@nimantran/proto/domain/order';
import { Button } from '../../../../components/controls/button.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import type { Links } from '../../hooks/use-download.ts';
import type { ReadyFile } from '../../hooks/use-ready-file.ts';
import { useShareFile } from '../../hooks/use-share-file.ts';
import { ANCHORS } from '../../lib/share-video.ts';
import css from '../order-status.module.css';
import { DownloadProblem } from './download-problem.tsx';

interface SendFileProps {
  copy: OrderDownload;
  words: string;
  fetchLinks: () => Promise<Links>;
}

/** Fetches the small copy on one press and hands it to WhatsApp on the next; if the file arrives quickly, one press is enough. */
export function SendToWhatsApp({ copy, words, fetchLinks }: SendFileProps) {
  const { state, problem, press } = useShareFile(copy, words, fetchLinks);
  const fetching = state.step === 'fetching';
  return (
    <>
      <Button id={ANCHORS.whatsapp} busy={fetching} aria-describedby="send-how" onClick={() => void press()}>
        <Icon name="send" /> {state.step === 'ready' ? 'Send it now' : 'Send on WhatsApp'}
      </Button>
      {fetching && (
        <div className={css.fetching}>
          <div
            role="progressbar"
            aria-label="Loading the small copy"
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={state.percent}
            className={css.bar}
          >
            <span style={{ width: `${state.percent}%` }} />
          </div>
          <p aria-hidden="true">
            {state.percent}% of {sizeInWords(copy.size_bytes)}
          </p>
        </div>
      )}
      <p id="send-how" role="status" className={state.step === 'ready' ? css.how : 'visually-hidden'}>
        {spoken(state)}
      </p>
      <DownloadProblem problem={problem} />
    </>
  );
}

/** For screen readers: announces quarters only, so that it does not talk all the time. */
function spoken(state: ReadyFile): string {
  if (state.step === 'ready') return 'Ready to send. Press once more, then choose WhatsApp and the chats.';
  if (state.step !== 'fetching') return '';
  const quarter = Math.floor(state.percent / 25) * 25;
  return quarter === 0 ? 'Loading the small copy.' : `${quarter} percent fetched.`;
}
