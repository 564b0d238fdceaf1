import { ROLES } from '../people.ts';
import { OF_CUSTOMERS } from './customer.ts';
import { OF_GUESTS } from './guests.ts';
import { OF_MONEY } from './money.ts';
import { OF_RATINGS } from './ratings.ts';
import { OF_SHOP } from './shop.ts';
import { OF_STUDIO } from './studio.ts';
import type { ValidRequestMaker } from './valid-request.ts';

/** The exact values that a request needs to succeed, by operation; all other operations only need real ids. */
export const VALID_REQUESTS: Readonly<Record<string, ValidRequestMaker>> = {
  ...OF_CUSTOMERS,
  ...OF_GUESTS,
  ...OF_MONEY,
  ...OF_RATINGS,
  ...OF_SHOP,
  ...OF_STUDIO,
};

/** Roles that never get 2xx although they may call the operation, and why. */
export const NEVER_SUCCEEDS: Readonly<Record<string, { roles: readonly string[]; why: string }>> = {
  postReplyForm: { roles: ROLES, why: 'it answers a form with the way back to its page: 303' },
  eraseMyData: { roles: ['designer', 'admin', 'partner'], why: 'who works for the shop is erased once an admin has ended that' },
};
