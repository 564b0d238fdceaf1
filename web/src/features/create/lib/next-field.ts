import type { KeyboardEvent } from 'react';

/** Enter goes on to the next field of the same part, as the key of a phone says; from the last one it sends the form. */
export function toNextField(event: KeyboardEvent<HTMLFormElement>): void {
  const { target } = event;
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  const fields = [...(target.closest('fieldset')?.querySelectorAll<HTMLElement>('input:not([type="checkbox"]), textarea') ?? [])];
  const next = fields[fields.indexOf(target) + 1];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
