import { createHash } from 'node:crypto';

/** A person who can sign in here. */
export type Account = { uid: string; name: string; email: string };
export type ReadyAccount = Account & { role: string; tells: string };

/** One account for each role. */
export const READY_ACCOUNTS: readonly ReadyAccount[] = [
  ready('Asha Verma', 'customer@nimantran.test', 'Customer', 'buys an invitation'),
  ready('Dev Iyer', 'designer@nimantran.test', 'Designer', 'makes the videos'),
  ready('Meera Rao', 'admin@nimantran.test', 'Admin', 'runs the shop'),
  ready('Kabir Khan', 'partner@nimantran.test', 'Partner', 'refers customers'),
];

/** The account of a mail address; the same address always gives the same person. */
export function accountFor(email: string, name?: string): Account {
  const address = email.trim().toLowerCase();
  const known = READY_ACCOUNTS.find((account) => account.email === address);
  if (known) return { uid: known.uid, name: known.name, email: known.email };
  return { uid: uidOf(address), name: name?.trim() || nameFrom(address), email: address };
}

/** A valid mail address of at most 254 characters. */
export function isEmail(value: string): boolean {
  return value.length <= 254 && /^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/.test(value);
}

function ready(name: string, email: string, role: string, tells: string): ReadyAccount {
  return { uid: uidOf(email), name, email, role, tells };
}

/** 28 letters and digits, like Firebase's uids. */
function uidOf(address: string): string {
  return createHash('sha512')
    .update(`nimantran-local:${address}`)
    .digest('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 28);
}

function nameFrom(address: string): string {
  const words = (address.split('@')[0] ?? '').split(/[._+-]+/).filter((word) => word !== '');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ') || address;
}
