import { OF_CUSTOMERS } from './customer.ts';
import { OF_MONEY } from './money.ts';
import { OF_SHOP } from './shop.ts';
import { OF_STUDIO } from './studio.ts';
import type { ValidRequestMaker } from './valid-request.ts';

/** What has to be just so for a request to succeed, by operation; all others need no more than real ids. */
export const VALID_REQUESTS: Readonly<Record<string, ValidRequestMaker>> = {
  ...OF_CUSTOMERS,
  ...OF_MONEY,
  ...OF_SHOP,
  ...OF_STUDIO,
};

/** Who never reaches 2xx though their role may ask, and why. */
export const NEVER_SUCCEEDS: Readonly<Record<string, { roles: readonly string[]; why: string }>> = {
  eraseMyData: { roles: ['designer', 'admin', 'partner'], why: 'who works for the shop is erased once an admin has ended that' },
};
