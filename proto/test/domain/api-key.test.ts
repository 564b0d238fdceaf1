import { describe, expect, it } from 'vitest';
import { isApiKey, scopesOf } from '../../src/domain/api-key.ts';
import type { Role } from '../../src/domain/user.ts';

describe('API keys', () => {
  it.each<[Role[], string[]]>([
    [[], []],
    [['designer'], []],
    [['partner'], ['orders_read', 'orders_write']],
    [['admin'], ['orders_read', 'orders_write', 'batches', 'themes']],
    [
      ['partner', 'designer'],
      ['orders_read', 'orders_write'],
    ],
  ])('of an account with the roles %j may have the scopes %j', (roles, scopes) => {
    expect(scopesOf(roles)).toEqual(scopes);
  });

  it('are told from session tokens and from anything else', () => {
    expect(isApiKey(`nim_${'a'.repeat(43)}`)).toBe(true);
    for (const text of [`nim_${'a'.repeat(39)}`, 'a'.repeat(43), `nim_${'a'.repeat(42)}.`, `x nim_${'a'.repeat(43)}`, '']) {
      expect(isApiKey(text), text).toBe(false);
    }
  });
});
