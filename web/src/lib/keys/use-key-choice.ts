import { readStored, writeStored } from '../browser/storage.ts';
import { createStore, useStore } from '../store.ts';

const STORED_AS = 'designer-keys';

const chosen = createStore(typeof window === 'undefined' || readStored(STORED_AS) !== 'off');

/** Single-key shortcuts can be switched off: voice control and accidental key presses trigger them too. */
export function useKeyChoice(): [enabled: boolean, choose: (enabled: boolean) => void] {
  return [
    useStore(chosen),
    (next) => {
      chosen.set(next);
      writeStored(STORED_AS, next ? 'on' : 'off');
    },
  ];
}
