import { PROOF_KINDS, type Proof, type ProofKind } from '@nimantran/proto/domain/health-report';
import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

const MOST_WORDS = 500;
const KEEP_DAYS = 400;

export interface EndedRun {
  kind: ProofKind;
  startedAt: Date;
  passed: boolean;
  said: string;
}

/** Notes how a backup or a drill ended, and forgets those of more than a year ago. */
export async function noteProof(db: Kysely<Tables>, { kind, startedAt, passed, said }: EndedRun): Promise<void> {
  await db
    .insertInto('proofs')
    .values({ kind, startedAt, finishedAt: sql<Date>`now()`, passed, said: said.slice(0, MOST_WORDS) })
    .execute();
  await db.deleteFrom('proofs').where('finishedAt', '<', sql<Date>`now() - make_interval(days => ${KEEP_DAYS})`).execute();
}

/** The last run of each kind, and the last one that passed. */
export async function readProofs(db: Kysely<Tables>): Promise<Proof[]> {
  return Promise.all(
    PROOF_KINDS.map(async (kind): Promise<Proof> => {
      const ofKind = db.selectFrom('proofs').selectAll().where('kind', '=', kind).orderBy('finishedAt', 'desc').limit(1);
      const [last, passed] = await Promise.all([ofKind.executeTakeFirst(), ofKind.where('passed', '=', true).executeTakeFirst()]);
      return {
        kind,
        last: last
          ? {
              started_at: last.startedAt.toISOString(),
              finished_at: last.finishedAt.toISOString(),
              passed: last.passed,
              said: last.said,
            }
          : null,
        passed_at: passed?.finishedAt.toISOString() ?? null,
      };
    }),
  );
}

/** Seconds since a run of a kind passed; since the first account if none ever did, and null before that. */
export async function proofAge(db: Kysely<Tables>, kind: ProofKind): Promise<number | null> {
  const { seconds } = await db
    .selectFrom('proofs')
    .select((query) =>
      query.fn
        .coalesce(
          sql<number | null>`extract(epoch from now() - max(finished_at))::float8`,
          sql<number | null>`(select extract(epoch from now() - min(created_at))::float8 from users)`,
        )
        .as('seconds'),
    )
    .where('kind', '=', kind)
    .where('passed', '=', true)
    .executeTakeFirstOrThrow();
  return seconds;
}
