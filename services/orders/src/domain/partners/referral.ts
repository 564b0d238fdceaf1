import { randomInt } from 'node:crypto';
import type { User } from '@nimantran/proto/domain/user';

/** Letters and digits without those that look alike: 0 and O, 1, I and L. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const LENGTH = 8;

/** A new partner's share, in whole percent of what their customers pay. */
export const FIRST_COMMISSION_PERCENT = 10;

export function newPartnerCode(): string {
  return Array.from({ length: LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');
}

/** Prevents self-referral, including through another account with the same mail address. */
export function isOneself(partner: Pick<User, 'uid' | 'email'>, buyer: Pick<User, 'uid' | 'email'>): boolean {
  const sameMail = partner.email !== '' && partner.email.toLowerCase() === buyer.email.toLowerCase();
  return partner.uid === buyer.uid || sameMail;
}

/** A share of an order's revenue, rounded down to whole minor units; zero or negative revenue earns nothing. */
export function commissionOf(revenueMinor: number, percent: number): number {
  return revenueMinor <= 0 ? 0 : Math.floor((revenueMinor * percent) / 100);
}
