import type { FocusEvent } from 'react';

/** Brings what was reached by Tab whole into sight: browsers leave alone what shows a part of itself. */
export function scrollFocusedIntoView({ target }: FocusEvent): void {
  if (target.matches(':focus-visible')) target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
