/**
 * Whether the control with this id holds a date or a time that is incomplete or does not exist, such as 30 February. Browsers report
 * such an entry as no value at all; Firefox takes an incomplete one for an empty one.
 */
export function isUnread(id: string): boolean {
  const control = document.getElementById(id);
  return control instanceof HTMLInputElement && control.validity.badInput;
}
