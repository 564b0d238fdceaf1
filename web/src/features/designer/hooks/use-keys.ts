import { useEffect, useRef } from 'react';
import { hintOf, type KeyAction, type KeyHint, type PressedIn } from '../lib/keyboard-shortcuts.ts';

/** Runs the action of a key. Typing, open dialogs and the browser's own shortcuts take precedence. */
export function useKeys(hints: readonly KeyHint[], enabled: boolean, act: (action: KeyAction, key: string) => void): void {
  const newest = useRef(act);
  newest.current = act;
  useEffect(() => {
    if (!enabled) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const hint = hintOf(hints, event, asTarget(event.target));
      if (!hint) return;
      event.preventDefault();
      newest.current(hint.action, event.key);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [hints, enabled]);
}

function asTarget(target: EventTarget | null): PressedIn | null {
  if (!(target instanceof HTMLElement)) return null;
  const type = target instanceof HTMLInputElement ? target.type : undefined;
  return { tagName: target.tagName, type, isContentEditable: target.isContentEditable };
}
