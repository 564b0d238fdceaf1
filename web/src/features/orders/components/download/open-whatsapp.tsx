import { useState } from 'react';
import { buttonClass } from '../../../../components/controls/button.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import { messageOf } from '../../../../lib/http/api.ts';
import type { Links } from '../../hooks/use-download.ts';
import { saveFile } from '../../lib/save-file.ts';
import { ANCHORS, whatsAppUrl } from '../../lib/share-video.ts';
import css from '../order-status.module.css';
import { DownloadProblem } from './download-problem.tsx';

interface OpenWhatsAppProps {
  words: string;
  fetchLinks: () => Promise<Links>;
}

/** Opens WhatsApp beside this page with the message ready, while the small file is saved. */
export function OpenWhatsApp({ words, fetchLinks }: OpenWhatsAppProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const save = () => {
    setProblem(null);
    fetchLinks().then(saveFile, (error: unknown) => setProblem(messageOf(error)));
  };
  return (
    <>
      <a
        id={ANCHORS.whatsapp}
        className={buttonClass()}
        href={whatsAppUrl(words)}
        target="_blank"
        rel="noreferrer"
        aria-describedby="send-how"
        onClick={save}
      >
        <Icon name="send" /> Send on WhatsApp
      </a>
      <p id="send-how" className={css.how}>
        Saves the small copy and opens WhatsApp in a new tab with a message ready: choose a chat there and add the file.
      </p>
      <DownloadProblem problem={problem} />
    </>
  );
}
