import { afterEach, describe, expect, it, vi } from 'vitest';
import { planOf } from '../../../src/app/page-plan.ts';
import { browserDeclines, consentIn } from '../../../src/lib/analytics/consent.ts';
import { logReport } from '../../../src/lib/analytics/log.ts';
import { reportOf } from '../../../src/lib/analytics/report.ts';
import { listenToEvents, type ReportedTheme, type ShopEvent, track } from '../../../src/lib/analytics/track.ts';

const patternOf = (pathname: string) => planOf(pathname)?.plan.pattern ?? '/not-found';
const theme: ReportedTheme = { id: 101, name: 'Royal Jharokha', category: 'wedding', currency: 'INR', price: 249 };
const NOW = new Date('2026-11-22T00:00:00Z');
const stored = (choice: string, at: string) => JSON.stringify({ choice, at });

afterEach(() => vi.restoreAllMocks());

describe('what is reported', () => {
  it('Edit Video is a customise event and a content view, with the five fields and as an item of a shop', () => {
    const fields = { id: 10101, name: 'Royal Jharokha', category: 'wedding', currency: 'INR', price: 249 };
    const item = { item_id: '10101', item_name: 'Royal Jharokha', item_category: 'wedding', quantity: 1, price: 249 };
    const params = { ...fields, value: 249, items: [item] };
    expect(reportOf({ name: 'customise', theme }, patternOf)).toEqual({ name: 'customise', params });
    expect(reportOf({ name: 'content_view', theme }, patternOf)).toEqual({ name: 'view_item', params });
  });

  it('says no price to those who see none', () => {
    const { params } = reportOf({ name: 'content_view', theme: { ...theme, price: null } }, patternOf);
    expect(JSON.stringify(params)).not.toMatch(/price|value/);
  });

  it.each([
    ['/', '/'],
    ['/category/wedding', '/category/:slug'],
    ['/user/invitations/NM-ABCD2345', '/user/invitations/:number'],
    ['/user/support/R-1234', '/user/support/:number'],
    ['/designer/jobs/5e9c', '/designer/jobs/:id'],
    ['/asha@example.com', '/not-found'],
  ])('tells the page %s as %s, since addresses can say who somebody is', (pathname, pattern) => {
    expect(reportOf({ name: 'page_view', pathname }, patternOf)).toEqual({ name: 'page_view', params: { page_path: pattern } });
  });

  it('is told to developers in words', () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
    logReport(reportOf({ name: 'page_view', pathname: '/faqs' }, patternOf));
    expect(debug).toHaveBeenCalledWith('[analytics]', 'page_view', '{"page_path":"/faqs"}');
  });

  it('waits for who listens, and no fault of a listener reaches the visit', () => {
    const debug = vi.spyOn(console, 'debug').mockImplementation(() => {});
    track({ name: 'page_view', pathname: '/' });
    const heard: ShopEvent[] = [];
    listenToEvents((event) => {
      heard.push(event);
      throw new Error('blocked');
    });
    expect(() => track({ name: 'customise', theme })).not.toThrow();
    expect(heard.map(({ name }) => name)).toEqual(['page_view', 'customise']);
    expect(debug).toHaveBeenCalledTimes(2);
  });
});

describe('consent', () => {
  it.each([
    [null, 'open'],
    [stored('granted', '2026-01-01T00:00:00Z'), 'granted'],
    [stored('denied', '2025-11-23T00:00:00Z'), 'denied'],
    [stored('granted', '2025-11-21T23:59:59Z'), 'open'],
    [stored('maybe', '2026-01-01T00:00:00Z'), 'open'],
    [stored('granted', 'yesterday'), 'open'],
    ['{"choice":', 'open'],
    ['null', 'open'],
  ])('kept as %s counts as %s', (text, expected) => {
    expect(consentIn(text, NOW)).toBe(expected);
  });

  it('is not asked of whoever has told their browser', () => {
    const signals = [{ globalPrivacyControl: true }, { doNotTrack: '1' }, { doNotTrack: 'yes' }];
    expect(signals.map(browserDeclines)).toEqual([true, true, true]);
    const none = [{}, { globalPrivacyControl: false }, { doNotTrack: '0' }, { doNotTrack: null }, { doNotTrack: 'unspecified' }];
    expect(none.map(browserDeclines)).toEqual([false, false, false, false, false]);
  });
});
