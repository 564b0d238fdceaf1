/** Id of the search field in the bar of staff pages. */
export const SEARCH_ID = 'staff-search';

/** Moves the focus to the search of staff pages and marks its text, so that typing replaces it. */
export function focusSearch(): void {
  const field = document.getElementById(SEARCH_ID);
  if (!(field instanceof HTMLInputElement)) return;
  field.focus();
  field.select();
}
