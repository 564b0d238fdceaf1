import { type ReactNode, useId } from 'react';
import { classes } from '../../lib/classes.ts';
import { useModal } from '../../lib/hooks/use-modal.ts';
import css from './dialog.module.css';

interface DialogProps {
  title: string;
  large?: boolean;
  /** Also called on Escape and on a click outside the dialog. */
  onClose: () => void;
  children: ReactNode;
}

/** Open while it is rendered. Focus moves in, and returns when it closes. */
export function Dialog({ title, large, onClose, children }: DialogProps) {
  const dialog = useModal();
  const titleId = useId();
  return (
    // The browser gives the keyboard's way out: Escape.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click on the backdrop only adds to it
    <dialog
      ref={dialog}
      className={classes(css.dialog, large && css.large)}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={css.inside}>
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
    </dialog>
  );
}

export function DialogActions({ children }: { children: ReactNode }) {
  return <div className={css.actions}>{children}</div>;
}
