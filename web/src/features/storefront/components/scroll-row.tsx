import { type ReactNode, useRef } from 'react';
import { Icon } from '../../../components/pictures/icons.tsx';
import { classes } from '../../../lib/classes.ts';
import { useScrollEnds } from '../hooks/use-scroll-ends.ts';
import { scrollFocusedIntoView } from '../lib/scroll-focused-into-view.ts';
import css from './scroll-row.module.css';

interface ScrollRowProps {
  id: string;
  heading: string;
  /** A description of the row's content, for the arrows' accessible names. */
  things: string;
  small?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** List items side by side: swiped on a phone, reached by Tab, and scrolled by arrows if there is a pointer. */
export function ScrollRow({ id, heading, things, small = false, className, children }: ScrollRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const { atStart, atEnd } = useScrollEnds(row);
  const turn = (direction: 1 | -1) => row.current?.scrollBy({ left: direction * row.current.clientWidth * 0.75 });
  return (
    <section aria-labelledby={id} className={classes(css.section, small && css.small)}>
      <div className={css.head}>
        <h2 id={id}>{heading}</h2>
        <div className={classes(css.arrows, atStart && atEnd && css.none)}>
          <Arrow label={`Earlier ${things}`} className={css.back} ended={atStart} onTurn={() => turn(-1)} />
          <Arrow label={`More ${things}`} ended={atEnd} onTurn={() => turn(1)} />
        </div>
      </div>
      <ul
        ref={row}
        className={classes(css.row, !atEnd && css.more, !atStart && css.less, className)}
        onFocus={scrollFocusedIntoView}
      >
        {children}
      </ul>
    </section>
  );
}

interface ArrowProps {
  label: string;
  ended: boolean;
  className?: string | undefined;
  onTurn: () => void;
}

function Arrow({ label, ended, className, onTurn }: ArrowProps) {
  return (
    <button
      type="button"
      className={classes(css.arrow, className)}
      aria-label={label}
      aria-disabled={ended || undefined}
      onClick={ended ? undefined : onTurn}
    >
      <Icon name="right" />
    </button>
  );
}
