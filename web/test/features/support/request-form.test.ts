import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import { previewRequestOf } from '../../../src/features/create/lib/preview-request.ts';
import { emptyForm, parseForm, requestBody, requestFaults } from '../../../src/features/support/lib/request-form.ts';
import { EMPTY_DRAFT } from '../../../src/lib/drafts/draft.ts';
import { amountMinorOf } from '../../../src/lib/money/amount.ts';
import { FILLED, wedding } from '../../support/sample-theme.ts';

const written = { ...emptyForm('INR'), subject: ' The date ', text: ' It is wrong. ' };
const upload = (id: string) => ({ upload_id: id, file_name: 'photo.jpg' });

describe('a price as somebody types it', () => {
  it.each([
    ['499', 49900],
    ['₹1,299.50', 129950],
    ['1,29,999', 12999900],
    ['Rs. 499', 49900],
    [' 9.9 ', 990],
    ['0', 0],
    ['', undefined],
    ['abc', undefined],
    ['-5', undefined],
    ['1.234', undefined],
    ['12345678', undefined],
  ])('%j is %j', (text, expected) => {
    expect(amountMinorOf(text, 'INR')).toBe(expected);
  });
});

describe('a request to support', () => {
  it('asks for what each kind needs, and no more', () => {
    expect(Object.keys(requestFaults(emptyForm('INR')))).toEqual(['subject', 'text']);
    expect(requestFaults(written)).toEqual({});
    expect(Object.keys(requestFaults({ ...written, kind: 'revision' }))).toEqual(['order_number']);
    expect(Object.keys(requestFaults({ ...written, kind: 'price-match' }))).toEqual(['claim.url', 'claim.price']);
    expect(requestFaults({ ...written, kind: 'report' })).toEqual({});
  });

  it.each(['example', 'javascript:alert(1)', 'https://localhost', `https://example.com/${'a'.repeat(500)}`])(
    'takes %j for no web address',
    (url) => {
      expect(requestFaults({ ...written, kind: 'price-match', url, price: '499' })).toHaveProperty(['claim.url']);
    },
  );

  it('is sent as the contract reads it, the claim only where it is one', () => {
    const typed = { ...written, url: 'https://example.com/design', price: '224', order: 'NM-7K2M9QXA' };
    const claimed = requestBody({ ...typed, kind: 'price-match' });
    expect(claimed.claim).toEqual({ url: 'https://example.com/design', price: { currency: 'INR', amount_minor: 22400 } });
    expect(Value.Check(openSupportRequest.body, claimed)).toBe(true);
    const question = requestBody({ ...typed, kind: 'question' });
    expect(question).toMatchObject({ claim: null, subject: 'The date', text: 'It is wrong.', order_number: 'NM-7K2M9QXA' });
    expect(Value.Check(openSupportRequest.body, question)).toBe(true);
  });

  it('comes back as typed after a reload, whatever else was kept', () => {
    const typed = { ...written, kind: 'refund' as const, order: 'NM-7K2M9QXA' };
    expect(parseForm(JSON.stringify(typed), emptyForm('INR'))).toEqual(typed);
    expect(parseForm('', emptyForm('USD'))).toEqual(emptyForm('USD'));
    expect(parseForm('{"kind":"spam","text":7,"currency":"XXX","subject":"Kept"}', emptyForm('EUR'))).toEqual({
      ...emptyForm('EUR'),
      subject: 'Kept',
    });
  });
});

describe('asking for a preview', () => {
  const draft = {
    ...EMPTY_DRAFT,
    details: FILLED,
    photos: { groom: upload('0b0e7a3c-6f1e-4c57-9d5e-3f8f2f1f0a01'), bride: upload('0b0e7a3c-6f1e-4c57-9d5e-3f8f2f1f0a02') },
    billing: { name: 'Asha Verma', country: 'IN', state: 'MP', gstin: '' },
  };

  it('sends along all that an order would be made from', () => {
    const body = previewRequestOf(wedding(), draft, 'INR', '  In Hindi, please. ');
    expect(Value.Check(openSupportRequest.body, body)).toBe(true);
    expect(body).toMatchObject({
      kind: 'preview',
      text: 'In Hindi, please.',
      draft: { theme_id: 101, billing: { state: 'MP' } },
    });
    expect(Object.keys(body.draft?.customisation.photos ?? {})).toEqual(['groom', 'bride']);
    expect(previewRequestOf(wedding(), draft, 'INR', '').text).not.toBe('');
  });
});
