import { readConfig, storageVariables } from '@nimantran/kit/config';
import { createDatabase } from '@nimantran/kit/db/database';
import { ROLES } from '@nimantran/proto/domain/user';
import { lockRoles } from '../db/roles.ts';
import type { Tables } from '../db/schema.ts';
import { findUsersByEmail } from '../db/users.ts';
import { changeGrant, OPERATOR } from '../use-cases/change-roles.ts';

// grant-role <mail address> <role> [--revoke]: for people who have signed in at least once with that address, verified.
const [email, roleName, option] = process.argv.slice(2);
const role = ROLES.find((known) => known === roleName);
if (email === undefined || role === undefined || (option !== undefined && option !== '--revoke')) {
  process.stderr.write(`usage: grant-role <email address> <${ROLES.join('|')}> [--revoke]\n`);
  process.exit(2);
}
const { DATABASE_URL } = readConfig(process.env, { DATABASE_URL: storageVariables.DATABASE_URL });
const db = createDatabase<Tables>(DATABASE_URL, { maxConnections: 1 });
try {
  const users = await findUsersByEmail(db, email);
  for (const { uid } of users) {
    const roles = await db.transaction().execute(async (transaction) => {
      await lockRoles(transaction);
      return changeGrant(transaction, uid, role, option !== '--revoke', OPERATOR);
    });
    process.stdout.write(`${uid} is ${roles.join(', ') || 'a customer'}\n`);
  }
  if (users.length === 0) {
    process.stderr.write('Nobody has signed in with this address and verified it.\n');
    process.exitCode = 1;
  }
} finally {
  await db.destroy();
}
