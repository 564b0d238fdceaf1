import { createHash } from 'node:crypto';
import type { AuditedService } from '@nimantran/proto/events/changes';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/** The first row's previous hash. */
export const GENESIS = sha256('Nimantran audit log, first row');

/** A row as hashed: times to the microsecond, and documents as Postgres formats them. */
export interface ChainedRow {
  seq: number;
  eventId: string;
  service: AuditedService;
  at: string;
  actorUid: string;
  actorEmail: string;
  action: string;
  targetKind: string;
  targetId: string;
  summary: string;
  before: string | null;
  after: string | null;
}

export interface StoredRow extends ChainedRow {
  previousHash: string;
  hash: string;
}

/** The end of a chain: the number of rows and the hash of the last. */
export interface ChainHead {
  count: number;
  hash: string;
}

/**
 * The hash of a row: over the previous hash and every column, as one JSON array, so that different rows never serialise alike.
 */
export function chainHash(previousHash: string, row: ChainedRow): string {
  const columns = [
    row.seq,
    row.eventId,
    row.service,
    row.at,
    row.actorUid,
    row.actorEmail,
    row.action,
    row.targetKind,
    row.targetId,
    row.summary,
    row.before,
    row.after,
  ];
  return sha256(JSON.stringify([previousHash, ...columns]));
}

/** The first fault of a chain. `seq`: the row, or the first of the missing ones. */
export interface ChainFault {
  kind: 'changed' | 'removed' | 'inserted' | 'head';
  seq: number;
  detail: string;
}

/** Verifies a chain, starting after `start`. */
export class ChainWalk {
  private last: ChainHead;
  constructor(start: ChainHead = { count: 0, hash: GENESIS }) {
    this.last = start;
  }

  get position(): ChainHead {
    return this.last;
  }

  /** Checks the next row by number; returns its fault, if any. */
  step(row: StoredRow, head: ChainHead): ChainFault | undefined {
    const expected = this.last.count + 1;
    const { seq } = row;
    if (seq < expected) return { kind: 'inserted', seq, detail: `Row ${seq} was inserted: it comes before the first row.` };
    if (seq > head.count) {
      return { kind: 'inserted', seq, detail: `Row ${seq} was inserted: the log has ${head.count} rows by its head.` };
    }
    if (seq > expected) return { kind: 'removed', seq: expected, detail: `${rows(expected, seq - 1)} removed.` };
    if (row.hash !== chainHash(row.previousHash, row)) {
      return { kind: 'changed', seq, detail: `Row ${seq} was changed: its hash does not match its content.` };
    }
    if (row.previousHash !== this.last.hash) {
      return { kind: 'changed', seq, detail: `Row ${seq} does not follow the row before it: one of the two was replaced.` };
    }
    this.last = { count: seq, hash: row.hash };
    return undefined;
  }

  /** After the last row: checks that the chain ends at its head. */
  end(head: ChainHead): ChainFault | undefined {
    const { count, hash } = this.last;
    if (count < head.count) {
      return { kind: 'removed', seq: count + 1, detail: `${rows(count + 1, head.count)} removed from the end.` };
    }
    if (hash === head.hash) return undefined;
    return { kind: 'head', seq: count, detail: `The last row, ${count}, is not the one that the head names: it was replaced.` };
  }
}

const rows = (from: number, to: number): string => (from === to ? `Row ${from} was` : `Rows ${from} to ${to} were`);
