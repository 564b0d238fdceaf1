import { sizeInWords } from '@nimantran/proto/domain/file-size';
import type { Order, OrderDownload } from '@nimantran/proto/domain/order';
import { useDownload } from '../../hooks/use-download.ts';
import { canShare, shareWords } from '../../lib/share-video.ts';
import css from '../order-status.module.css';
import { OpenWhatsApp } from './open-whatsapp.tsx';
import { SaveButton } from './save-button.tsx';
import { SendToWhatsApp } from './send-to-whatsapp.tsx';

interface ShareVideoProps {
  order: Order;
  copy: OrderDownload;
}

/**
 * Sends the small copy itself if the browser can share files with WhatsApp. Otherwise WhatsApp opens with the message ready, and
 * the customer attaches the saved file: video addresses are signed for their owner and expire, so none is passed on.
 */
export function ShareVideo({ order, copy }: ShareVideoProps) {
  const fetchLinks = useDownload(order.number, 'whatsapp');
  const words = shareWords(order);
  return (
    <section aria-labelledby="send-video" className={css.share}>
      <h3 id="send-video">Send it on</h3>
      <p>
        A small copy for WhatsApp, {sizeInWords(copy.size_bytes)}: the same video, quick to send and quick to open on slow phones.
      </p>
      <div className={css.actions}>
        {canShare('whatsapp') ? (
          <SendToWhatsApp copy={copy} words={words} fetchLinks={fetchLinks} />
        ) : (
          <OpenWhatsApp words={words} fetchLinks={fetchLinks} />
        )}
        <SaveButton look="plain" fetchLinks={fetchLinks}>
          Download for WhatsApp ({sizeInWords(copy.size_bytes)})
        </SaveButton>
      </div>
    </section>
  );
}
