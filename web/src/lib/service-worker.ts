import { isOurCache } from '../service-worker/names.ts';

const WORKER = '/sw.js';

/**
 * Registers the worker; `onWaiting` is called when a new version waits, with what makes it take over and opens this page again.
 * Faults are only told to the console.
 */
export async function registerWorker(onWaiting: (takeOver: () => void) => void): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    const { Workbox } = await import('workbox-window');
    const worker = new Workbox(WORKER);
    worker.addEventListener('waiting', () => {
      onWaiting(() => {
        worker.addEventListener('controlling', () => window.location.reload());
        worker.messageSkipWaiting();
      });
    });
    // The page has loaded long ago, or has taken its time.
    await worker.register({ immediate: true });
  } catch (error) {
    console.warn('The service worker was not registered', error);
  }
}

/** Where the shop has switched its worker off: an earlier one goes, with all that it has kept. */
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
