import {
  endMySession,
  endMySessions,
  eraseMyData,
  exportMyData,
  listMySessions,
  type MySession,
} from '@nimantran/proto/http/identity/my-account';
import { orders } from './mock-orders.ts';
import { MockProblem, on } from './mock-routes.ts';
import { sessionOf } from './mock-shop.ts';

const OPEN: readonly string[] = ['processing', 'preview_processing', 'awaiting_balance'];

const places = new Map<string | undefined, MySession[]>();

/** This device, a phone from last week, and one from before devices had names. */
function placesOf(who: string | undefined): MySession[] {
  const known = places.get(who);
  if (known) return known;
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const open = [
    { id: '00000000000000aa', device: 'Chrome on Linux', signed_in_at: ago(0), used_at: ago(0), is_this: true },
    { id: '00000000000000bb', device: 'Safari on iOS', signed_in_at: ago(12), used_at: ago(3), is_this: false },
    { id: '00000000000000cc', device: null, signed_in_at: ago(40), used_at: ago(40), is_this: false },
  ];
  places.set(who, open);
  return open;
}

export function serveAccount(): void {
  on(exportMyData, ({ who }) => ({
    exported_at: new Date().toISOString(),
    profile: sessionOf(who)?.user ?? null,
    orders: [...orders.values()],
    support: [],
    drafts: [],
    guest_pages: [],
    uploads: [],
  }));
  on(listMySessions, ({ who }) => ({ sessions: placesOf(who) }));
  on(endMySession, ({ who, params }) => {
    const open = placesOf(who);
    if (!open.some(({ id }) => id === params.id))
      throw new MockProblem(404, 'session_not_found', 'You are no longer signed in there.');
    places.set(
      who,
      open.filter(({ id }) => id !== params.id),
    );
    return undefined;
  });
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
