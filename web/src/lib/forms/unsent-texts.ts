import { createStore } from '../store.ts';

const PREFIX = 'typed:';
const OWNER = 'typed-by';

/** How often typed texts were forgotten: open fields empty themselves then. */
export const forgettings = createStore(0);

export function readUnsentText(name: string): string {
  return read(PREFIX + name) ?? '';
}

export function writeUnsentText(name: string, text: string): void {
  write(PREFIX + name, text === '' ? null : text);
}

/** Somebody has signed in in this tab: what a visitor typed is theirs, and what another person typed goes. */
export function claimUnsentTexts(uid: string): void {
  const owner = read(OWNER);
  if (owner !== null && owner !== uid) forgetUnsentTexts();
  write(OWNER, uid);
}

/** Signing out leaves nothing for the next person at this device. */
export function forgetUnsentTexts(): void {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(PREFIX)) sessionStorage.removeItem(key);
  } catch (error) {
    console.warn('Session storage cannot be written', error);
  }
  write(OWNER, null);
  forgettings.set((times) => times + 1);
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch (error) {
    console.warn('Session storage cannot be read', error);
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch (error) {
    console.warn('Session storage cannot be written', error);
  }
}
