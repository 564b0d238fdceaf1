import { classes } from '../../lib/classes.ts';
import { Icon } from '../pictures/icons.tsx';
import css from './crop-dialog.module.css';
import { CROP_ARROWS, type CropArrow } from './use-crop.ts';

const WORDS: Readonly<Record<CropArrow, string>> = {
  ArrowLeft: 'left',
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'right',
};

/** Buttons that move the photo, for users who cannot drag. */
export function CropArrows({ onMove }: { onMove: (arrow: CropArrow) => void }) {
  return (
    <fieldset className={css.arrows} aria-label="Move the photo">
      {CROP_ARROWS.map((arrow) => (
        <button key={arrow} type="button" aria-label={`Move ${WORDS[arrow]}`} onClick={() => onMove(arrow)}>
          <Icon name="right" className={classes(css[WORDS[arrow]])} />
        </button>
      ))}
    </fieldset>
  );
}
