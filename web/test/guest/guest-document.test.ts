import { createHash } from 'node:crypto';
import type { GuestPageRequest } from '@nimantran/proto/http/gateway/page-renderer';
import type { Invitation } from '@nimantran/proto/http/guests/invitations';
import { describe, expect, it } from 'vitest';
import { guestDocument, STYLES_SOURCE } from '../../src/guest/guest-document.tsx';

const TOKEN = 'A'.repeat(22);
const MANIFEST = { 'src/guest/guest.ts': { file: 'assets/guest-1a2b.js' } };
const wedding = {
  ...{ key: 'date', title: 'Wedding', day: '2026-12-05', start: '19:30', time_words: null },
  ...{ place: 'Lake Terrace', city: 'Udaipur' },
};
const invitation: Invitation = {
  headline: 'Arjun & Meera',
  theme: {
    ...{ id: 101, slug: 'royal-jharokha-101', version: 'v1', title: 'Royal Jharokha', category: 'wedding', category_id: 1 },
    ...{ layout: 'wide', colors: { ground: '#5a1230' }, fonts: [] },
  },
  lines: [
    { key: 'groom_name', label: "Groom's name", kind: 'name', text: 'Arjun' },
    { key: 'invitation', label: 'Invitation line', kind: 'text', text: 'Come <b>all</b>' },
    { key: 'age', label: 'Age', kind: 'text', text: '5' },
    { key: 'date', label: 'Date', kind: 'date', text: 'Saturday, 5 December 2026' },
  ],
  fields: [{ key: 'groom_name', label: "Groom's name", kind: 'name', required: true, max_length: 40, sample: '', role: 'groom' }],
  ...{ details: {}, bride_first: false, functions: [wedding], has_calendar: true },
  film: { url: '/media/film.mp4', size_bytes: 1, width: 1920, height: 1080 },
  ...{ files_expire_at: '2026-11-26T08:00:00Z', has_picture: true, picture_size: { width: 608, height: 1080 } },
  replies: { open: true, closed_because: null, close_on: null },
  opened_at: '2026-11-26T07:45:00.000Z',
};
const page = (change: Partial<Invitation> = {}, more: Partial<Extract<GuestPageRequest, { kind: 'invitation' }>> = {}) =>
  guestDocument(
    { kind: 'invitation', origin: 'https://shop.test', token: TOKEN, invitation: { ...invitation, ...change }, ...more },
    'Shubh',
    MANIFEST,
  );

