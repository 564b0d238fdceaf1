import { REFERRAL_DAYS } from '@nimantran/proto/http/orders/partners';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordReferral } from '../../../src/lib/visits/attribution.ts';
import { readAttribution } from '../../../src/lib/visits/read-attribution.ts';
import { codeThatCounts, parseReferral, partnerCodeIn, toldToday } from '../../../src/lib/visits/referral.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString();

describe('a partner’s link', () => {
  it.each([
    ['?partner=ASHA10', 'ASHA10'],
    ['?utm=x&partner=asha10', 'ASHA10'],
    ['?partner=%20ASHA10%20', 'ASHA10'],
    ['?partner=AB1', undefined],
    ['?partner=ASHA-10', undefined],
    ['?partner=<script>', undefined],
    [`?partner=${'A'.repeat(21)}`, undefined],
    ['?partner=', undefined],
    ['', undefined],
  ])('%j brings %j', (search, expected) => {
    expect(partnerCodeIn(search)).toBe(expected);
  });

  it.each([
    [0, 'ASHA10'],
    [30, 'ASHA10'],
    [30.01, null],
    [-0.5, 'ASHA10'],
    [-2, null],
  ])('counts %d days later as %j', (days, expected) => {
    expect(codeThatCounts({ code: 'ASHA10', at: daysAgo(days) }, NOW, REFERRAL_DAYS)).toBe(expected);
  });

  it.each([
    [null],
    ['{'],
    ['7'],
    ['null'],
    ['{"code":"ASHA10"}'],
    ['{"code":"ASHA10","at":"yesterday"}'],
    ['{"code":"asha 10","at":"2026-11-21T12:00:00Z"}'],
    ['{"code":10,"at":"2026-11-21T12:00:00Z"}'],
  ])('kept as %j is nobody’s', (kept) => {
    expect(parseReferral(kept)).toBeUndefined();
  });

  it('is told to the shop once a day for each code', () => {
    const kept = JSON.stringify({ day: '2026-11-21', codes: ['ASHA10', 7, 'no'] });
    expect(toldToday(kept, '2026-11-21')).toEqual(['ASHA10']);
    expect(toldToday(kept, '2026-11-22')).toEqual([]);
    expect(toldToday('[]', '2026-11-21')).toEqual([]);
  });
});

describe('what goes along with an order', () => {
  afterEach(() => vi.unstubAllGlobals());

  function visit(stored: Record<string, string>): Map<string, string> {
    const values = new Map(Object.entries(stored));
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    });
    return values;
  }

  it('carries the last code that was followed, and how the visitor first came', () => {
    const values = visit({ referrer_source: 'Organic', referrer_landing: '/', first_visit: 'Sat' });
    vi.stubGlobal('document', { cookie: '' });
    const sent: unknown[] = [];
    vi.stubGlobal('fetch', async (_: string, request: RequestInit) => {
      sent.push(JSON.parse(String(request.body)));
      return new Response(null, { status: 204 });
    });
    recordReferral('?partner=FIRST1', '/?partner=FIRST1');
    recordReferral('?partner=LAST22', '/?partner=LAST22');
    recordReferral('?partner=bad code', '/');
    expect(parseReferral(values.get('partner_referral') ?? null)?.code).toBe('LAST22');
    expect(readAttribution()).toEqual({
      referrer_source: 'Organic',
      referrer_landing: '/',
      first_visit: 'Sat',
      partner_code: 'LAST22',
    });
    return vi.waitFor(() => expect(sent).toHaveLength(2));
  });

  it('has no code once the link is older than the shop counts', () => {
    visit({ referrer_source: 'Organic', partner_referral: JSON.stringify({ code: 'ASHA10', at: daysAgo(31) }) });
    expect(readAttribution(NOW)?.partner_code).toBeNull();
  });
});
