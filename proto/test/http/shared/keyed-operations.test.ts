import { describe, expect, it } from 'vitest';
import { API_KEY_SCOPES, scopesOf } from '../../../src/domain/api-key.ts';
import { ROLES } from '../../../src/domain/user.ts';
import { createQuote } from '../../../src/http/pricing/quotes.ts';
import { ALL_OPERATIONS } from '../../../src/http/shared/all-operations.ts';
import { scopesOpening, scopesOpeningAddress } from '../../../src/http/shared/keyed-operations.ts';

const keyed = ALL_OPERATIONS.filter(({ operation }) => scopesOpening(operation).length > 0);

describe('what API keys open', () => {
  it('is nothing of accounts, roles, money, support, guests or staff', () => {
    expect(keyed.length).toBeGreaterThan(40);
    const owners = new Set(keyed.map(({ owner }) => owner));
    expect(owners).toEqual(new Set(['catalog', 'pricing', 'orders', 'media', 'studio']));
    const closed =
      /user|session|key|webhook|role|approval|audit|refund|bill|dispute|price|promo|partner|payout|support|repl|guest|(?<!p)review|mail|holiday/i;
    const opened = keyed.map(({ operation }) => operation.name);
    expect(opened.filter((name) => closed.test(name))).toEqual([]);
    expect(opened).not.toContain('createBatchOfOrders');
  });

  it('is no operation of services or of browsers alone', () => {
    for (const { operation } of keyed) {
      expect([operation.access, operation.browsersOnly], operation.name).not.toContain('service');
      expect(operation.browsersOnly, operation.name).toBeUndefined();
    }
  });

  it('needs a role that some holder of the scope has', () => {
    for (const { operation } of keyed) {
      const { access, name } = operation;
      if (access === 'public' || access === 'user') continue;
      const holders = ROLES.filter((role) => scopesOf([role]).some((scope) => scopesOpening(operation).includes(scope)));
      expect(holders, name).toContain(access);
    }
  });

  it('takes any scope for what is public anyway, and the named one elsewhere', () => {
    expect(scopesOpening(createQuote)).toEqual(API_KEY_SCOPES);
    const scopes = (wanted: string) =>
      scopesOpening(ALL_OPERATIONS.find(({ operation }) => operation.name === wanted)?.operation ?? createQuote);
    expect(scopes('placeOrder')).toEqual(['orders_write']);
    expect(scopes('listOrders')).toEqual(['orders_read']);
    expect(scopes('startBatch')).toEqual(['batches']);
    expect(scopes('retireTheme')).toEqual(['themes']);
    expect(scopes('trackOrder')).toEqual([]);
    expect(scopesOpeningAddress('/api/uploads')).toEqual(['orders_write', 'batches']);
    expect(scopesOpeningAddress('/api/stripe/webhook')).toEqual([]);
  });
});
