import { useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import type { PictureFiles } from '../../lib/themes/theme-picture.ts';
import type { Sample } from '../../lib/themes/theme-queries.ts';
import { Icon } from '../pictures/icons.tsx';
import { Picture } from '../pictures/picture.tsx';
import css from './player.module.css';

interface PlayerProps {
  sample: Sample;
  title: string;
  /** Shown until the video is played; also as the background of an upright video. */
  still?: PictureFiles | undefined;
  portrait: boolean;
  autoPlay: boolean;
  className?: string | undefined;
}

// Widths as in details-page.module.css and player.module.css.
const SIZES = '(min-width: 1280px) 734px, (min-width: 900px) 58vw, 100vw';
const UPRIGHT_SIZES = '(min-width: 501px) 186px, 254px';

export function Player({ sample, title, still, portrait, autoPlay, className }: PlayerProps) {
  return (
    <div className={classes(css.player, portrait && css.portrait, className)} data-player>
      {portrait && still && <Picture className={css.ground} files={still} alt="" sizes={UPRIGHT_SIZES} load="eager" />}
      {still && sample.kind !== 'embed' && (
        <Picture className={css.still} files={still} alt="" sizes={portrait ? UPRIGHT_SIZES : SIZES} load="first" />
      )}
      {sample.kind === 'file' && <Film url={sample.url} title={title} autoPlay={autoPlay} />}
      {sample.kind === 'embed' && (
        <iframe
          src={`${sample.url}?autoplay=${autoPlay ? 1 : 0}`}
          title={`${title} on ${sample.provider}`}
          allow="autoplay; fullscreen; picture-in-picture"
          allowFullScreen
        />
      )}
      {sample.kind === 'none' && <p className={css.making}>The sample video is being prepared.</p>}
    </div>
  );
}

/** Loads nothing over a slow connection, and renders no native controls, until the user plays it. */
function Film({ url, title, autoPlay }: { url: string; title: string; autoPlay: boolean }) {
  const video = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(autoPlay);
  const play = () => {
    setStarted(true);
    video.current?.focus({ preventScroll: true });
    // If the browser refuses to play, its own controls are available.
    video.current?.play().catch(() => undefined);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useMediaCaption: the videos have music but no speech */}
      <video
        ref={video}
        src={url}
        controls={started}
        playsInline
        autoPlay={autoPlay}
        preload={autoPlay ? 'auto' : 'none'}
        tabIndex={started ? 0 : -1}
        aria-label={title}
        onPlay={() => setStarted(true)}
      />
      {!started && (
        <button type="button" className={css.play} onClick={play} aria-label={`Watch the video: ${title}`}>
          <span>
            <Icon name="play" size={22} />
            Watch the video
          </span>
        </button>
      )}
    </>
  );
}
