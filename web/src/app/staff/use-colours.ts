import { useLayoutEffect } from 'react';
import { readStored, writeStored } from '../../lib/browser/storage.ts';
import { createStore, useStore } from '../../lib/store.ts';

/** `auto`: as the device is set. */
export const COLOURS = ['auto', 'light', 'dark'] as const;
export type Colours = (typeof COLOURS)[number];

const STORED_AS = 'staff-colours';
const stored = (): Colours => COLOURS.find((known) => known === readStored(STORED_AS)) ?? 'auto';

const chosen = createStore<Colours>(typeof window === 'undefined' ? 'auto' : stored());

export function useColours(): [colours: Colours, choose: (colours: Colours) => void] {
  return [
    useStore(chosen),
    (next) => {
      chosen.set(next);
      writeStored(STORED_AS, next);
    },
  ];
}

/** Gives the document the colours and sizes of staff pages (staff-colours.css) while the caller is shown. */
export function useStaffDocument(): void {
  const colours = useStore(chosen);
  useLayoutEffect(() => {
    document.documentElement.dataset.staff = colours;
    return () => {
      delete document.documentElement.dataset.staff;
    };
  }, [colours]);
}
