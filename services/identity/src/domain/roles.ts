import { ROLES, type Role } from '@nimantran/proto/domain/user';

/** Lower-case mail addresses by the role that the environment gives them. */
export type RoleAddresses = Readonly<Record<Role, readonly string[]>>;

/** The roles from the environment; an unverified address gets none. */
export function environmentRoles(addresses: RoleAddresses, email: string, emailVerified: boolean): Role[] {
  if (!emailVerified) return [];
  return ROLES.filter((role) => addresses[role].includes(email.toLowerCase()));
}

/** Roles without duplicates, in the order of `ROLES`, so that equal sets compare equal. */
export function sortRoles(roles: readonly Role[]): Role[] {
  return ROLES.filter((role) => roles.includes(role));
}

export function areSameRoles(left: readonly Role[], right: readonly Role[]): boolean {
  return sortRoles(left).join() === sortRoles(right).join();
}
