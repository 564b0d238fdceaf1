import { createHash } from 'node:crypto';
import type { FormTree } from '../form.ts';
import { StripeApiError } from './errors.ts';
import type { Transaction } from './store.ts';

const KEPT_FOR_MS = 86_400_000;
const LONGEST_KEY = 255;

export type IdempotentCall = { key: string; path: string; body: FormTree; at: number };

/** The kept answer of a call made before under the same key, if there is one; the same key for something else is refused. */
export function keptAnswer(tx: Transaction, call: IdempotentCall): { body: unknown } | undefined {
  if (call.key.length > LONGEST_KEY) {
    throw new StripeApiError(`Idempotency keys must be at most ${LONGEST_KEY} characters.`, { type: 'idempotency_error' });
  }
  const kept = tx.get('answer', call.key);
  if (kept === undefined || kept.at < call.at - KEPT_FOR_MS) return undefined;
  if (kept.fingerprint === fingerprint(call)) return { body: kept.body };
  throw new StripeApiError(
    `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${call.key}' if you meant to execute a different request.`,
    { type: 'idempotency_error' },
  );
}

/** Keeps the answer in the transaction that made it true. Errors are not kept: nothing was done. */
export function keepAnswer(tx: Transaction, call: IdempotentCall, body: unknown): void {
  tx.put('answer', { id: call.key, fingerprint: fingerprint(call), at: call.at, body });
}

function fingerprint({ path, body }: IdempotentCall): string {
  return createHash('sha256')
    .update(`${path}\n${JSON.stringify(sorted(body))}`)
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
