import { useLayoutEffect, useRef } from 'react';
import { useSnack } from '../../lib/snackbar.ts';
import css from './snackbar.module.css';

/**
 * The message line at the foot of the page. It also covers open dialogs: as a popover it is raised to the top layer for each
 * message.
 */
export function Snackbar() {
  const snack = useSnack();
  const region = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was opened since the last message lies above it
  useLayoutEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    element.showPopover();
  }, [snack?.id]);

  return (
    <div ref={region} className={css.region} role="status" aria-live="polite" popover="manual">
      {snack && (
        <p key={snack.id} className={css.snack}>
          {snack.text}
        </p>
      )}
    </div>
  );
}
