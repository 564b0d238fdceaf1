import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * For a place whose buttons come and go: if the focused one disappears, focus stays nearby instead of returning to the top of the
 * page. Returns the props for the place's element.
 */
export function useFocusFallback(near: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);
  // Checked after each change: only the document shows whether the focused element was removed.
  useEffect(() => {
    if (focused.current === null || focused.current.isConnected) return;
    focused.current = null;
    if (document.activeElement === document.body || document.activeElement === null) near.current?.focus();
  });
  return {
    onFocus: (event: FocusEvent) => {
      focused.current = event.target;
    },
    onBlur: () => {
      focused.current = null;
    },
  };
}
