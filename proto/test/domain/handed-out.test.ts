import { describe, expect, it } from 'vitest';
import { deliveriesHandedOut } from '../../src/domain/handed-out.ts';

describe('deliveries handed out to designers', () => {
  it.each([
    ['2026-11-21T18:29:59Z', 'Saturday', ['standard', 'express']],
    ['2026-11-21T18:30:00Z', 'Sunday', ['express']],
    ['2026-11-22T12:00:00Z', 'Sunday', ['express']],
    ['2026-11-22T18:29:59Z', 'Sunday', ['express']],
    ['2026-11-22T18:30:00Z', 'Monday', ['standard', 'express']],
  ])('at %s, %s in India, are %j', (instant, _day, deliveries) => {
    expect(deliveriesHandedOut(Date.parse(instant))).toEqual(deliveries);
  });
});
