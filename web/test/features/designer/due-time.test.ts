import { describe, expect, it } from 'vitest';
import { dueOf, leaseOf, spanOf } from '../../../src/features/designer/lib/due-time.ts';
import { emptyPullText, type Queue } from '../../../src/features/designer/lib/empty-pull.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const at = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

describe('countdowns', () => {
  it.each([
    [3 * 24 * 60 + 65, 'calm', 'in 3 days 1 h'],
    [24 * 60, 'calm', 'in 1 day'],
    [6 * 60, 'calm', 'in 6 h'],
    [5 * 60 + 59, 'soon', 'in 5 h 59 min'],
    [2 * 60, 'soon', 'in 2 h'],
    [119, 'urgent', 'in 1 h 59 min'],
    [0.5, 'urgent', 'in less than a minute'],
    [0, 'late', 'Due now'],
    [-65, 'late', '1 h 5 min late'],
  ])('a job due in %d minutes is %s: %s', (minutes, urgency, text) => {
    expect(dueOf(at(minutes), NOW)).toEqual({ urgency, text });
  });

  it('rounds down, so that nobody is promised a minute too much', () => {
    expect(spanOf(12 * 60_000 + 59_999)).toBe('12 min');
  });

  it.each([
    [9.99, { nearEnd: false, text: 'yours for 9 min' }],
    [1.5, { nearEnd: true, text: 'yours for 90 s' }],
    [-1, { nearEnd: true, text: 'the claim is about to lapse' }],
  ])('a lease of %d minutes', (minutes, lease) => {
    expect(leaseOf(at(minutes), NOW)).toEqual(lease);
  });

  it('shows nothing for a lease that is not a time', () => {
    expect(leaseOf('', NOW)).toBeUndefined();
  });
});

describe('an empty pull', () => {
  const job = (dueMinutes: number): Queue['drafting'][number] => ({
    id: '00000000-0000-4000-8000-000000000001',
    order_number: 'N1',
    theme_title: 'Theme',
    headline: 'A & B',
    state: 'drafting',
    delivery: 'standard',
    resolution: '720p',
    due_at: at(dueMinutes),
    makes: 'final',
    waits_for: null,
    claimed_by: null,
    lease_until: null,
    handed: null,
    answered: false,
    delivered_at: null,
  });
  const none: Queue = { due_next: [], mine: [], drafting: [], on_hold: [], done_today: [], delivered_today: [], failed: [] };
  const SUNDAY = Date.parse('2026-11-21T19:00:00Z');

  it('tells of the drafts to come and when the first is due', () => {
    expect(emptyPullText({ ...none, drafting: [job(600), job(90)] }, NOW)).toContain(
      '2 drafts are being drawn and will appear here. The first of them is due in 1 h 30 min.',
    );
  });
  it('says that all is done', () => {
    expect(emptyPullText(none, NOW)).toContain('every paid order is being worked on or has been delivered');
    expect(emptyPullText(undefined, NOW)).toContain('Nothing to pull');
  });
  it('knows that standard orders rest on Sundays in Kolkata, whatever day it is here', () => {
    expect(emptyPullText({ ...none, due_next: [job(60)] }, SUNDAY)).toContain('1 standard order waits for Monday');
  });
  it('does not deny what the list shows on other days', () => {
    expect(emptyPullText({ ...none, due_next: [job(60)] }, NOW)).toContain('colleagues are claiming');
  });
});
