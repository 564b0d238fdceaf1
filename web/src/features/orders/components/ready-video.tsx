import type { Order } from '@nimantran/proto/domain/order';
import { useState } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icons.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api.ts';
import { useDownload } from '../hooks/use-download.ts';
import { FilmPlayer } from './film-player.tsx';
import css from './order-now.module.css';
import { ShareVideo } from './share-video.tsx';

/** The day's delight: play it, download it, send it. */
export function ReadyVideo({ order }: { order: Order }) {
  const fetchLinks = useDownload(order.number);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const download = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { url, file_name } = await fetchLinks();
      const link = document.createElement('a');
      link.href = url;
      link.download = file_name;
      link.click();
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  return (
    <>
      <FilmPlayer
        label={`Your video: ${order.headline}`}
        portrait={order.theme.portrait_orientation}
        poster={order.poster_url}
        fetchUrl={async () => (await fetchLinks()).play_url}
      >
        Play your video
      </FilmPlayer>
      {problem && <Notice kind="error">{problem}</Notice>}
      {order.can.download && (
        <div className={css.actions}>
          <Button busy={busy} onClick={() => void download()}>
            <Icon name="download" /> Download
          </Button>
          <ShareVideo order={order} fetchLinks={fetchLinks} className={buttonClass({ look: 'plain' })} />
        </div>
      )}
    </>
  );
}
