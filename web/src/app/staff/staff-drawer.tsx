import type { ReactNode } from 'react';
import { Icon } from '../../components/pictures/icons.tsx';
import { classes } from '../../lib/classes.ts';
import { useDrawer } from '../layout/use-drawer.ts';
import css from './staff-drawer.module.css';

/** The navigation of staff where there is no room beside the page. */
export function StaffDrawer({ isAlways, children }: { isAlways: boolean; children: ReactNode }) {
  const { open, show, close, dialog } = useDrawer();
  return (
    <div className={classes(css.part, isAlways && css.always)}>
      <button type="button" className={css.button} aria-label="Menu" aria-expanded={open} onClick={show}>
        <Icon name="menu" size={22} />
      </button>
      <dialog {...dialog} className={css.drawer}>
        {open && (
          <div className={css.inside}>
            <button type="button" className={css.button} aria-label="Close menu" onClick={close}>
              <Icon name="close" size={22} />
            </button>
            {children}
          </div>
        )}
      </dialog>
    </div>
  );
}
