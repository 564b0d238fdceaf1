import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';

/**
 * For a place whose buttons come and go: where the one that has focus goes, focus stays near, instead of beginning anew at the top of
 * the page. Answers what the place's element needs.
 */
export function useFocusFallback(near: RefObject<HTMLElement | null>) {
  const focused = useRef<Element>(null);
  // After each change of the place: whether it took the focused one away is to be seen in the document alone.
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
