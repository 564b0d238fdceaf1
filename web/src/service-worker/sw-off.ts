import { isOurCache } from './names.ts';
import type { WorkerScope } from './worker-scope.ts';

/** Served in place of the worker where the shop has switched it off: takes away what an earlier one has kept, and then itself. */
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(takeAway()));

async function takeAway(): Promise<void> {
  const names = (await caches.keys()).filter(isOurCache);
  await Promise.all(names.map((name) => caches.delete(name)));
  await scope.registration.unregister();
}
