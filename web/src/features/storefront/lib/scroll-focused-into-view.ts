import type { FocusEvent } from 'react';

/** Scrolls an element reached by Tab fully into view: browsers do nothing if part of it is already visible. */
export function scrollFocusedIntoView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
