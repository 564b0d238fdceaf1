import type { Role } from '@nimantran/proto/domain/user';

export const ROLE_NAMES: Readonly<Record<Role, string>> = { admin: 'Admin', designer: 'Designer', partner: 'Partner' };

/** The access that a role gives, for the admin about to grant it. */
export const ROLE_MEANS: Readonly<Record<Role, string>> = {
  admin: 'Admins see every order and customer, refund money, change prices and themes, and grant roles.',
  designer: 'Designers see the details and photos of the orders they work on, correct them and release videos.',
  partner: 'Partners have their own link and code, and see the visits, orders and commission from them.',
};
