import { attemptsOf, countAttempt } from '@nimantran/kit/db/attempts';
import { networkOf } from '@nimantran/kit/http/network';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { type Kysely, sql } from 'kysely';
import type { Config } from '../../config.ts';
import type { OrdersContext } from '../../context.ts';
import type { Tables } from '../../db/schema.ts';

/** The payer: the person, and the address that the gateway saw. */
export interface Payer {
  uid: string;
  address: string | undefined;
}

const DECLINED_PER_DAY = 12;
const ZIPS_PER_HOUR = 20;
const WRONG_TRACKS_PER_HOUR = 10;
const WRONG_TRACKS_PER_ADDRESS_HOUR = 60;

const tooMany = (code: string, detail: string) => new HttpProblem(429, code, detail);

const tooManyPayments = () =>
  tooMany('too_many_payments', 'Too many payments in a short time. Try again in an hour, or write to support.');

type Limits = Pick<Config, 'CHECKOUTS_PER_ACCOUNT_HOUR' | 'CHECKOUTS_PER_ADDRESS_HOUR'>;

/**
 * Counts a checkout about to be opened. Cheap orders invite the testing of stolen cards: neither an account nor an address opens
 * many in an hour, and an account with repeatedly declined cards waits a day. @throws HttpProblem 429 `too_many_payments`
 */
export async function limitCheckouts(
  { db, config }: { db: Kysely<Tables>; config: Limits },
  { uid, address }: Payer,
): Promise<void> {
  const perAccount = await countAttempt(db, { who: `uid:${uid}`, what: 'checkout' });
  const perAddress = address === undefined ? 0 : await countAttempt(db, { who: `ip:${networkOf(address)}`, what: 'checkout' });
  if (perAccount > config.CHECKOUTS_PER_ACCOUNT_HOUR || perAddress > config.CHECKOUTS_PER_ADDRESS_HOUR) throw tooManyPayments();
  if ((await declinedToday(db, uid)) >= DECLINED_PER_DAY)
    throw tooMany(
      'too_many_payments',
      'Many payments of this account were declined today. Try again tomorrow, or write to support.',
    );
}

/** Refuses, before the order exists, a payer who could open no checkout for it. @throws HttpProblem 429 `too_many_payments` */
export async function refuseWithoutCheckouts(
  { db, config }: { db: Kysely<Tables>; config: Limits },
  { uid, address }: Payer,
): Promise<void> {
  const ofAccount = await attemptsOf(db, { who: `uid:${uid}`, what: 'checkout' });
  const ofAddress = address === undefined ? 0 : await attemptsOf(db, { who: `ip:${networkOf(address)}`, what: 'checkout' });
  if (ofAccount >= config.CHECKOUTS_PER_ACCOUNT_HOUR || ofAddress >= config.CHECKOUTS_PER_ADDRESS_HOUR) throw tooManyPayments();
}

async function declinedToday(db: Kysely<Tables>, uid: string): Promise<number> {
  const { declined } = await db
    .selectFrom('orderHistory')
    .innerJoin('orders', 'orders.id', 'orderHistory.orderId')
    .select((query) => query.fn.countAll<number>().as('declined'))
    .where('orders.ownerUid', '=', uid)
    .where('orderHistory.kind', '=', 'payment_failed')
    .where('orderHistory.at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return declined;
}

/** Counts a zip of all files of a video. @throws HttpProblem 429 `too_many_downloads` */
export async function limitZips({ db }: Pick<OrdersContext, 'db'>, uid: string): Promise<void> {
  if ((await countAttempt(db, { who: `uid:${uid}`, what: 'zip' })) > ZIPS_PER_HOUR)
    throw tooMany('too_many_downloads', 'Too many downloads of all files. Try again in an hour, or save the files one by one.');
}

/** Checked before an order is looked up by its number. @throws HttpProblem 429 `too_many_tries` after many wrong ones */
export async function limitTracking(
  { db }: Pick<OrdersContext, 'db'>,
  number: string,
  address: string | undefined,
): Promise<void> {
  const ofNumber = await attemptsOf(db, { who: `number:${number}`, what: 'track' });
  const ofAddress = address === undefined ? 0 : await attemptsOf(db, { who: `ip:${networkOf(address)}`, what: 'track' });
  if (ofNumber >= WRONG_TRACKS_PER_HOUR || ofAddress >= WRONG_TRACKS_PER_ADDRESS_HOUR)
    throw tooMany('too_many_tries', 'Too many attempts with wrong details. Try again in an hour, or sign in to see your orders.');
}

/** Counts a tracking request with a wrong address or an unknown number. */
export async function countWrongTrack(
  { db }: Pick<OrdersContext, 'db'>,
  number: string,
  address: string | undefined,
): Promise<void> {
  await countAttempt(db, { who: `number:${number}`, what: 'track' });
  if (address !== undefined) await countAttempt(db, { who: `ip:${networkOf(address)}`, what: 'track' });
}
