import type { Rule } from './table.ts';
import type { CallerName } from './world.ts';

/** The expected result for a caller: let in, or rejected with this status. */
export type Expected = 'let in' | 401 | 403 | 404;

const ROLE_OF: Partial<Record<Rule, readonly CallerName[]>> = {
  designer: ['designer', 'admin'],
  partner: ['partner'],
  'partner-or-admin': ['partner', 'admin'],
  admin: ['admin'],
};

/** As seen through the gateway, which people use; operations for services do not exist there. */
export function expected(rule: Rule, caller: CallerName): Expected {
  if (rule === 'service') return 404;
  if (rule === 'public') return 'let in';
  if (caller === 'anonymous') return 401;
  const holders = ROLE_OF[rule];
  if (holders) return holders.includes(caller) ? 'let in' : 403;
  if (rule === 'own' || caller === 'owner') return 'let in';
  // Another person's things look the same as things that never existed.
  return rule === 'owner-or-admin' && caller === 'admin' ? 'let in' : 404;
}

/** Whether a caller may read the owner's texts in the response of such an operation. */
export function mayReadSecrets(rule: Rule, caller: CallerName): boolean {
  return caller === 'owner' || (caller === 'admin' && rule !== 'own') || (caller === 'designer' && rule === 'designer');
}
