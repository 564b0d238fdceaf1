import type { VideoSummary } from '@nimantran/proto/domain/theme';
import { classes } from '../../lib/classes.ts';
import { themePicture } from '../../lib/themes/theme-picture.ts';
import { Picture, type PictureLoad } from '../pictures/picture.tsx';
import { ToranMark } from '../pictures/toran-mark.tsx';
import css from './video-card-still.module.css';

interface StillProps {
  theme: Pick<VideoSummary, 'thumbnail' | 'portrait_orientation'>;
  /** Whether the frame is upright, of 4:5, rather than of 16:9. */
  inUpright: boolean;
  load: PictureLoad;
}

// For one, two and three columns; an upright still takes 81/256 of a wide card's width, and 45/64 of an upright one's.
const SIZES = '(min-width: 1280px) 380px, (min-width: 960px) 31vw, (min-width: 600px) 46vw, 92vw';
const UPRIGHT_SIZES = '(min-width: 600px) 120px, 30vw';
const UPRIGHT_IN_UPRIGHT_SIZES = '(min-width: 600px) 267px, 65vw';

/** A theme's still, never cropped: what its frame has beside it is filled by a blurred copy of it. */
export function VideoCardStill({ theme, inUpright, load }: StillProps) {
  const files = themePicture(theme);
  if (files === undefined) {
    return (
      <div className={css.making}>
        <ToranMark size={44} />
        <span>Picture coming soon</span>
      </div>
    );
  }
  const isUpright = theme.portrait_orientation;
  const sizes = !isUpright ? SIZES : inUpright ? UPRIGHT_IN_UPRIGHT_SIZES : UPRIGHT_SIZES;
  return (
    <>
      {(isUpright || inUpright) && <Picture className={css.ground} files={files} alt="" sizes={sizes} load={load} />}
      <Picture className={classes(css.still, isUpright && css.upright)} files={files} alt="" sizes={sizes} load={load} />
    </>
  );
}
