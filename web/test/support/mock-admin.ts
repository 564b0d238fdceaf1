import { getUserType, verifyAdmin } from '@nimantran/proto/http/identity/sessions';
import { listReconciliations } from '@nimantran/proto/http/orders/reconciliations';
import { listAllSupportRequests } from '@nimantran/proto/http/orders/support-requests';
import { listPromoCodes } from '@nimantran/proto/http/pricing/admin-prices';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import { inHours } from './mock-orders.ts';
import { type Asked, MockProblem, on } from './mock-routes.ts';
import { sessionOf } from './mock-shop.ts';
import { allRequests } from './mock-support.ts';

const TOKEN = /^mock-token-for-account-(.+)$/;
const everywhere = (INR: number, other: number) => ({ INR, USD: other, EUR: other, GBP: other });

export function serveAdmin(): void {
  on(getUserType, ({ body }) => {
    const roles = rolesOf(TOKEN.exec(body.accessToken)?.[1]);
    return { admin: roles.includes('admin'), partner: roles.includes('partner') };
  });
  on(verifyAdmin, ({ body, who }) => {
    const account = body.accessToken === '' ? who : TOKEN.exec(body.accessToken)?.[1];
    return rolesOf(account).includes('admin');
  });
  forRole('admin', listAllSupportRequests, ({ query }) => ({
    requests: allRequests()
      .filter((request) => query.state === undefined || request.state === query.state)
      .map((request) => ({
        ...request,
        email: 'customer@nimantran.test',
        waiting_since: request.state === 'open' ? request.updated_at : null,
      })),
    next_cursor: null,
  }));
  forRole('admin', listReconciliations, () => ({
    reconciliations: [
      {
        id: '00000000-0000-4000-8000-000000000001',
        from: inHours(-30),
        to: inHours(-6),
        started_at: inHours(-6),
        finished_at: inHours(-6),
        error: null,
        payments: 12,
        refunds: 1,
        disputes: 0,
        differences: [],
      },
    ],
    next_cursor: null,
  }));
  const promo = {
    discount: { kind: 'percent' as const, percent: 10 },
    minimum_minor: everywhere(10_000, 125),
    starts_at: null,
    ends_at: null,
    max_uses: null,
    max_uses_per_customer: null,
    uses: 41,
    version: 1,
  };
  const codes = ['WELCOME10', ...Array.from({ length: 26 }, (_, index) => `WINTER${String(index + 1).padStart(2, '0')}`)];
  forRole('admin', listPromoCodes, ({ query: { limit = 20, cursor = '' } }) => {
    const rest = codes.filter((code) => code > cursor);
    const page = rest.slice(0, Number(limit)).map((code) => ({ ...promo, code }));
    return { codes: page, next_cursor: rest.length > page.length ? (page.at(-1)?.code ?? null) : null };
  });
}

type Role = 'admin' | 'partner';

const rolesOf = (account: string | undefined) => sessionOf(account)?.user.roles ?? [];

/** Refuses as the services do: by the account's role. */
export function forRole<O extends Operation>(role: Role, operation: O, answer: Parameters<typeof on<O>>[1]): void {
  on(operation, (asked: Asked<O>) => {
    if (!rolesOf(asked.who).includes(role)) throw new MockProblem(403, 'role_missing', `This needs the role ${role}.`);
    return answer(asked);
  });
}
