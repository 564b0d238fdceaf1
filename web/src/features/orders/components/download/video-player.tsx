import { type ReactNode, useRef, useState } from 'react';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { Icon } from '../../../../components/pictures/icons.tsx';
import { classes } from '../../../../lib/classes.ts';
import { useFocusFallback } from '../../../../lib/hooks/use-focus-fallback.ts';
import { messageOf } from '../../../../lib/http/api.ts';
import css from '../order-status.module.css';

/** Some browsers for computers have no decoder for it. */
const MADE_AS = 'video/mp4; codecs="avc1.640028, mp4a.40.2"';
const UNPLAYABLE = 'This browser cannot play MP4 videos. Please open this page in another browser.';

interface VideoPlayerProps {
  /** Name for screen readers. */
  label: string;
  portrait: boolean;
  poster: string | null;
  fetchUrl: () => Promise<string>;
  /** Text of the play button. */
  children: ReactNode;
}

/** A picture with a play button that opens the video; its signed address is fetched on demand. */
export function VideoPlayer({ label, portrait, poster, fetchUrl, children }: VideoPlayerProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const film = useRef<HTMLVideoElement>(null);
  const keptFocus = useFocusFallback(film);
  const play = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      setUrl(await fetchUrl());
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <div className={classes(css.player, portrait && css.portrait)} {...keptFocus}>
        {url === null ? (
          <>
            {poster !== null && <img src={poster} alt="" className={css.poster} />}
            <button type="button" className={css.play} aria-busy={busy || undefined} onClick={() => void play()}>
              <Icon name="play" /> {children}
            </button>
          </>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: the videos have music but no speech
          <video
            ref={film}
            src={url}
            controls
            autoPlay
            playsInline
            aria-label={label}
            onError={({ currentTarget }) => {
              // The signed address expires: the next press fetches another.
              setUrl(null);
              setProblem(
                currentTarget.canPlayType(MADE_AS) === '' ? UNPLAYABLE : 'The video stopped loading. Please press play again.',
              );
            }}
          />
        )}
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
}
