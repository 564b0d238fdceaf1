import { sizeInWords } from '@nimantran/proto/domain/file-size';
import type { Order } from '@nimantran/proto/domain/order';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useDownload } from '../../hooks/use-download.ts';
import { ANCHORS, downloadOf, fileOfHash } from '../../lib/share-video.ts';
import css from '../order-status.module.css';
import { InvitationWords } from './invitation-words.tsx';
import { OtherFiles } from './other-files.tsx';
import { SaveButton } from './save-button.tsx';
import { ShareVideo } from './share-video.tsx';
import { VideoPlayer } from './video-player.tsx';

/** The finished video: play it, download it, send it. */
export function ReadyVideo({ order }: { order: Order }) {
  const fetchLinks = useDownload(order.number, 'video');
  const video = downloadOf(order, 'video');
  const copy = downloadOf(order, 'whatsapp');
  useAskedButton();

  return (
    <>
      <VideoPlayer
        label={`Your video: ${order.headline}`}
        portrait={order.theme.portrait_orientation}
        poster={order.poster_url}
        fetchUrl={async () => (await fetchLinks()).play_url}
      >
        Play your video
      </VideoPlayer>
      {order.can.download && video && (
        <div className={css.actions}>
          <SaveButton id={ANCHORS.video} fetchLinks={fetchLinks}>
            Download video ({sizeInWords(video.size_bytes)})
          </SaveButton>
        </div>
      )}
      {order.can.download && copy && <ShareVideo order={order} copy={copy} />}
      {order.can.download && <OtherFiles order={order} />}
      {order.can.download && <InvitationWords order={order} />}
    </>
  );
}

/** Scrolls to and focuses the button that a mail's link names. */
function useAskedButton(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const file = fileOfHash(hash);
    if (file) document.getElementById(ANCHORS[file])?.focus();
  }, [hash]);
}
