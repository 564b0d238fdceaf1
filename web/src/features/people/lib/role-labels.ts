import type { Role } from '@nimantran/proto/domain/user';

export const ROLE_NAMES: Readonly<Record<Role, string>> = { admin: 'Admin', designer: 'Designer', partner: 'Partner' };

/** What a role gives access to, for the admin about to grant it. */
export const ROLE_MEANS: Readonly<Record<Role, string>> = {
  admin: 'Admins see every order and customer, send money back, change prices and themes, and give roles to others.',
  designer: 'Designers see the words and photos of the orders that they work on, correct them and release videos.',
  partner: 'Partners have a link and a code of their own, and see what these bring: visits, orders and commission.',
};
