import { PROOFS } from '@nimantran/proto/domain/first-run';
import type { FirstRun } from '@nimantran/proto/http/orders/first-run';
import type { OrdersContext } from '../../context.ts';
import { newestProofs, openingOf, passedProofs } from '../../db/first-run/proofs.ts';

/** Whether customers are let in: a shop for trying out always, one that sells once it has proven itself. */
export async function isOpen({ db, config }: Pick<OrdersContext, 'db' | 'config'>): Promise<boolean> {
  return config.isTrial || (await openingOf(db)) !== undefined;
}

/** What the shop has proven so far. */
export async function firstRunOf(context: Pick<OrdersContext, 'db' | 'config'>): Promise<FirstRun> {
  const { db, config } = context;
  const rows = new Map((await newestProofs(db, config)).map((row) => [row.proof, row]));
  const passedAt = await passedProofs(db, config);
  const opening = config.isTrial ? undefined : await openingOf(db);
  return {
    proofs: PROOFS.map((proof) => {
      const row = rows.get(proof);
      return {
        proof,
        state: row?.state ?? 'untried',
        said: row?.said ?? '',
        task: row?.task ?? null,
        at: (row?.endedAt ?? row?.createdAt)?.toISOString() ?? null,
        by: row?.byEmail ?? null,
        passed_at: passedAt.get(proof)?.toISOString() ?? null,
      };
    }),
    trial: config.isTrial,
    open: config.isTrial || opening !== undefined,
    opened_at: opening?.openedAt.toISOString() ?? null,
    opened_because: opening?.because ?? null,
  };
}
