import { type Static, Type } from 'typebox';
import { Currency, Money } from '../../domain/currency.ts';
import { defineOperation } from '../shared/operation.ts';
import { PartnerBalance, PartnerSummary } from './partners.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** Commission paid to a partner by bank transfer. */
export const Payout = Type.Object({
  id: Type.String({ format: 'uuid' }),
  amount: Money,
  /** The last day in Asia/Kolkata whose orders it covers. */
  paid_until: Day,
  /** The bank's reference of the transfer. */
  reference: Type.String(),
  recorded_at: Type.String(),
  /** Recorded in error: it no longer counts. */
  reversed: Type.Union([Type.Object({ at: Type.String(), reason: Type.String() }), Type.Null()]),
});
export type Payout = Static<typeof Payout>;

export const PartnerPayouts = Type.Object({
  /** One for each currency with earnings or payouts. */
  balances: Type.Array(PartnerBalance),
  /** The newest first. */
  payouts: Type.Array(Payout),
});
export type PartnerPayouts = Static<typeof PartnerPayouts>;

export const getPartnerPayouts = defineOperation({
  name: 'getPartnerPayouts',
  method: 'GET',
  path: '/api/partner/payouts',
  access: 'partner',
  summary: 'The caller’s total commission, the amount paid out and the amount due',
  answer: PartnerPayouts,
});

const Staff = Type.Object({ uid: Type.String(), email: Type.String() });

/** A payout, with the people who recorded and reversed it. */
export const AdminPayout = Type.Object({
  ...Payout.properties,
  recorded_by: Staff,
  reversed: Type.Union([Type.Object({ at: Type.String(), reason: Type.String(), by: Staff }), Type.Null()]),
});
export type AdminPayout = Static<typeof AdminPayout>;

const ByUid = Type.Object({ uid: Type.String({ minLength: 1, maxLength: 128 }) });

export const PartnerAccount = Type.Object({
  partner: PartnerSummary,
  /** The commission due on orders paid by `until`, less all payouts: the maximum that may be paid out for them. */
  until: Day,
  payable: Type.Array(Money),
  payouts: Type.Array(AdminPayout),
});
export type PartnerAccount = Static<typeof PartnerAccount>;

/** 404 `partner_not_found`; 400 `invalid_payout` for a day that does not exist or is in the future. */
export const getPartnerAccount = defineOperation({
  name: 'getPartnerAccount',
  method: 'GET',
  path: '/api/admin/partners/{uid}',
  access: 'admin',
  summary: 'One partner: the amount due up to a day (today by default), and every pay-out',
  params: ByUid,
  query: Type.Object({ until: Type.Optional(Day) }),
  answer: PartnerAccount,
});

/** Letters and digits as any bank uses them: no room for people's names and addresses. */
const PayoutReference = Type.String({ pattern: '^[A-Za-z0-9][A-Za-z0-9 ./_-]{2,59}$' });

/** 404 `partner_not_found`; 409 `more_than_due`, `reference_known`; 400 `invalid_payout`. */
export const recordPayout = defineOperation({
  name: 'recordPayout',
  method: 'POST',
  path: '/api/admin/partners/{uid}/payouts',
  access: 'admin',
  summary: 'Records that commission was sent to a partner; at most the amount due',
  params: ByUid,
  body: Type.Object({
    amount: Type.Object({ currency: Currency, amount_minor: Type.Integer({ minimum: 1, maximum: 1_000_000_000_000 }) }),
    paid_until: Day,
    reference: PayoutReference,
  }),
  answer: AdminPayout,
  idempotent: true,
});

/** No money moves. 404 `unknown_payout`; 409 `already_reversed`. */
export const reversePayout = defineOperation({
  name: 'reversePayout',
  method: 'POST',
  path: '/api/admin/partner-payouts/{payout_id}/reversal',
  access: 'admin',
  summary: 'Reverses a wrong pay-out record; both records stay',
  params: Type.Object({ payout_id: Type.String({ format: 'uuid' }) }),
  body: Type.Object({ reason: Type.String({ minLength: 1, maxLength: 300 }) }),
  answer: AdminPayout,
  idempotent: true,
});
