import { useEffect, useState } from 'react';
import { forgettings, readUnsentText, writeUnsentText } from './unsent-texts.ts';

/** Typed text, stored while the tab is open: signing in again or a reload loses nothing. */
export function useUnsentText(name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readUnsentText(name));
  useEffect(() => forgettings.subscribe(() => setText('')), []);
  return [
    text,
    (next) => {
      setText(next);
      writeUnsentText(name, next);
    },
  ];
}
