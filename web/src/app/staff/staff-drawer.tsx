import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../../components/pictures/icons.tsx';
import { classes } from '../../lib/classes.ts';
import css from './staff-drawer.module.css';

/** The navigation of staff where there is no room beside the page. The dialog element keeps focus inside and Escape working. */
export function StaffDrawer({ isAlways, children }: { isAlways: boolean; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigation
  useEffect(() => setOpen(false), [location]);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <div className={classes(css.part, isAlways && css.always)}>
      <button type="button" className={css.button} aria-label="Menu" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="menu" size={22} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is on the ground beside it */}
      <dialog
        ref={dialog}
        className={css.drawer}
        aria-label="Menu"
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && setOpen(false)}
      >
        {open && (
          <div className={css.inside}>
            <button type="button" className={css.button} aria-label="Close menu" onClick={() => setOpen(false)}>
              <Icon name="close" size={22} />
            </button>
            {children}
          </div>
        )}
      </dialog>
    </div>
  );
}
