import type { Proof } from '@nimantran/proto/domain/first-run';
import type { FirstRun, ProofTask } from '@nimantran/proto/http/orders/first-run';
import type { Generated, JSONColumnType } from 'kysely';

/** A try of a proof, by an admin, by an operator in a terminal, or by the shop itself at night. */
export interface ProofsTable {
  id: string;
  seq: Generated<number>;
  proof: Proof;
  state: 'waiting' | 'passed' | 'failed';
  said: string;
  task: JSONColumnType<ProofTask> | null;
  /** The answer that passes the proof: the code of a mail, the text of a file. */
  secret: string | null;
  /** What it waits for elsewhere: a checkout session, a film. */
  reference: string | null;
  /** How often somebody went on with it. */
  tries: Generated<number>;
  /** Made by a shop for trying out: it does not count for one that sells. */
  isTrial: boolean;
  /** Made by a rehearsal: it counts for a rehearsal alone. */
  isRehearsal: Generated<boolean>;
  /** Null for the shop itself. */
  byUid: string | null;
  byEmail: string | null;
  createdAt: Date;
  endedAt: Date | null;
  /** When an event of the provider came whose signature did not match. */
  signatureRefusedAt: Generated<Date | null>;
}

export interface FirstRunTables {
  proofs: ProofsTable;
  /** One row once the shop is open. */
  shopOpening: { single: Generated<boolean>; openedAt: Date; because: NonNullable<FirstRun['opened_because']> };
}
