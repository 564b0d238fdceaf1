import type { ProofTask } from '@nimantran/proto/http/orders/first-run';
import type { OrdersContext } from '../context.ts';
import type { ProofRow } from '../db/first-run/proofs.ts';
import type { Staff } from '../db/orders/history.ts';

/** What came out of a step of a proof. `said` is for the operator: what is wrong, then what to do. */
export type Outcome =
  | { state: 'passed' | 'failed'; said: string }
  | { state: 'waiting'; said: string; task: ProofTask; secret?: string; reference?: string };

export const passed = (said: string): Outcome => ({ state: 'passed', said });
export const failed = (said: string): Outcome => ({ state: 'failed', said });

export interface Trial {
  /** Of the try; also its name elsewhere. */
  id: string;
  /** Who tries; null for the shop itself, at night. */
  by: Staff | null;
}

/** How one thing is proven. Both steps call others, so neither runs inside a transaction. */
export interface Prover {
  /** @throws only for a fault of this service: every other one is an outcome */
  start(context: OrdersContext, trial: Trial): Promise<Outcome>;
  /** Goes on with a try that waits. */
  goOn?(context: OrdersContext, row: ProofRow, answer: string): Promise<Outcome>;
}
