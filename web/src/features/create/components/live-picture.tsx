import type { Video } from '@nimantran/proto/domain/theme';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../components/feedback/dialog.tsx';
import { classes } from '../../../lib/classes.ts';
import { webThumbnail } from '../../../lib/themes/theme-queries.ts';
import type { ShownStill } from '../api/live-stills.ts';
import css from './live-picture.module.css';

interface LivePictureProps {
  theme: Video;
  shown: ShownStill | undefined;
  onScene: (index: number) => void;
}

/** Beside the form: the theme's picture, and then the scene that shows what is being edited. */
export function LivePicture({ theme, shown, onScene }: LivePictureProps) {
  if (!shown && !theme.thumbnail) return null;
  return (
    <figure className={css.figure}>
      {shown ? (
        <Still theme={theme} shown={shown} />
      ) : (
        <img src={webThumbnail(theme.thumbnail)} alt="" width={640} height={360} className={shapeOf(theme)} />
      )}
      <figcaption className={css.caption}>{shown && <Scenes shown={shown} onScene={onScene} />}</figcaption>
    </figure>
  );
}

/** On a small screen: a small picture above the bar or the keyboard, which a press enlarges. */
export function SmallPicture({ theme, shown, onScene }: LivePictureProps) {
  const [isLarge, setLarge] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useAboveKeyboard(button);
  if (!shown) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes(css.small, theme.portrait_orientation && css.smallPortrait)}
        aria-label={`Enlarge the picture. ${nameOf(shown)}`}
        onClick={() => setLarge(true)}
      >
        <img src={shown.still.picture} alt="" width={shown.still.width} height={shown.still.height} />
      </button>
      {isLarge && (
        <Dialog title="Your video" large onClose={() => setLarge(false)}>
          <Still theme={theme} shown={shown} />
          <Scenes shown={shown} onScene={onScene} />
          <DialogActions>
            <Button look="plain" onClick={() => setLarge(false)}>
              Close
            </Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

const shapeOf = ({ portrait_orientation }: Video): string | undefined =>
  classes(css.picture, portrait_orientation && css.portrait);

export const nameOf = ({ still }: Pick<ShownStill, 'still'>): string =>
  `Scene ${still.scene + 1} of ${still.scenes.length}: ${still.scenes[still.scene] ?? ''}`;

export function Still({ theme, shown }: Pick<LivePictureProps, 'theme'> & { shown: ShownStill }) {
  const { picture, width, height } = shown.still;
  const alt = `${nameOf(shown)}, with your words`;
  return <img src={picture} alt={alt} width={width} height={height} decoding="async" className={shapeOf(theme)} />;
}

function Scenes({ shown, onScene }: Pick<LivePictureProps, 'onScene'> & { shown: ShownStill }) {
  const { scene, scenes } = shown.still;
  return (
    <>
      <span className={css.steps}>
        <button type="button" aria-label="Previous scene" disabled={scene === 0} onClick={() => onScene(scene - 1)}>
          ‹
        </button>
        <span>{nameOf(shown)}</span>
        <button type="button" aria-label="Next scene" disabled={scene >= scenes.length - 1} onClick={() => onScene(scene + 1)}>
          ›
        </button>
      </span>
      <span className={css.note}>{noteOf(shown)}</span>
    </>
  );
}

export function noteOf({ still, hasSampleWords, isLate }: ShownStill): string {
  if (isLate) return 'The picture follows in a moment.';
  const samples = [...(hasSampleWords ? ['words'] : []), ...(still.sample_slots.length > 0 ? ['photos'] : [])];
  return samples.length > 0 ? `With sample ${samples.join(' and ')} where yours are missing.` : 'As your video will show it.';
}

/** Browsers draw fixed elements behind the keyboard: the distance to it is set on the element. */
function useAboveKeyboard(button: { current: HTMLElement | null }): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport) return;
    const place = () => {
      const hidden = window.innerHeight - visualViewport.height - visualViewport.offsetTop;
      button.current?.style.setProperty('--hidden', `${Math.max(0, Math.round(hidden))}px`);
    };
    place();
    visualViewport.addEventListener('resize', place);
    visualViewport.addEventListener('scroll', place);
    return () => {
      visualViewport.removeEventListener('resize', place);
      visualViewport.removeEventListener('scroll', place);
    };
  });
}
