import { readStored, removeStored, writeStored } from '../browser/storage.ts';

/** By this key the tabs of a browser tell each other who is signed in. */
const KEY = 'signed-in-as';

let here: string | null = null;

/** The account that this tab knows to be signed in. */
export const personHere = (): string | null => here;

export function notePerson(uid: string | null): void {
  here = uid;
  if (uid === null) removeStored(KEY);
  else writeStored(KEY, uid);
}

/** False once another tab has signed in somebody else: a request would carry their cookie. */
export function isStillHere(uid: string): boolean {
  const noted = readStored(KEY);
  return noted === null || noted === uid;
}

/** Calls back when another tab has signed somebody in or out, also while this page was set aside by the browser. */
export function watchOtherTabs(onChange: () => void): void {
  if (typeof window === 'undefined') return;
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === KEY && newValue !== here) onChange();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && readStored(KEY) !== here) onChange();
  });
}
