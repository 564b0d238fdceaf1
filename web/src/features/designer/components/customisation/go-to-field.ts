export const fieldId = (key: string): string => `field-${key}`;
export const slotId = (key: string): string => `slot-${key}`;

/** Scrolls a field or photo into view and focuses it. */
export function goToField(id: string): void {
  const element = document.getElementById(id);
  if (!element) return;
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'center', behavior: pace() });
}

/** Scrolls only if the element is out of sight, as on narrow windows. */
export function reveal(id: string): void {
  document.getElementById(id)?.scrollIntoView({ block: 'nearest', behavior: pace() });
}

function pace(): ScrollBehavior {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';
}
