import { useState } from 'react';
import { Picture } from '../../../../components/pictures/picture.tsx';
import { useMediaQuery } from '../../../../lib/browser/media-query.ts';
import { classes } from '../../../../lib/classes.ts';
import { themePicture } from '../../../../lib/themes/theme-picture.ts';
import { type ListedTheme, sampleOf } from '../../../../lib/themes/theme-queries.ts';
import { useQuietMoment } from '../../hooks/use-quiet-moment.ts';
import css from './hero-video.module.css';

// Width of the hero's frame, as in home-hero.module.css.
const SIZES = {
  wide: '(min-width: 1280px) 668px, (min-width: 900px) 52vw, 92vw',
  upright: '(min-width: 460px) 420px, 92vw',
};

/** Shows the still immediately, and the video over it once the page has loaded and the connection is fast enough. */
export function HeroVideo({ theme }: { theme: ListedTheme }) {
  const sample = sampleOf(theme.video_id);
  const picture = themePicture(theme);
  const shape = theme.portrait_orientation ? 'upright' : 'wide';
  const still = useReducedMotion();
  const quiet = useQuietMoment();
  const [moves, setMoves] = useState(false);
  return (
    <>
      {picture && <Picture files={picture} alt={`A still of ${theme.title}`} sizes={SIZES[shape]} load="first" />}
      {sample.kind === 'file' && quiet && !still && (
        <video
          className={classes(css.film, moves && css.moves)}
          src={sample.url}
          autoPlay
          muted
          loop
          playsInline
          aria-hidden="true"
          tabIndex={-1}
          onPlaying={() => setMoves(true)}
        />
      )}
    </>
  );
}

/** Whether this person prefers reduced motion; assumed true in server-rendered pages. */
const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)', true);
