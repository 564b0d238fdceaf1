import type { PageSettings } from '@nimantran/proto/http/pages';

/** Where browsers ask for the service worker, and what answers where it is switched off: a worker that takes itself away. */
const WORKER = 'sw.js';
const WORKER_OFF = 'sw-off.js';

/** The file of the build that answers for a name. */
export function fileOf(name: string, settings: PageSettings): string {
  return name === WORKER && !settings.service_worker ? WORKER_OFF : name;
}

/** Headers of a file beside those of all: the worker is in charge of the whole shop. */
export function headersOf(file: string): Readonly<Record<string, string>> {
  return file === WORKER || file === WORKER_OFF ? { 'service-worker-allowed': '/' } : {};
}
