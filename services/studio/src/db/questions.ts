import type { Selectable, Transaction } from 'kysely';
import type { Connection } from './jobs.ts';
import type { JobQuestionTable, Tables } from './schema.ts';

export type QuestionRow = Selectable<JobQuestionTable>;

export async function newestQuestion(db: Connection, jobId: string): Promise<QuestionRow | undefined> {
  return db.selectFrom('jobQuestions').selectAll().where('jobId', '=', jobId).orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** Stores the answer to the newest question. */
export async function keepAnswer(
  transaction: Transaction<Tables>,
  jobId: string,
  { answer, changed, at }: { answer: string; changed: string[]; at: Date },
): Promise<void> {
  const question = await newestQuestion(transaction, jobId);
  if (!question) return;
  await transaction.updateTable('jobQuestions').set({ answer, changed, answeredAt: at }).where('id', '=', question.id).execute();
}
