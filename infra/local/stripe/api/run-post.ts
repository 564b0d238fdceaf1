import type { LocalContext } from '../../context.ts';
import type { FormTree } from '../../form.ts';
import { RefusedError, StripeApiError } from '../errors.ts';
import { keepAnswer, keptAnswer } from '../idempotency.ts';
import { expandRow, expansionOf } from '../params/expand.ts';
import { type Known, refuseUnknown } from '../params/known-params.ts';
import { Params } from '../params/params.ts';
import type { ResourceName, Tables } from '../store/objects.ts';
import type { Transaction } from '../store/store.ts';
import { type Change, change } from '../webhooks/events.ts';

/** A kind of API object; `present` returns a stored row in its current form. */
export type Kind<Name extends ResourceName> = { name: Name; present(tx: Transaction, row: Tables[Name]): Tables[Name] };

/** A kind whose rows are returned as stored. */
export function asKept<Name extends ResourceName>(name: Name): Kind<Name> {
  return { name, present: (_tx, row) => row };
}

/** Carries out a POST. An error that is returned rather than thrown keeps the changes, such as a declined attempt. */
export type Act<Shape, Row> = (change: Change, params: Params<Shape>, id: string) => Row | StripeApiError;

type Call = { key: string | undefined; path: string; id: string; body: FormTree; requestId: string };
type Done = { status: number; body: string; replayOf?: string };

/** Carries out a POST, or repeats the stored response for the same Idempotency-Key. */
export function carryOut<Name extends ResourceName, Shape extends { expand?: string[] }>(
  context: LocalContext,
  call: Call,
  kind: Kind<Name>,
  known: Known<Shape>,
  act: Act<Shape, Tables[Name]>,
): Done {
  const keep = (tx: Transaction, status: number, body: string): Done => {
    if (call.key !== undefined) keepAnswer(tx, { ...call, key: call.key, at: context.clock() }, status, body);
    return { status, body };
  };
  try {
    return change(
      context,
      (work) => {
        const kept = call.key === undefined ? undefined : keptAnswer(work.tx, { ...call, key: call.key, at: context.clock() });
        if (kept !== undefined) return { status: kept.status, body: kept.body, replayOf: kept.request_id };
        refuseUnknown(call.body, known);
        const params = new Params<Shape>(call.body);
        const expansion = expansionOf(params.texts('expand'));
        const result = act(work, params, call.id);
        if (result instanceof StripeApiError) return keep(work.tx, result.status, JSON.stringify(result.body()));
        const answer = expandRow(work.tx, kind.name, kind.present(work.tx, result), expansion);
        return keep(work.tx, 200, JSON.stringify(answer));
      },
      { requestId: call.requestId, idempotencyKey: call.key ?? null },
    );
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error;
    // Nothing was changed, and the same call gets the same response again.
    return change(context, ({ tx }) => keep(tx, error.status, JSON.stringify(error.body())));
  }
}
