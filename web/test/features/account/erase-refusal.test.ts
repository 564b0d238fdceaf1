import { ProblemError } from '@nimantran/proto/http/shared/client';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isSameAddress, refusalOf } from '../../../src/features/account/lib/erase-refusal.ts';
import { forgetDevice } from '../../../src/lib/browser/forget-device.ts';
import { EMPTY_DRAFT, saveDraft } from '../../../src/lib/drafts/draft.ts';
import { messageOf } from '../../../src/lib/http/api.ts';

const problem = (status: number, code: string, detail = 'Detail.') => ({
  type: 'about:blank',
  title: code,
  status,
  code,
  detail,
});

describe('erasing an account', () => {
  it('tells each thing that is still open', () => {
    const errors = [{ field: 'orders', message: 'Order NM-7K2M9QXA is being made.' }];
    expect(refusalOf({ ...problem(409, 'account_in_use'), errors })?.open).toEqual(['Order NM-7K2M9QXA is being made.']);
    expect(refusalOf(problem(409, 'account_in_use', 'A refund is on its way.'))?.open).toEqual(['A refund is on its way.']);
    expect(refusalOf(problem(409, 'has_role', 'It works for the shop.'))).toMatchObject({
      open: [],
      advice: 'It works for the shop.',
    });
    expect(refusalOf(problem(500, 'internal'))).toBeUndefined();
  });

  it('takes the typed address for the same by what a person reads', () => {
    expect(isSameAddress(' Asha@Example.com ', 'asha@example.com')).toBe(true);
    expect(isSameAddress('', 'asha@example.com')).toBe(false);
    expect(isSameAddress('asha@example.co', 'asha@example.com')).toBe(false);
  });

  describe('on this device', () => {
    afterEach(() => vi.unstubAllGlobals());

    it('takes the drafts and the way somebody came, and leaves the rest', () => {
      const values = new Map([
        ['currency', 'EUR'],
        ['referrer_source', 'Organic'],
        ['partner_referral', '{}'],
        ['visitor_id', 'x'],
      ]);
      vi.stubGlobal('localStorage', {
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => void values.set(key, value),
        removeItem: (key: string) => void values.delete(key),
        key: (index: number) => [...values.keys()][index] ?? null,
        get length() {
          return values.size;
        },
      });
      vi.stubGlobal('sessionStorage', { clear: () => {} });
      saveDraft(101, EMPTY_DRAFT);
      saveDraft(102, EMPTY_DRAFT);
      forgetDevice();
      expect([...values.keys()]).toEqual(['currency']);
    });
  });
});

describe('a limit that was met', () => {
  it.each(['rate_limited', 'too_many_payments'])('%s is explained kindly, behind how long to wait', (code) => {
    expect(messageOf(new ProblemError(problem(429, code, 'Try again in 7 minutes.')))).toMatch(/^Try again in 7 minutes\. .+\.$/);
  });

  it('leaves other words of the shop as they are', () => {
    expect(messageOf(new ProblemError(problem(409, 'order_closed', 'The order is closed.')))).toBe('The order is closed.');
  });
});
