import type { Kysely } from 'kysely';
import { type ChainFault, type ChainHead, ChainWalk } from '../domain/audit-chain.ts';
import { readChain, readHead } from './audit-log.ts';
import type { Tables } from './schema.ts';

const BATCH = 1_000;

export interface Verification {
  head: ChainHead;
  /** The first verified row, and the number of rows. */
  from: number;
  rows: number;
  fault: ChainFault | undefined;
}

export interface VerifyOptions {
  /** Verifies only the newest rows; by default all. */
  newest?: number;
  /** A head recorded earlier: its row must still exist unchanged. */
  noted?: ChainHead;
}

/** Verifies a snapshot of the audit log in batches, until the first fault. */
export async function verifyAuditLog(db: Kysely<Tables>, { newest, noted }: VerifyOptions = {}): Promise<Verification> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (transaction) => {
      const head = await readHead(transaction);
      const start = await startOf(transaction, newest === undefined ? 0 : head.count - newest);
      const walk = new ChainWalk(start);
      let after = start?.count;
      for (;;) {
        const rows = await readChain(transaction, after, BATCH);
        for (const row of rows) {
          const fault = walk.step(row, head) ?? faultAgainst(noted, row);
          if (fault) return { ...looked(start, walk.position), head, fault };
        }
        after = rows.at(-1)?.seq;
        if (after === undefined || rows.length < BATCH) break;
      }
      const fault = walk.end(head) ?? missingAgainst(noted, head);
      return { ...looked(start, walk.position), head, fault };
    });
}

const looked = (start: ChainHead | undefined, end: ChainHead) => ({
  from: (start?.count ?? 0) + 1,
  rows: end.count - (start?.count ?? 0),
});

/** The row of that number as stored; undefined for the very beginning. */
async function startOf(db: Kysely<Tables>, count: number): Promise<ChainHead | undefined> {
  if (count <= 0) return undefined;
  const row = await db.selectFrom('auditLog').select('hash').where('seq', '=', count).executeTakeFirst();
  return row && { count, hash: row.hash };
}

function faultAgainst(noted: ChainHead | undefined, row: { seq: number; hash: string }): ChainFault | undefined {
  if (row.seq !== noted?.count || row.hash === noted.hash) return undefined;
  return {
    kind: 'changed',
    seq: row.seq,
    detail: `Row ${row.seq} differs from the one recorded earlier: the log was rewritten up to here.`,
  };
}

function missingAgainst(noted: ChainHead | undefined, head: ChainHead): ChainFault | undefined {
  if (!noted || noted.count <= head.count) return undefined;
  const detail = `The log ends at row ${head.count}, but ${noted.count} rows were recorded earlier: rows were removed from the end.`;
  return { kind: 'removed', seq: head.count + 1, detail };
}
