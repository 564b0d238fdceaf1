import type { OrderDownload } from '@nimantran/proto/domain/order';
import { Button } from '../../../../components/controls/button.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import type { Links } from '../../hooks/use-download.ts';
import { useShareFile } from '../../hooks/use-share-file.ts';
import { DownloadProblem } from './download-problem.tsx';

interface ShareButtonProps {
  name: string;
  download: OrderDownload;
  words: string;
  fetchLinks: () => Promise<Links>;
}

/** Hands a file and words to another app, such as WhatsApp. */
export function ShareButton({ name, download, words, fetchLinks }: ShareButtonProps) {
  const { state, problem, press } = useShareFile(download, words, fetchLinks);
  return (
    <>
      <Button small busy={state.step === 'fetching'} onClick={() => void press()}>
        <Icon name="send" /> {state.step === 'ready' ? 'Share now' : 'Share'}
        <span className="visually-hidden"> {name}</span>
      </Button>
      <DownloadProblem problem={problem} />
    </>
  );
}
