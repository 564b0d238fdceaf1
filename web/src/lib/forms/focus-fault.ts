/** Moves focus to the first control with a fault, in page order. Returns whether there was one. */
export function focusFault(faults: Readonly<Record<string, string>>): boolean {
  const ids = Object.keys(faults);
  if (ids.length === 0) return false;
  // Waits until React has rendered the faults, so that screen readers announce them with the control.
  requestAnimationFrame(() => {
    const controls = ids.map((id) => document.getElementById(id)).filter((element) => element !== null);
    controls.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
    controls[0]?.focus();
  });
  return true;
}
