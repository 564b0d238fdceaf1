import { useState } from 'react';

/** Words that somebody types, kept while the tab is open: signing in again or a reload loses none. */
export function useKeptText(key: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => read(key));
  return [
    text,
    (next) => {
      setText(next);
      write(key, next);
    },
  ];
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
