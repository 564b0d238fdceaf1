import { describe, expect, it } from 'vitest';
import { normaliseOrderNumber, orderNumberIn } from '../../src/domain/order-number.ts';

describe('an order number', () => {
  it('is read as people type it', () => {
    expect(normaliseOrderNumber(' nm-o1il2345 ')).toBe('NM-01112345');
    expect(normaliseOrderNumber('7k3qz9xw')).toBe('NM-7K3QZ9XW');
  });

  it.each([
    ['NM-7K3QZ9XW', 'NM-7K3QZ9XW'],
    [' nm 7k3q z9xw ', 'NM-7K3QZ9XW'],
    ['7k3qz9xw', 'NM-7K3QZ9XW'],
    ['nm-lakshman', 'NM-1AKSHMAN'],
  ])('is the whole of %j', (typed, number) => expect(orderNumberIn(typed)).toBe(number));

  it.each(['', 'lakshman', 'Meera Rao', 'NM-7K3Q', '7k3qz9xw1', 'asha7@example.com', 'मीनाक्षी', 'NM-UUUUUUUU'])(
    'is not %j',
    (typed) => expect(orderNumberIn(typed)).toBeUndefined(),
  );
});
