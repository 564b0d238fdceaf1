import { endMySessions, eraseMyData, exportMyData } from '@nimantran/proto/http/identity';
import { orders } from './mock-orders.ts';
import { MockProblem, on } from './mock-routes.ts';
import { sessionOf } from './mock-shop.ts';

const OPEN: readonly string[] = ['processing', 'preview_processing', 'awaiting_balance'];

export function serveAccount(): void {
  on(exportMyData, ({ who }) => ({
    exported_at: new Date().toISOString(),
    profile: sessionOf(who)?.user ?? null,
    orders: [...orders.values()],
    support: [],
    drafts: [],
    uploads: [],
  }));
  on(endMySessions, ({ response }) => {
    response.setHeader('set-cookie', 'mock-session=; Path=/; Max-Age=0');
    return undefined;
  });
  on(eraseMyData, ({ who, body, response }) => {
    if (body.email.trim().toLowerCase() !== who)
      throw new MockProblem(400, 'email_differs', 'This is not the address you are signed in with.');
    if ((sessionOf(who)?.user.roles.length ?? 0) > 0) throw new MockProblem(409, 'has_role', 'This account has a role.');
    const open = [...orders.values()].filter((order) => OPEN.includes(order.state));
    if (open.length > 0) {
      const errors = open.map((order) => ({ field: 'orders', message: `Order ${order.number} is being made.` }));
      throw new MockProblem(409, 'account_in_use', 'Something is still open.', errors);
    }
    response.setHeader('set-cookie', 'mock-session=; Path=/; Max-Age=0');
    return undefined;
  });
}
