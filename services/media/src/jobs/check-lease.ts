import { sql } from 'kysely';
import type { Context } from '../context.ts';

/** If the checking service dies, another takes up the upload after this time. */
export const LEASE_SECONDS = 30;
const RENEWED_EVERY_MS = 10_000;

/** Keeps other processes from checking an upload while `work` runs, including its wait for memory. */
export async function withCheckLease<Result>(context: Context, id: string, work: () => Promise<Result>): Promise<Result> {
  const timer = setInterval(() => {
    renewLease(context, id).catch((error: unknown) => {
      context.log.warn({ err: error, upload_id: id }, 'lease of a check not renewed');
    });
  }, RENEWED_EVERY_MS);
  try {
    return await work();
  } finally {
    clearInterval(timer);
  }
}

/** The store could not be read, which is not the file's fault; the check is repeated when the lease ends. */
export async function uncountCheck(context: Context, id: string): Promise<void> {
  await context.db
    .updateTable('uploads')
    .set({ checks: sql<number>`greatest(0, checks - 1)` })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute();
}

async function renewLease({ db, clock }: Context, id: string): Promise<void> {
  await db
    .updateTable('uploads')
    .set({ checkAfter: sql<Date>`${clock()} + make_interval(secs => ${LEASE_SECONDS})` })
    .where('id', '=', id)
    .where('state', '=', 'checking')
    .execute();
}
