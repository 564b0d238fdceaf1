import { badRequest, conflict, HttpProblem, unauthenticated } from '@nimantran/kit/http/problem';
import { route } from '@nimantran/kit/http/route';
import type { Role } from '@nimantran/proto/domain/user';
import { eraseMyData } from '@nimantran/proto/http/identity/my-account';
import { customerStanding } from '@nimantran/proto/http/orders/orders';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../context.ts';
import { listKeptRoles } from '../db/roles.ts';
import { findUser } from '../db/users.ts';
import { eraseUser } from '../use-cases/erase-user.ts';

export function serveEraseMyData(app: FastifyInstance, context: Context): void {
  const { db, clock } = context;
  route(app, eraseMyData, async ({ body, user }) => {
    const kept = await findUser(db, user.uid);
    if (!kept) throw unauthenticated();
    if (kept.erasedAt !== null) return undefined;
    if (!isSameAddress(kept.email, body.email)) {
      throw badRequest(
        'email_mismatch',
        'This is not the email address of your account. Enter the address shown in your account.',
        [{ field: 'email', message: 'is not the address of this account' }],
      );
    }
    requireNoRole(await listKeptRoles(db, user.uid));
    await requireNothingOpen(context, user.uid);
    // A role may have been granted since the first check.
    requireNoRole(await db.transaction().execute((transaction) => eraseUser(transaction, clock, user.uid)));
    context.log.info({ uid: user.uid }, 'a person was erased');
    return undefined;
  });
}

const isSameAddress = (kept: string, typed: string): boolean => kept.trim().toLowerCase() === typed.trim().toLowerCase();

function requireNoRole(roles: readonly Role[]): void {
  if (roles.length === 0) return;
  const named = roles.join(', ');
  throw conflict('has_role', `This account works for the shop (${named}). An admin must end that before it can be erased.`);
}

async function requireNothingOpen({ orders, log }: Context, uid: string): Promise<void> {
  const { open } = await orders(customerStanding, { params: { uid } }).catch((error: unknown) => {
    log.warn({ err: error }, 'orders could not be asked what is open');
    throw new HttpProblem(
      503,
      'erasure_unavailable',
      'We could not check your orders, so nothing was erased. Try again in a few minutes.',
    );
  });
  if (open.length === 0) return;
  const errors = open.map((message) => ({ field: 'account', message }));
  throw new HttpProblem(409, 'account_in_use', `Your account cannot be erased yet. ${open.join(' ')}`, errors);
}
