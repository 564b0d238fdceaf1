import { expect, it } from 'vitest';
import type { OrderRow } from '../src/db/schema.ts';
import { renderMail } from '../src/mails/render-mail.ts';

const order = {
  number: 'NM-7K3QZ9XW',
  headline: '<script>alert("x")</script> & Rohan\r\nBcc: all@example.com',
  themeTitle: 'Marigold Mandap',
  customisation: { details: {}, photos: {}, music: null, bride_first: false },
  resolution: '1080p',
  delivery: 'express',
  lines: [{ kind: 'video', label: 'Video in 1080p', reason: '', amount_minor: 29_900 }],
  currency: 'INR',
  totalMinor: 29_900,
  dueAt: new Date('2026-12-05T14:00:00Z'),
} as OrderRow;

it('a receipt says what was bought, for how much and by when it is ready', () => {
  const mail = renderMail('receipt', order, 'https://shop.test');
  expect(mail.subject).toBe('We have your order NM-7K3QZ9XW');
  for (const words of ['₹299.00', 'Saturday', '7:30', 'Marigold Mandap', 'https://shop.test/user/invitations/NM-7K3QZ9XW']) {
    expect(mail.html).toContain(words);
    expect(mail.text).toContain(words);
  }
});

it.each(['receipt', 'ready'] as const)("the customer's words stay words in a %s", (kind) => {
  const mail = renderMail(kind, order, 'https://shop.test');
  expect(mail.html).not.toContain('<script>');
  expect(mail.html).toContain('&lt;script&gt;');
  expect(mail.subject).not.toMatch(/[\r\n]/);
});
