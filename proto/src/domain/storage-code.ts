/** What an error of uploads and stored files is, for programs (SPEC section 8). Every one is prefixed `storage/`. */
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

/** The code of an HTTP status; what neither side has a word for is unknown. */
export function storageCodeOf(status: number): StorageCode {
  const code = BY_STATUS[status];
  if (code !== undefined) return code;
  return status >= 400 && status < 500 && !isRetriedStatus(status) ? 'storage/invalid-argument' : 'storage/unknown';
}

/** Whether the same request may do better later: 5xx, 408 and 429 (SPEC section 9). */
export const isRetriedStatus = (status: number): boolean => status >= 500 || status === 408 || status === 429;

const PATHS = ['/api/uploads', '/api/media/', '/api/objects/'];

/** Whether the errors of an address carry these codes: uploads, what is told of them, and stored files. */
export const isStoragePath = (path: string): boolean => PATHS.some((start) => path.startsWith(start));
