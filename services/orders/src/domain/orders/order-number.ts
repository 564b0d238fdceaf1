import { randomInt } from 'node:crypto';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A prefix, a hyphen and 8 random characters of Crockford's base 32: 2^40 numbers that cannot be derived from one another. */
function randomNumber(prefix: 'NM' | 'SR'): string {
  return `${prefix}-${Array.from({ length: LENGTH }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('')}`;
}

export const newOrderNumber = () => randomNumber('NM');
export const newSupportNumber = () => randomNumber('SR');

/** Normalises a typed number: ignores case and spaces, and reads letters that Crockford treats as digits. */
export function normaliseOrderNumber(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const body = characters.startsWith('NM') ? characters.slice(2) : characters;
  return `NM-${body.replace(/O/g, '0').replace(/[IL]/g, '1')}`;
}
