import { isRetriedStatus, type StorageCode, storageCodeOf } from '@nimantran/proto/domain/storage-code';
import { ProblemError } from '@nimantran/proto/http/shared/client';
import type { DetailedError } from 'tus-js-client';
import { MESSAGES } from '../shop/messages.ts';

/** A failed upload: a code for programs (docs/spec-coverage.md, "8. Error catalogue") and a message for a person. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
  readonly code: StorageCode;
  /** HTTP status of the shop's answer; 0 if there was none. */
  readonly status: number;
  /** Whether the same request may succeed later: no answer, 5xx, 408, 429. */
  readonly passing: boolean;
  /** The delay the shop requires before the next attempt. */
  readonly retryAfterMs: number;
  constructor(code: StorageCode, more: MoreOfError = {}) {
    super(more.message ?? MESSAGE_OF[code], { cause: more.cause });
    this.code = code;
    this.status = more.status ?? 0;
    this.passing = more.passing ?? false;
    this.retryAfterMs = more.retryAfterMs ?? 0;
  }
}

interface MoreOfError {
  message?: string | undefined;
  status?: number;
  passing?: boolean;
  retryAfterMs?: number;
  cause?: unknown;
}

/** Messages for cases without one from the shop. */
const MESSAGE_OF: Readonly<Record<StorageCode, string>> = {
  'storage/unknown': 'Something went wrong on our side. Please try again.',
  'storage/canceled': 'Cancelled.',
  'storage/invalid-argument': 'This type of file is not accepted. Choose another one.',
  'storage/retry-limit-exceeded':
    'The shop could not be reached for too long. Everything uploaded so far is saved: try again to continue.',
  'storage/unauthenticated': MESSAGES.signInFirst,
  'storage/quota-exceeded': 'There is no room for more uploads. Remove one that you do not need.',
  'storage/unauthorized': 'The shop did not accept this request. Reload the page, then try again.',
  'storage/object-not-found': 'This upload no longer exists. Choose the file again.',
  'storage/conflict': 'This upload is in use elsewhere. Try again in a moment.',
};

/** Codes for which the shop's message is more precise: which limit, and what to do about it. */
const SAID_BY_SHOP: ReadonlySet<StorageCode> = new Set([
  'storage/invalid-argument',
  'storage/quota-exceeded',
  'storage/conflict',
]);

/** The connection was lost, or silent for too long. */
export const lostLine = (cause?: unknown): StorageError => new StorageError('storage/unknown', { passing: true, cause });

export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  if (error instanceof ProblemError) return ofStatus(error.status, error.problem.detail, 0, error);
  if (isTusError(error)) {
    const response = error.originalResponse;
    const seconds = Number(response?.getHeader('Retry-After') ?? 0);
    return ofStatus(response?.getStatus() ?? 0, detailOf(response?.getBody()), seconds * 1000 || 0, error);
  }
  const aborted = error instanceof DOMException && error.name === 'AbortError';
  return new StorageError(aborted ? 'storage/canceled' : 'storage/unknown', { cause: error });
}

function ofStatus(status: number, detail: string | undefined, retryAfterMs: number, cause: unknown): StorageError {
  if (status === 0) return lostLine(cause);
  const code = storageCodeOf(status);
  const message = SAID_BY_SHOP.has(code) ? detail : undefined;
  return new StorageError(code, { message, status, passing: isRetriedStatus(status), retryAfterMs, cause });
}

// Recognised by shape: tus is loaded only when a file is sent.
function isTusError(error: unknown): error is DetailedError {
  return error instanceof Error && 'originalRequest' in error && 'originalResponse' in error;
}

function detailOf(body: string | undefined): string | undefined {
  if (!body?.startsWith('{')) return undefined;
  try {
    const problem: unknown = JSON.parse(body);
    if (typeof problem !== 'object' || problem === null || !('detail' in problem)) return undefined;
    return typeof problem.detail === 'string' ? problem.detail : undefined;
  } catch {
    return undefined;
  }
}
