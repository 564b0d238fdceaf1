import { createHash } from 'node:crypto';
import { type Generated, type Kysely, sql, type Transaction } from 'kysely';
import { unauthenticated } from '../http/problem.ts';

/** The table of erased customers of a service; created by `createErasedCustomers` in a separate migration. */
export interface ErasedCustomerTables {
  /** Customers by the hash of their uid: what they began before their erasure is not stored after it either. */
  erasedCustomers: { uidSha256: string; at: Generated<Date> };
}

/** Creates the table; called by a migration of the service. */
export async function createErasedCustomers(db: Kysely<never>): Promise<void> {
  await sql`create table erased_customers (uid_sha256 text primary key, at timestamptz not null default now())`.execute(db);
}

const hashOf = (uid: string): string => createHash('sha256').update(uid).digest('hex');

/** The key of a customer's lock; services that share a database have separate ones. */
const keyOf = (uid: string) => sql`hashtextextended(current_schema() || ${` customer ${uid}`}, 0)`;

/**
 * Begins a customer's erasure: waits for everything that stores data of this person, and makes whatever comes later wait. Call it
 * before the transaction takes any other lock.
 */
export async function beginErasure<Tables extends ErasedCustomerTables>(
  transaction: Transaction<Tables>,
  uid: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${keyOf(uid)})`.execute(transaction);
  await sql`insert into erased_customers (uid_sha256) values (${hashOf(uid)}) on conflict do nothing`.execute(transaction);
}

/**
 * Whether this customer was erased; if not, an erasure waits until the transaction ends, and then finds what it stored. Call it
 * before the transaction locks rows of the customer.
 */
export async function isErased<Tables extends ErasedCustomerTables>(
  transaction: Transaction<Tables>,
  uid: string,
): Promise<boolean> {
  await sql`select pg_advisory_xact_lock_shared(${keyOf(uid)})`.execute(transaction);
  const { rows } = await sql`select from erased_customers where uid_sha256 = ${hashOf(uid)}`.execute(transaction);
  return rows.length > 0;
}

/** @throws HttpProblem 401 if the customer was erased: a request can still carry a token from before */
export async function refuseErased<Tables extends ErasedCustomerTables>(
  transaction: Transaction<Tables>,
  uid: string,
): Promise<void> {
  if (await isErased(transaction, uid)) throw unauthenticated();
}
