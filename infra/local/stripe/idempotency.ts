import { createHash } from 'node:crypto';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import type { FormTree } from '../form.ts';
import { StripeApiError } from './errors.ts';
import type { Tables } from './store/objects.ts';
import type { Transaction } from './store/store.ts';

const KEPT_FOR_MS = DAY_MS;
const LONGEST_KEY = 255;

export type IdempotentCall = { key: string; path: string; body: FormTree; at: number; requestId: string };
type KeptAnswer = Tables['kept_answer'];

/**
 * The stored response of an earlier call under the same key, if there is one; the same key for a different call is rejected.
 * Calls run one after the other without interruption, so a call is never in progress when its key comes again (Stripe's 409
 * `idempotency_key_in_use`).
 */
export function keptAnswer(tx: Transaction, call: IdempotentCall): KeptAnswer | undefined {
  if (call.key.length > LONGEST_KEY) {
    throw idempotencyError(`Idempotency keys must be at most ${LONGEST_KEY} characters.`);
  }
  const kept = tx.get('kept_answer', call.key);
  if (kept === undefined || kept.at < call.at - KEPT_FOR_MS) return undefined;
  if (kept.path !== call.path) {
    throw idempotencyError(
      `Keys for idempotent requests can only be used for the same endpoint they were first used for ('${call.path}' vs '${kept.path}'). Try using a key other than '${call.key}' if you meant to execute a different request.`,
    );
  }
  if (kept.fingerprint === fingerprint(call.body)) return kept;
  throw idempotencyError(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${call.key}' if you meant to execute a different request.`,
  );
}

/** Stores the response of a call that was executed, whether success or rejection; an invalid call leaves its key unused. */
export function keepAnswer(
  tx: Transaction,
  { key, path, body, at, requestId }: IdempotentCall,
  status: number,
  answer: string,
): void {
  tx.put('kept_answer', { id: key, path, fingerprint: fingerprint(body), at, request_id: requestId, status, body: answer });
}

function idempotencyError(message: string): StripeApiError {
  return new StripeApiError(message, { type: 'idempotency_error' });
}

function fingerprint(body: FormTree): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('base64url');
}

function sorted(tree: FormTree): FormTree {
  const result: FormTree = {};
  for (const key of Object.keys(tree).sort()) {
    const value = tree[key];
    if (value !== undefined) result[key] = typeof value === 'string' ? value : sorted(value);
  }
  return result;
}
