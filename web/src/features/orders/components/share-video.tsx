import type { Order } from '@nimantran/proto/domain/order';
import { Icon } from '../../../components/icons.tsx';
import { say } from '../../../lib/snackbar.ts';

interface ShareVideoProps {
  order: Order;
  fetchLinks: () => Promise<{ play_url: string; file_name: string }>;
  className: string;
}

/**
 * Sends the film itself where the phone can hand files to WhatsApp. Elsewhere the link opens WhatsApp with the words ready,
 * for the downloaded file to be added: addresses of videos are signed for their owner and expire, so none is passed on.
 */
export function ShareVideo({ order, fetchLinks, className }: ShareVideoProps) {
  const words = `You are invited! ${order.headline}`;
  const sendFile = async () => {
    try {
      say('Fetching your video.');
      const { play_url, file_name } = await fetchLinks();
      const blob = await (await fetch(play_url)).blob();
      await navigator.share({ files: [new File([blob], file_name, { type: 'video/mp4' })], text: words });
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'AbortError'))
        say('Please download the video and send it from there.');
    }
  };
  return (
    <a
      className={className}
      href={`https://wa.me/?text=${encodeURIComponent(words)}`}
      target="_blank"
      rel="noreferrer"
      onClick={(event) => {
        if (!canShareVideos()) return;
        event.preventDefault();
        void sendFile();
      }}
    >
      <Icon name="send" /> Share on WhatsApp
    </a>
  );
}

function canShareVideos(): boolean {
  const probe = new File([], 'invitation.mp4', { type: 'video/mp4' });
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [probe] });
}
