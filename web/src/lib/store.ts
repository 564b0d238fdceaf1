import { useSyncExternalStore } from 'react';

export interface Store<Value> {
  get(): Value;
  /** The value in server-rendered pages, and in browsers until hydration. */
  getInitial(): Value;
  set(next: Value | ((value: Value) => Value)): void;
  subscribe(listener: () => void): () => void;
}

/** A value outside React that components can subscribe to. */
export function createStore<Value>(initial: Value, outsideBrowser: Value = initial): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    getInitial: () => outsideBrowser,
    set(next) {
      value = typeof next === 'function' ? (next as (value: Value) => Value)(value) : next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: Store<Value>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.getInitial);
}
