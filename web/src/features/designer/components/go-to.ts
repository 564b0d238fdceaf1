export const fieldId = (key: string): string => `field-${key}`;
export const slotId = (key: string): string => `slot-${key}`;

/** Brings a field or photo into view and gives it the focus. */
export function goTo(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center', behavior: calm ? 'auto' : 'smooth' });
}
