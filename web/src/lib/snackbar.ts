import { createStore, useStore } from './store.ts';

const DURATION_MS = 2500;

export interface Snack {
  id: number;
  text: string;
}

const snackStore = createStore<Snack | null>(null);
let timer: ReturnType<typeof setTimeout> | undefined;
let lastId = 0;

/** Shows a message briefly; a newer message replaces an older one. */
export function say(text: string, durationMs = DURATION_MS): void {
  clearTimeout(timer);
  const snack = { id: ++lastId, text };
  snackStore.set(snack);
  timer = setTimeout(() => snackStore.set((shown) => (shown?.id === snack.id ? null : shown)), durationMs);
}

export const useSnack = (): Snack | null => useStore(snackStore);
