import { ROLES, type Role } from '@nimantran/proto/domain/user';

/** Mail addresses, in lower case, that the environment gives a role to. */
export type RoleAddresses = Readonly<Record<Role, readonly string[]>>;

/** The roles that the environment gives; an address that its owner has not proven gives none. */
export function environmentRoles(addresses: RoleAddresses, email: string, emailVerified: boolean): Role[] {
  if (!emailVerified) return [];
  return ROLES.filter((role) => addresses[role].includes(email.toLowerCase()));
}

/** Roles once each, in the order of the vocabulary: equal sets read equal. */
export function sortRoles(roles: readonly Role[]): Role[] {
  return ROLES.filter((role) => roles.includes(role));
}

export function areSameRoles(left: readonly Role[], right: readonly Role[]): boolean {
  return sortRoles(left).join() === sortRoles(right).join();
}
