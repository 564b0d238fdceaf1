import { describe, expect, it } from 'vitest';
import type { RefundRow } from '../../src/db/schema.ts';
import { refundedMail } from '../../src/mails/refunded.ts';
import { renderMail } from '../../src/mails/render-mail.ts';
import { ORDER_URL, sampleMails, sampleOrder } from '../support/mail-samples.ts';

const HOSTILE = '<script>alert("x")</script> & Rohan\r\nBcc: all@example.com';
const FROM = { name: 'Shubh & Co', seller: 'Shubh <Private> Limited, 14 Palace Road, Madhya Pradesh, India' };
const NAMES = Object.keys(sampleMails(sampleOrder()));

describe.each(NAMES)('the mail %s', (name) => {
  const mailAbout = (words: string) => {
    const content = sampleMails(sampleOrder({ headline: words }), words)[name];
    if (!content) throw new Error(`There is no mail ${name}.`);
    return { content, ...renderMail(content, FROM) };
  };

  it('says the same in HTML and in text, and leads to a page of the shop', () => {
    const { content, html, text, subject } = mailAbout('Asha & Rohan');
    expect(subject.length).toBeGreaterThan(10);
    for (const { label, value } of content.rows) {
      expect(text).toContain(`${label}: ${value}`);
      expect(html).toContain(value.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));
    }
    expect(text).toContain(content.action.url);
    expect(html).toContain(`href="${content.action.url}"`);
    for (const { url } of content.also ? [content.also] : []) {
      expect(text).toContain(url);
      expect(html).toContain(`href="${url}"`);
    }
    expect(content.action.url).toMatch(/^https:\/\/shop\.test\/(user\/(invitations\/NM|support\/SR)-7K3QZ9XW|partner$)/);
    expect(text + html).not.toMatch(/undefined|null|NaN|Invalid|\[object/);
  });

  it('names the shop and its seller', () => {
    const { html, text } = mailAbout('Asha & Rohan');
    expect(text).toContain('-- \nShubh & Co');
    expect(text.trimEnd().endsWith(FROM.seller)).toBe(true);
    expect(html).toContain('Shubh &amp; Co <span');
    expect(html).toContain('Shubh &lt;Private&gt; Limited, 14 Palace Road');
    expect(text + html).not.toContain('Nimantran');
  });

  it("leaves the customer's words words", () => {
    const { html, subject } = mailAbout(HOSTILE);
    expect(html).not.toContain('<script>');
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('fits programs that know tables and inline styles only, and dark rooms', () => {
    const { html } = mailAbout('Asha & Rohan');
    expect(html).toContain('max-width:600px');
    expect(html).toContain('prefers-color-scheme:dark');
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|display:\s*(flex|grid)/);
  });
});

describe('what mails say', () => {
  it('of ways to pay is cards alone', () => {
    for (const content of Object.values(mails)) expect(renderMail(content, FROM).text).not.toMatch(/\bUPI\b|wallet/i);
  });

  const mails = sampleMails(sampleOrder());
  const textOf = (name: string) => {
    const content = mails[name];
    return content ? renderMail(content, FROM).text : '';
  };

  it.each([
    ['receipt', ['₹319.00', 'Saturday, 5 December', '7:30', 'Express delivery: ₹20.00', 'Invoice (attached): NM/26-27/000042']],
    ['receipt of a deposit', ['preview', 'the other half (₹319.00) and we will']],
    ['receipt of a balance', ['paid in full', 'Your invoice is on your order page']],
    ['receipt of a revision', ['Your current video stays']],
    ['receipt of a customisation', ['As agreed with support: A second song.']],
    ['refunded', ['We refunded ₹20.00', 'Express delivery was late', '5 to 10 working days', 'NC/26-27/000007']],
    ['bill', [`${ORDER_URL}?bill=33333333-3333-4333-8333-333333333333`, 'Pay ₹319.00', 'Another date']],
    ['bill of a deposit', ['within 14 days of the preview', 'we keep the first half']],
    ['preview', ['by Saturday, 5 December', 'we keep the ₹319.00 that you paid in advance']],
    ['ready', [`Play and download: ${ORDER_URL}#download\nSend it on WhatsApp: ${ORDER_URL}#whatsapp`, 'Video: 1080p, 977 KB']],
    [
      'ready with extras',
      [
        'To go with it, we made 2 cards as pictures, a PDF for printing and a short clip without sound.',
        'all of it for you until',
      ],
    ],
    ['ready without a copy', ['Video: 1080p\n', 'We will keep it for you']],
    ['held', ['> Which date is right: the 5th or the 6th?\n> We found both.', 'the delivery time are paused']],
    ['purged', ['Permanently deleted: 14 files', 'you can still play and download it']],
    ['support', ['> We found both.', 'https://shop.test/user/support/SR-7K3QZ9XW']],
  ])('%s: %j', (name, words) => {
    for (const word of words) expect(textOf(name)).toContain(word);
  });

  it('of who checks a video is true of themes that no designer looks at, too', () => {
    expect(textOf('receipt')).toContain('We check every video before you get it.');
    expect(textOf('receipt')).not.toMatch(/designer/i);
  });

  it('money sent another way, or of an order that is over, is told as such', () => {
    const refund = { currency: 'INR', amountMinor: 31_900, reasonCode: 'requested', byHand: true } as RefundRow;
    const content = refundedMail({ order: sampleOrder({ state: 'refunded' }), refund, creditNoteNumber: undefined }, ORDER_URL);
    const { text } = renderMail(content, FROM);
    expect(text).toContain('bank transfer');
    expect(text).toContain('can no longer be downloaded');
    expect(text).not.toContain('Credit note');
  });
});
