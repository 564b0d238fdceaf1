import { type ReactNode, useState } from 'react';
import { Icon } from '../../../components/icons.tsx';
import { Notice } from '../../../components/notice.tsx';
import { messageOf } from '../../../lib/api.ts';
import { classes } from '../../../lib/classes.ts';
import css from './order-now.module.css';

interface FilmPlayerProps {
  /** What it is to who listens. */
  label: string;
  portrait: boolean;
  poster: string | null;
  fetchUrl: () => Promise<string>;
  /** Words of the play button. */
  children: ReactNode;
}

/** A picture with a play button that opens into the film; its signed address is fetched on demand. */
export function FilmPlayer({ label, portrait, poster, fetchUrl, children }: FilmPlayerProps) {
  const [url, setUrl] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
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
      <div className={classes(css.player, portrait && css.portrait)}>
        {url === null ? (
          <>
            {poster !== null && <img src={poster} alt="" className={css.poster} />}
            <button type="button" className={css.play} aria-busy={busy || undefined} onClick={() => void play()}>
              <Icon name="play" /> {children}
            </button>
          </>
        ) : (
          // biome-ignore lint/a11y/useMediaCaption: the films have music and no speech
          <video
            src={url}
            controls
            autoPlay
            playsInline
            aria-label={label}
            onError={() => {
              // Its address is signed and ends: the next press fetches another.
              setUrl(null);
              setProblem('The film stopped loading. Please press play again.');
            }}
          />
        )}
      </div>
      {problem && <Notice kind="error">{problem}</Notice>}
    </>
  );
}
