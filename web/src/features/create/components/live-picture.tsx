import type { Video } from '@nimantran/proto/domain/theme';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Dialog, DialogActions } from '../../../components/feedback/dialog.tsx';
import { classes } from '../../../lib/classes.ts';
import { nameOf, noteOf } from '../../../lib/stills/still-words.ts';
import { webThumbnail } from '../../../lib/themes/theme-queries.ts';
import type { ShownStill } from '../api/live-stills.ts';
import { hiddenBelow, scrollToUncover } from '../lib/above-keyboard.ts';
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
  useAboveKeyboard(button, shown);
  if (!shown) return null;
  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes(css.small, theme.portrait_orientation && css.smallPortrait)}
        aria-label={`Enlarge the picture. ${nameOf(shown.still)}`}
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

function Still({ theme, shown }: Pick<LivePictureProps, 'theme'> & { shown: ShownStill }) {
  const { picture, width, height } = shown.still;
  const alt = `${nameOf(shown.still)}, with your words`;
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
        <span>{nameOf(shown.still)}</span>
        <button type="button" aria-label="Next scene" disabled={scene >= scenes.length - 1} onClick={() => onScene(scene + 1)}>
          ›
        </button>
      </span>
      <span className={css.note}>{noteOf(shown)}</span>
    </>
  );
}

/**
 * Browsers draw fixed elements behind the keyboard: the distance to it is set on the element. A field that has the focus is
 * scrolled above the picture when it would be covered, with the hints that a new picture brings.
 */
function useAboveKeyboard(button: { current: HTMLElement | null }, shown: ShownStill | undefined): void {
  useEffect(() => {
    const { visualViewport } = window;
    if (!visualViewport || !shown) return;
    const place = () => {
      button.current?.style.setProperty('--hidden', `${hiddenBelow(window.innerHeight, visualViewport)}px`);
    };
    const uncover = () => {
      place();
      const picture = button.current?.getBoundingClientRect();
      const focused = document.activeElement;
      const field = focused?.matches('input, textarea, select') && (focused.closest('[data-field]') ?? focused);
      const by = picture?.width && field ? scrollToUncover(field.getBoundingClientRect(), picture) : 0;
      if (by > 0) window.scrollBy({ top: by });
    };
    uncover();
    // Before the focus settles, the browser scrolls by itself.
    const onFocus = () => requestAnimationFrame(uncover);
    visualViewport.addEventListener('resize', uncover);
    document.addEventListener('focusin', onFocus);
    visualViewport.addEventListener('scroll', place);
    return () => {
      visualViewport.removeEventListener('resize', uncover);
      document.removeEventListener('focusin', onFocus);
      visualViewport.removeEventListener('scroll', place);
    };
  }, [button, shown]);
}
