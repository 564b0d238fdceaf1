import { useState } from 'react';

const PREFIX = 'typed:';

/** Typed text, stored while the tab is open: signing in again or a reload loses nothing. */
export function useUnsentText(name: string): [string, (text: string) => void] {
  const key = PREFIX + name;
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      setText(next);
      write(key, next);
    },
  ];
}

/** Signing out leaves nothing for the next person at this device. */
export function forgetUnsentTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('Session storage cannot be written', error);
  }
}

function read(key: string): string {
  try {
    return sessionStorage.getItem(key) ?? '';
  } catch (error) {
    console.warn('Session storage cannot be read', error);
    return '';
  }
}

function write(key: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch (error) {
    console.warn('Session storage cannot be written', error);
  }
}
