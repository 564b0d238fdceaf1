/** The element that received a key, reduced to what decides whether the user is typing. */
export interface PressedIn {
  tagName: string;
  type?: string | undefined;
  isContentEditable?: boolean | undefined;
}

const WORDLESS_INPUTS = new Set(['button', 'submit', 'reset', 'checkbox', 'radio', 'file', 'image', 'color', 'range']);

export function isTyping(target: PressedIn | null): boolean {
  if (target === null) return false;
  const tag = target.tagName.toLowerCase();
  if (target.isContentEditable || tag === 'textarea' || tag === 'select') return true;
  return tag === 'input' && !WORDLESS_INPUTS.has(target.type ?? 'text');
}

export function pressedIn(target: EventTarget | null): PressedIn | null {
  if (!(target instanceof HTMLElement)) return null;
  const type = target instanceof HTMLInputElement ? target.type : undefined;
  return { tagName: target.tagName, type, isContentEditable: target.isContentEditable };
}
