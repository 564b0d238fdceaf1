import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * A menu in a dialog at the side. The dialog element keeps focus inside and Escape working; a click on the ground beside it and
 * another page close it. `dialog` are the attributes of the element.
 */
export function useDrawer() {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLDialogElement>(null);
  const location = useLocation();
  const close = () => setOpen(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigation
  useEffect(close, [location]);
  useEffect(() => {
    if (open) ref.current?.showModal();
    else ref.current?.close();
  }, [open]);

  const onClick = (event: MouseEvent) => event.target === event.currentTarget && close();
  return { open, show: () => setOpen(true), close, dialog: { ref, 'aria-label': 'Menu', onClose: close, onClick } };
}
