/** The part of a service worker's global object used here; the DOM types, which the app needs, do not include it. */
export interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

interface WindowClient {
  readonly url: string;
}

export interface WorkerScope {
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
  };
  readonly registration: ServiceWorkerRegistration;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void;
}