describe('the document of a guest’s page', () => {
  it('has its own script and styles alone, is found by nobody, and shows messengers a picture', () => {
    const html = page();
    expect(html).toContain('Made with Shubh');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/assets/guest-1a2b.js">']);
    const styles = /<style>(.*)<\/style>/s.exec(html)?.[1] ?? '';
    expect(styles).toContain('.eyebrow');
    expect(html).toContain('<html lang="en"><head>');
    expect(STYLES_SOURCE).toBe(`'sha256-${createHash('sha256').update(styles).digest('base64')}'`);
    expect(html).not.toContain('rel="stylesheet"');
    expect(html).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(html).toContain(`poster="/api/invitations/${TOKEN}/poster.webp"`);
    expect(html).toContain(`property="og:image" content="https://shop.test/api/invitations/${TOKEN}/picture.jpg"`);
    expect(html).toContain('content="You are invited: Arjun &amp; Meera"');
    expect(html).toContain('Saturday, 5 December 2026, 7:30 PM, Lake Terrace, Udaipur');
    for (const [name, content] of Object.entries({
      type: 'image/jpeg',
      width: 608,
      height: 1080,
      alt: 'A scene of the invitation: Arjun &amp; Meera',
    }))
      expect(html).toContain(`<meta property="og:image:${name}" content="${content}"/>`);
    expect(page({ has_picture: false })).not.toContain('og:image');
  });

  it('says the words of the film once, in its order, and none of them as markup', () => {
    const html = page();
    expect(html).toContain('Come &lt;b&gt;all&lt;/b&gt;');
    expect(html).toContain('Age: </span>5');
    expect(html).not.toContain('name: </span>Arjun');
    expect(html.indexOf('Come &lt;b&gt;')).toBeLessThan(html.indexOf('Age: '));
  });

  it('marks each text in the theme’s language, so that a phone shows and reads it rightly', () => {
    const html = page({ headline: 'आरव & Meera', theme: { ...invitation.theme, language: 'mr' } });
    expect(html).toContain('<span lang="mr">आरव &amp; </span>Meera</h1>');
    expect(html).toMatch(/<time[^>]*><span dir="auto"><span lang="mr">शनिवार, 5 डिसेंबर 2026/);
    expect(html).not.toContain('dir="rtl"');
    // As the words below them are, by their first letter.
    expect(page({ theme: { ...invitation.theme, language: 'ur' } })).toContain('<li dir="rtl"><h3>');
  });

  it('asks how many come to each of several functions', () => {
    const reception = { ...wedding, key: 'reception_date', title: 'Reception', day: '2026-12-06', start: null };
    const html = page({ functions: [wedding, reception] });
    expect(html).toContain('name="people_date"');
    expect(html).toContain('name="people_reception_date"');
    expect(html.match(/maps\/search/g)).toHaveLength(2);
  });

  const reply = { name: 'Nani', coming: true, people: { date: 4 }, line: 'With love', updated_at: '' };

  it('has a guest’s own reply to change', () => {
    const html = page({}, { reply: { secret: 'B'.repeat(22), reply } });
    expect(html).toContain(`name="secret" value="${'B'.repeat(22)}"`);
    expect(html).toMatch(/name="people_date"[^>]*value="4"/);
    expect(html).toContain('Thank you, <span dir="auto">Nani</span>');
  });

  it('gives a refused form back with what was typed, and the reason at each field', () => {
    const fields = { name: '<Dev>', coming: 'yes', people_date: 'many', line: 'With joy', opened_at: '2026-11-26T07:40:00.000Z' };
    const errors = [
      { field: 'name', message: 'has more than 80 characters' },
      { field: 'people', message: 'is required' },
    ];
    const refused = { reason: 'name has more than 80 characters.', errors, fields };
    const html = page({}, { reply: { secret: 'B'.repeat(22), reply }, refused });
    expect(html).toMatch(/<input id="name"[^>]*aria-invalid="true"[^>]*value="&lt;Dev&gt;"/);
    expect(html).toContain('<span id="name-fault" class="fault">Your name has more than 80 characters.</span>');
    expect(html).toMatch(/name="people_date"[^>]*value="many"/);
    expect(html).toContain('Please say how many of you are coming');
    expect(html).toContain('With joy</textarea><span id="line-fault" class="fault"></span>');
    expect(html).toContain('Please correct what is marked below.');
    expect(html).toContain('name="opened_at" value="2026-11-26T07:40:00.000Z"');
    expect(html).not.toContain('Thank you');
    const other = page({}, { refused: { reason: 'This page takes no more replies.', errors: [], fields } });
    expect(other).toMatch(/role="alert">This page takes no more replies\./);
  });

  it('sends a form that has to wait again by one press, and says when', () => {
    const fields = { name: 'Dev "the" <b>', coming: 'no' };
    const html = guestDocument({ kind: 'unsent', token: TOKEN, reason: 'Try again in 40 seconds.', fields }, 'Shubh', MANIFEST);
    expect(html).toContain('Try again in 40 seconds.');
    expect(html).toContain(`<form action="/api/invitations/${TOKEN}/replies#reply" method="post">`);
    expect(html).toContain('<input type="hidden" name="name" value="Dev &quot;the&quot; &lt;b&gt;"/>');
    const bare = guestDocument({ kind: 'unsent', token: TOKEN, reason: 'Try again.', fields: {} }, 'Shubh', MANIFEST);
    expect(bare).toContain(`<a href="/i/${TOKEN}">Back to the invitation</a>`);
    expect(bare).not.toContain('<form');
  });

  it('takes no reply after the last day, nor to a greeting', () => {
    const closed = page({ replies: { open: false, closed_because: 'day_passed', close_on: '2026-11-25' } });
    expect(closed).toContain('Replies are closed');
    expect(closed).not.toContain('<form');
    const theme = { ...invitation.theme, category: 'wishes', category_id: 4 };
    const wish = page({ theme, functions: [{ ...wedding, day: null, start: null, place: '', city: '' }], has_calendar: false });
    expect(wish).toContain('A video for you');
    expect(wish).not.toContain('<form');
  });

  it('says of a page that is gone or away only that', () => {
    for (const kind of ['gone', 'away'] as const) {
      const html = guestDocument({ kind }, 'Shubh', MANIFEST);
      expect(html).toContain('<a href="/">Shubh</a>');
      expect(guestDocument({ kind }, undefined, MANIFEST)).toContain('<a href="/">Home</a>');
      expect(html).toContain('This invitation');
      expect(html).not.toMatch(/<script|og:/);
      // Its script would bring them on a page with a picture.
      expect(html).toContain('<html lang="en" class="fonts">');
    }
  });
});
