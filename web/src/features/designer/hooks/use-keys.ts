import { useEffect, useRef } from 'react';
import { pressedIn } from '../../../lib/keys/is-typing.ts';
import { hintOf, type KeyAction, type KeyHint } from '../lib/keyboard-shortcuts.ts';

/** Runs the action of a key. Typing, open dialogs and the browser's own shortcuts take precedence. */
export function useKeys(hints: readonly KeyHint[], enabled: boolean, act: (action: KeyAction, key: string) => void): void {
  const newest = useRef(act);
  newest.current = act;
  useEffect(() => {
    if (!enabled) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('dialog[open]')) return;
      const hint = hintOf(hints, event, pressedIn(event.target));
      if (!hint) return;
      event.preventDefault();
      newest.current(hint.action, event.key);
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [hints, enabled]);
}
