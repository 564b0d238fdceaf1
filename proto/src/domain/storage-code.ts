/** Error codes of uploads and stored files (docs/spec-coverage.md, section 8). Each is prefixed `storage/`. */
export const STORAGE_CODES = [
  'storage/unknown',
  'storage/canceled',
  'storage/invalid-argument',
  'storage/retry-limit-exceeded',
  'storage/unauthenticated',
  'storage/quota-exceeded',
  'storage/unauthorized',
  'storage/object-not-found',
  'storage/conflict',
] as const;
export type StorageCode = (typeof STORAGE_CODES)[number];

const BY_STATUS: Readonly<Record<number, StorageCode>> = {
  401: 'storage/unauthenticated',
  402: 'storage/quota-exceeded',
  403: 'storage/unauthorized',
  404: 'storage/object-not-found',
  409: 'storage/conflict',
  423: 'storage/conflict',
};

/** The code of an HTTP status; a status without a code is unknown. */
export function storageCodeOf(status: number): StorageCode {
  const code = BY_STATUS[status];
  if (code !== undefined) return code;
  return status >= 400 && status < 500 && !isRetriedStatus(status) ? 'storage/invalid-argument' : 'storage/unknown';
}

/** Whether the same request may succeed later: 5xx, 408 and 429 (docs/spec-coverage.md, section 9). */
export const isRetriedStatus = (status: number): boolean => status >= 500 || status === 408 || status === 429;

const PATHS = ['/api/uploads', '/api/media/', '/api/objects/'];

/** Whether errors of this path carry storage codes: uploads, their status, and stored files. */
export const isStoragePath = (path: string): boolean => PATHS.some((start) => path.startsWith(start));
