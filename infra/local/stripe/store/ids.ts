import { randomBytes } from 'node:crypto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';

/** An id in Stripe's format: a prefix and random letters and digits. */
export function newId(prefix: string, length = 24): string {
  let id = prefix;
  while (id.length < prefix.length + length) {
    for (const byte of randomBytes(length)) {
      // 248 is the largest multiple of 62 in a byte: higher values would make some letters more likely.
      if (byte < 248 && id.length < prefix.length + length) id += ALPHABET[byte % 62];
    }
  }
  return id;
}
