import { randomUUID } from 'node:crypto';
import type { Approval, ApprovalDecision, ApprovalState } from '@nimantran/proto/domain/approval';
import type { AuditedService } from '@nimantran/proto/events/changes';
import { type Kysely, type Selectable, sql, type Transaction } from 'kysely';
import { Value } from 'typebox/value';
import type { DbClock } from '../db/database.ts';
import type { EventTables } from '../db/event-tables.ts';
import { recordChange } from '../events/record-change.ts';
import { type PageQuery, pageBySeq } from '../http/page.ts';
import { conflict, HttpProblem, notFound } from '../http/problem.ts';
import type { ApprovalKind, Decider } from './approval-kind.ts';
import type { ApprovalTables } from './approval-table.ts';

const LAPSE_AFTER_HOURS = 72;

type Row = Selectable<ApprovalTables['approvals']>;

export interface Asked {
  kind: string;
  target: Approval['target'];
  /** Only one open request may have this subject, such as `<uid>:admin`; defaults to the target's id. */
  subject?: string;
  summary: string;
  payload: object;
}

export interface Approvals<Tables> {
  /**
   * Requests a second admin's approval in the caller's transaction, and records it in the audit log.
   * @throws HttpProblem 409 `already_asked` while the same request is open
   */
  ask(transaction: Transaction<Tables>, asker: Decider, asked: Asked): Promise<Approval>;
  /**
   * Agrees or declines. Agreeing runs the kind's effect in the same transaction. If the same person repeats the same decision, it
   * has no effect and gets the first answer.
   * @throws HttpProblem 404 `unknown_approval`; 409 `own_request`, `already_decided`, `approval_lapsed`
   */
  decide(decider: Decider, id: string, decision: ApprovalDecision['decision']): Promise<Approval>;
  /**
   * Withdraws the caller's own request. @throws HttpProblem 404 `unknown_approval`; 409 `not_your_request`, `already_decided`,
   * `approval_lapsed`
   */
  withdraw(asker: Decider, id: string): Promise<Approval>;
  /** Pending approvals, oldest first, or ended ones, newest first. @throws HttpProblem 400 `invalid_cursor` */
  list(wanted: PageQuery & { ended?: boolean; target?: string }): Promise<{ approvals: Approval[]; next_cursor: string | null }>;
  /** How many are pending. */
  countOpen(): Promise<number>;
  /** Ends the pending requests of a person who lost the right to make them, in the caller's transaction. Returns how many. */
  lapseOf(transaction: Transaction<Tables>, askerUid: string): Promise<number>;
  /** Ends requests that were not decided in time; to be called periodically. Returns how many. */
  lapse(): Promise<number>;
}

export interface ApprovalsOptions<Tables> {
  db: Kysely<Tables>;
  service: AuditedService;
  clock: DbClock;
  kinds: readonly ApprovalKind<Tables>[];
  lapseAfterHours?: number;
}

/**
 * Approvals of a service: requested by one admin, carried out when another agrees, with each step recorded in the audit log. A service
 * may have several such objects on its one table: each lists, decides and withdraws only its own kinds, and lapses all.
 */
