import type { PageSettings } from '@nimantran/proto/http/gateway/page-renderer';

/** The service worker's address, and the file served if it is switched off: a worker that unregisters itself. */
const WORKER = 'sw.js';
const WORKER_OFF = 'sw-off.js';

/** The file of the build for a name. */
export function fileOf(name: string, settings: PageSettings): string {
  return name === WORKER && !settings.service_worker ? WORKER_OFF : name;
}

/** Additional headers of a file: the worker's scope is the whole shop. */
export function headersOf(file: string): Readonly<Record<string, string>> {
  return file === WORKER || file === WORKER_OFF ? { 'service-worker-allowed': '/' } : {};
}
