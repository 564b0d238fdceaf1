import { expect, it } from 'vitest';
import { differences } from '../../../src/features/audit/lib/difference.ts';
import { askedOf } from '../../../src/features/audit/lib/filters.ts';

it.each([
  ['nothing', null, null, []],
  ['what is new', null, { role: 'admin' }, [['role', undefined, 'admin']]],
  ['what is gone', { role: 'admin' }, null, [['role', 'admin', undefined]]],
  ['what is another, and not what stayed', { a: 1, max_uses: null }, { a: 1, max_uses: 5 }, [['max uses', 'null', '5']]],
  [
    'what differs within',
    { price: { INR: 100, USD: 2 }, tags: ['a'] },
    { price: { INR: 120, USD: 2 }, tags: ['a', 'b'] },
    [
      ['price › INR', '100', '120'],
      ['tags', '["a"]', '["a","b"]'],
    ],
  ],
])('shows %s', (_what, before, after, expected) => {
  expect(differences(before, after).map((one) => [one.name, one.before, one.after])).toEqual(expected);
});

it('asks for what the address names, and not for days and services that are none', () => {
  const named: Record<string, string> = { action: 'refund', service: 'kitchen', from: '2026-02-30', to: '2026-03-01' };
  expect(askedOf({ filter: (name) => named[name] ?? '', page: 'abc' })).toEqual({
    action: 'refund',
    to: '2026-03-01',
    cursor: 'abc',
  });
});