export function createApprovals<Tables extends ApprovalTables & EventTables>(
  options: ApprovalsOptions<Tables>,
): Approvals<Tables> {
  const { service, clock } = options;
  const db = options.db as unknown as Kysely<ApprovalTables & EventTables>;
  const kinds = new Map(options.kinds.map((kind) => [kind.kind, kind]));
  const kindOf = (name: string): ApprovalKind<Tables> => {
    const kind = kinds.get(name);
    if (!kind) throw new Error(`${service} has no approvals of the kind ${name}.`);
    return kind;
  };
  const tell = (transaction: Transaction<ApprovalTables & EventTables>, actor: Decider, step: string, row: Row) =>
    recordChange(transaction, service, actor, {
      action: `${row.kind}.${step}`,
      target: { kind: row.targetKind, id: row.targetId },
      summary: `${SAID[step] ?? step}: ${row.summary}`.slice(0, 300),
      before: null,
      after: { approval: row.id, asked_by: row.askedByUid, ...(row.error === null ? {} : { error: row.error }) },
    });

  async function end(
    transaction: Transaction<ApprovalTables & EventTables>,
    row: Row,
    state: ApprovalState,
    decider: Decider,
    error: string | null,
  ): Promise<Approval> {
    const ended = await transaction
      .updateTable('approvals')
      .set({ state, decidedByUid: decider.uid, decidedByEmail: decider.email, decidedAt: clock(), error })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await tell(transaction, decider, state, ended);
    return approvalOf(ended);
  }

  /**
   * Ends requests that are overdue, or all of one person. A decision locks its request first and then the target; a request is
   * made with the target already locked. So this never waits for a request that is being decided, except when it ends all of one
   * person, and then it holds no other lock.
   */
  async function lapseIn(
    transaction: Transaction<ApprovalTables & EventTables>,
    which: 'overdue' | { askedBy: string } | Pick<Row, 'kind' | 'subject'>,
  ): Promise<number> {
    const open = transaction.selectFrom('approvals').select('id').where('state', '=', 'open').orderBy('seq').forUpdate();
    const overdue = open.where('lapsesAt', '<=', clock()).skipLocked();
    const found =
      which === 'overdue'
        ? overdue
        : 'askedBy' in which
          ? open.where('askedByUid', '=', which.askedBy)
          : overdue.where('kind', '=', which.kind).where('subject', '=', which.subject);
    const ids = (await found.execute()).map(({ id }) => id);
    if (ids.length === 0) return 0;
    const rows = await transaction
      .updateTable('approvals')
      .set({ state: 'lapsed', decidedAt: clock() })
      .where('id', 'in', ids)
      .returningAll()
      .execute();
    for (const row of rows) await tell(transaction, NOBODY, 'lapsed', row);
    return rows.length;
  }

  /** Locks an approval that this person may still end, or returns it if the same person already ended it. */
  async function lock(
    transaction: Transaction<ApprovalTables & EventTables>,
    id: string,
    decider: Decider,
    state: ApprovalState,
  ) {
    const row = await transaction
      .selectFrom('approvals')
      .selectAll()
      .select(sql<boolean>`lapses_at <= ${clock()}`.as('isOverdue'))
      .where('id', '=', id)
      .where('kind', 'in', [...kinds.keys()])
      .forUpdate()
      .executeTakeFirst();
    if (!row) throw notFound('unknown_approval', 'This request does not exist.');
    const isRepeated = row.state === state && row.decidedByUid === decider.uid;
    if (row.state === 'lapsed' || (row.state === 'open' && row.isOverdue)) {
      throw conflict('approval_lapsed', 'Nobody decided in time, so this request has lapsed. Request it again.');
    }
    if (row.state !== 'open' && !isRepeated) {
      throw conflict('already_decided', `This request was already ${row.state} by ${row.decidedByEmail ?? 'somebody'}.`);
    }
    return { row, isRepeated };
  }

  async function runEffect(transaction: Transaction<ApprovalTables & EventTables>, row: Row, decider: Decider) {
    await sql`savepoint effect`.execute(transaction);
    try {
      await kindOf(row.kind).run(transaction as unknown as Transaction<Tables>, approvalOf(row), row.payload, decider);
      return null;
    } catch (error) {
      if (!(error instanceof HttpProblem)) throw error;
      await sql`rollback to savepoint effect`.execute(transaction);
      return error.message.slice(0, 500);
    }
  }

  return {
    async ask(given, asker, asked) {
      const transaction = given as unknown as Transaction<ApprovalTables & EventTables>;
      Value.Assert(kindOf(asked.kind).payload, asked.payload);
      const { kind, target, subject = target.id } = asked;
      await lapseIn(transaction, { kind, subject });
      const row = await transaction
        .insertInto('approvals')
        .values({
          id: randomUUID(),
          kind,
          targetKind: target.kind,
          targetId: target.id,
          subject,
          summary: asked.summary,
          payload: JSON.stringify(asked.payload),
          state: 'open',
          askedByUid: asker.uid,
          askedByEmail: asker.email,
          askedAt: clock(),
          lapsesAt: sql<Date>`${clock()} + make_interval(hours => ${options.lapseAfterHours ?? LAPSE_AFTER_HOURS})`,
        })
        .onConflict((on) => on.columns(['kind', 'subject']).where('state', '=', 'open').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) throw conflict('already_asked', 'This has already been requested and waits for a second admin.');
      await tell(transaction, asker, 'asked', row);
      return approvalOf(row);
    },

    decide: (decider, id, decision) =>
      db.transaction().execute(async (transaction) => {
        const state = decision === 'agree' ? 'approved' : 'declined';
        const { row, isRepeated } = await lock(transaction, id, decider, state);
        if (isRepeated) return approvalOf(row);
        if (isSamePerson(row, decider)) {
          throw conflict('own_request', 'You requested this yourself: another admin has to decide. You can withdraw it.');
        }
        const error = decision === 'agree' ? await runEffect(transaction, row, decider) : null;
        return end(transaction, row, state, decider, error);
      }),

    withdraw: (asker, id) =>
      db.transaction().execute(async (transaction) => {
        const { row, isRepeated } = await lock(transaction, id, asker, 'withdrawn');
        if (isRepeated) return approvalOf(row);
        if (row.askedByUid !== asker.uid) {
          throw conflict('not_your_request', 'Only the admin who requested this can withdraw it. You can decline it.');
        }
        return end(transaction, row, 'withdrawn', asker, null);
      }),

    async list({ ended = false, target, ...query }) {
      const { rows, next_cursor } = await pageBySeq(query, ({ after, limit }) =>
        db
          .selectFrom('approvals')
          .selectAll()
          .where('kind', 'in', [...kinds.keys()])
          .$if(target !== undefined, (some) => some.where('targetId', '=', target ?? ''))
          .$if(after !== undefined, (some) => some.where('seq', ended ? '<' : '>', after ?? 0))
          .$if(!ended, (some) => some.where('state', '=', 'open').where('lapsesAt', '>', clock()).orderBy('seq'))
          .$if(ended, (some) => some.where('state', '<>', 'open').orderBy('seq', 'desc'))
          .limit(limit)
          .execute(),
      );
      return { approvals: rows.map(approvalOf), next_cursor };
    },

    async countOpen() {
      const { open } = await db
        .selectFrom('approvals')
        .select(sql<number>`count(*)`.as('open'))
        .where('kind', 'in', [...kinds.keys()])
        .where('state', '=', 'open')
        .where('lapsesAt', '>', clock())
        .executeTakeFirstOrThrow();
      return open;
    },

    lapseOf: (transaction, askerUid) =>
      lapseIn(transaction as unknown as Transaction<ApprovalTables & EventTables>, { askedBy: askerUid }),

    lapse: () => db.transaction().execute((transaction) => lapseIn(transaction, 'overdue')),
  };
}

/** The actor when an approval lapses. */
const NOBODY: Decider = { uid: 'system', email: '' };

const SAID: Readonly<Record<string, string>> = {
  asked: 'Asked',
  approved: 'Agreed',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
  lapsed: 'Lapsed',
};

/** One person may have several accounts with one mail address. */
function isSamePerson(row: Row, decider: Decider): boolean {
  return row.askedByUid === decider.uid || row.askedByEmail.toLowerCase() === decider.email.toLowerCase();
}

function approvalOf(row: Row): Approval {
  const { decidedByUid: uid, decidedByEmail: email } = row;
  return {
    id: row.id,
    kind: row.kind,
    target: { kind: row.targetKind, id: row.targetId },
    summary: row.summary,
    state: row.state,
    asked_by: { uid: row.askedByUid, email: row.askedByEmail },
    asked_at: row.askedAt.toISOString(),
    lapses_at: row.lapsesAt.toISOString(),
    decided_by: uid === null || email === null ? null : { uid, email },
    decided_at: row.decidedAt?.toISOString() ?? null,
    error: row.error,
  };
}
