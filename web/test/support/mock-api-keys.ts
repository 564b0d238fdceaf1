import { randomUUID } from 'node:crypto';
import { API_KEY_PREFIX } from '@nimantran/proto/domain/api-key';
import { DAY_MS } from '@nimantran/proto/domain/durations';
import { type ApiKey, createApiKey, listApiKeys, revokeApiKey } from '@nimantran/proto/http/identity/api-keys';
import { inHours } from './mock-orders.ts';
import { MockProblem, on } from './mock-routes.ts';
import { sessionOf } from './mock-shop.ts';

const keys: (ApiKey & { owner: string })[] = [];

/** API keys of admins and partners. */
export function serveApiKeys(): void {
  const holder = (who: string | undefined): string => {
    const user = sessionOf(who)?.user;
    if (!user?.roles.some((role) => role === 'admin' || role === 'partner')) {
      throw new MockProblem(403, 'role_missing', 'This needs the role partner.');
    }
    return user.uid;
  };
  for (const owner of ['admin', 'partner']) {
    add(owner, { name: 'Planner website', scopes: ['orders_read', 'orders_write'], last_used_at: inHours(-2) });
    add(owner, { name: 'A trial', scopes: ['orders_read'], revoked_at: inHours(-50) });
  }
  on(listApiKeys, ({ who }) => {
    const uid = holder(who);
    return { keys: keys.filter(({ owner }) => owner === uid).map(({ owner: _, ...key }) => key) };
  });
  on(createApiKey, ({ who, body }) => {
    const { owner: _, ...key } = add(holder(who), {
      name: body.name,
      scopes: body.scopes,
      expires_at: new Date(Date.now() + body.days * DAY_MS).toISOString(),
    });
    return { key, secret: `${key.prefix}${'x'.repeat(37)}` };
  });
  on(revokeApiKey, ({ who, params }) => {
    const uid = holder(who);
    const key = keys.find(({ id, owner }) => id === params.id && owner === uid);
    if (!key) throw new MockProblem(404, 'key_not_found', 'You have no such key.');
    key.revoked_at = new Date().toISOString();
    return undefined;
  });
}

function add(owner: string, key: Pick<ApiKey, 'name' | 'scopes'> & Partial<ApiKey>) {
  const added = {
    id: randomUUID(),
    prefix: `${API_KEY_PREFIX}${randomUUID().slice(0, 6)}`,
    created_at: inHours(-100),
    expires_at: inHours(24 * 80),
    last_used_at: null,
    revoked_at: null,
    ...key,
    owner,
  };
  keys.unshift(added);
  return added;
}
