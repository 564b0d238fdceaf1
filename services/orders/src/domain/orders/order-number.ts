import { randomInt } from 'node:crypto';

const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;

/** A prefix, a hyphen and 8 random characters of Crockford's base 32: 2^40 numbers that cannot be derived from one another. */
function randomNumber(prefix: 'NM' | 'SR'): string {
  return `${prefix}-${Array.from({ length: LENGTH }, () => CROCKFORD[randomInt(CROCKFORD.length)]).join('')}`;
}

export const newOrderNumber = () => randomNumber('NM');
export const newSupportNumber = () => randomNumber('SR');
