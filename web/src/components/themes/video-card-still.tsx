import type { VideoSummary } from '@nimantran/proto/domain/theme';
import { classes } from '../../lib/classes.ts';
import { themePicture } from '../../lib/themes/theme-picture.ts';
import { Picture, type PictureLoad } from '../pictures/picture.tsx';
import { ToranMark } from '../pictures/toran-mark.tsx';
import css from './video-card-still.module.css';

interface StillProps {
  theme: Pick<VideoSummary, 'thumbnail' | 'portrait_orientation'>;
  load: PictureLoad;
}

// For one, two and three columns; an upright still takes 81/256 of a card's width.
const SIZES = '(min-width: 1280px) 380px, (min-width: 960px) 31vw, (min-width: 600px) 46vw, 92vw';
const UPRIGHT_SIZES = '(min-width: 1280px) 120px, (min-width: 960px) 10vw, (min-width: 600px) 15vw, 30vw';

/** A theme's still in 16:9, never cropped: an upright one has a blurred copy of itself as its background. */
export function VideoCardStill({ theme, load }: StillProps) {
  const files = themePicture(theme);
  if (files === undefined) {
    return (
      <div className={css.making}>
        <ToranMark size={44} />
        <span>Picture coming soon</span>
      </div>
    );
  }
  if (!theme.portrait_orientation) return <Picture className={css.still} files={files} alt="" sizes={SIZES} load={load} />;
  return (
    <>
      <Picture className={css.ground} files={files} alt="" sizes={UPRIGHT_SIZES} load={load} />
      <Picture className={classes(css.still, css.upright)} files={files} alt="" sizes={UPRIGHT_SIZES} load={load} />
    </>
  );
}
