import { isOurCache } from '../../service-worker/names.ts';

const WORKER = '/sw.js';

/**
 * Registers the worker; calls `onWaiting` when a new version waits, with a function that activates it and reloads this page.
 * Faults are only logged to the console.
 */
export async function registerWorker(onWaiting: (takeOver: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const workers = navigator.serviceWorker;
    const registration = await workers.register(WORKER);
    const offer = (next: ServiceWorker) => {
      onWaiting(() => {
        workers.addEventListener('controllerchange', () => window.location.reload(), { once: true });
        next.postMessage({ type: 'SKIP_WAITING' });
      });
    };
    const follow = (next: ServiceWorker | null) =>
      next?.addEventListener('statechange', () => {
        // The first version waits for nothing.
        if (next.state === 'installed' && registration.active) offer(next);
      });
    if (registration.waiting) offer(registration.waiting);
    // A version found before registration completed.
    follow(registration.installing);
    registration.addEventListener('updatefound', () => follow(registration.installing));
  } catch (error) {
    console.warn('The service worker was not registered', error);
  }
}

/** If the shop has switched its worker off: removes an earlier one with everything it cached. */
export async function removeWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const registrations = await navigator.serviceWorker.getRegistrations();
    const ours = registrations.filter(({ active, waiting, installing }) =>
      [active, waiting, installing].some((worker) => worker && new URL(worker.scriptURL).pathname === WORKER),
    );
    await Promise.all(ours.map((registration) => registration.unregister()));
    const names = (await caches.keys()).filter(isOurCache);
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch (error) {
    console.warn('The service worker was not removed', error);
  }
}
