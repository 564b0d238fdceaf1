import { isOurCache } from './names.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * Served instead of the worker if the shop has switched it off: deletes the caches of an earlier one, then unregisters itself.
 */
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(takeAway()));

async function takeAway(): Promise<void> {
  const names = (await caches.keys()).filter(isOurCache);
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
