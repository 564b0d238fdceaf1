import type { Order } from '@nimantran/proto/domain/order';
import { useState } from 'react';
import { Button, buttonClass } from '../../../components/button.tsx';
import { Icon } from '../../../components/icons.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api.ts';
import { classes } from '../../../lib/classes.ts';
import { useDownload } from '../hooks/use-download.ts';
import css from './order-now.module.css';
import { ShareVideo } from './share-video.tsx';

/** The day's delight: play it, download it, send it. */
export function ReadyVideo({ order }: { order: Order }) {
  const fetchLinks = useDownload(order.number);
  const [playUrl, setPlayUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const withLinks = async (use: (links: Awaited<ReturnType<typeof fetchLinks>>) => void) => {
    setBusy(true);
    setProblem(null);
    try {
      use(await fetchLinks());
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  const download = () =>
    withLinks(({ url, file_name }) => {
      const link = document.createElement('a');
      link.href = url;
      link.download = file_name;
      link.click();
    });

  return (
    <>
      <div className={css.words}>
        <h2>Your video is ready.</h2>
      </div>
      <div className={classes(css.player, order.theme.portrait_orientation && css.portrait)}>
        {playUrl === null ? (
          <>
            {order.poster_url !== null && <img src={order.poster_url} alt="" className={css.poster} />}
            <button type="button" className={css.play} onClick={() => void withLinks(({ play_url }) => setPlayUrl(play_url))}>
              <Icon name="play" /> Play your video
            </button>
          </>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: the films have music and no speech
          <video src={playUrl} controls autoPlay playsInline aria-label={`Your video: ${order.headline}`} />
        )}
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
      {order.can.download && (
        <div className={css.actions}>
          <Button busy={busy} onClick={() => void download()}>
            <Icon name="download" /> Download
          </Button>
          <ShareVideo order={order} fetchLinks={fetchLinks} className={buttonClass({ look: 'plain' })} />
        </div>
      )}
      <p className={css.hint}>
        MP4, {order.resolution}. Your photos are deleted from our servers 2 days after the video was made; the video stays here.
      </p>
    </>
  );
}
