import { randomInt } from 'node:crypto';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** `NM-` and 8 random characters of Crockford's base 32: 2^40 numbers, none of which tells of another. */
export function newOrderNumber(): string {
  return `NM-${Array.from({ length: LENGTH }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('')}`;
}

/** A number as a person types it: case, spaces and the letters that Crockford reads as digits do not matter. */
export function normaliseOrderNumber(typed: string): string {
  const characters = typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const body = characters.startsWith('NM') ? characters.slice(2) : characters;
  return `NM-${body.replace(/O/g, '0').replace(/[IL]/g, '1')}`;
}
