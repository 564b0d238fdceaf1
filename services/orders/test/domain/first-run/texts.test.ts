import { describe, expect, it } from 'vitest';
import { clockFault } from '../../../src/domain/first-run/clock-fault.ts';
import { lastNight } from '../../../src/domain/first-run/last-night.ts';
import { mailFault } from '../../../src/domain/first-run/mail-fault.ts';
import { sampleTexts } from '../../../src/domain/first-run/sample-texts.ts';
import { firstSettings } from '../../../src/domain/shop/first-settings.ts';

describe('the fault of a mail', () => {
  it.each([
    [
      { code: 'EAUTH', response: '535 5.7.8 no', message: 'Invalid login' },
      'refuses the name or the password of SMTP_URL (“535 5.7.8 no”)',
    ],
    [{ code: 'ESOCKET', message: 'connect ECONNREFUSED 10.0.0.1:587' }, 'does not answer (“connect ECONNREFUSED 10.0.0.1:587”)'],
    [{ code: 'EDNS', message: 'getaddrinfo ENOTFOUND mail.test' }, 'Check its name and port'],
    [{ code: 'ETLS', message: 'STARTTLS is not offered' }, 'could not be encrypted'],
    [{ code: 'ESOCKET', message: 'self-signed certificate' }, 'could not be encrypted'],
    [{ code: 'EENVELOPE', response: '550 not yours', message: 'x' }, 'does not take mail from MAIL_FROM, Shop <us@shop.in>'],
    [{ code: 'EMESSAGE', response: '554 spam', message: 'x' }, 'did not take the mail (“554 spam”)'],
    ['a text', 'did not take the mail (“a text”)'],
  ])('%j is told as: %s', (error, words) => {
    expect(mailFault(error, 'Shop <us@shop.in>')).toContain(words);
  });
});

describe('the fault of a clock', () => {
  const at = (seconds: number) => new Date(1_700_000_000_000 + seconds * 1000);
  it.each([
    [0, 0, undefined],
    [30, -30, undefined],
    [31, 0, 'The clock of the machine that orders runs on is 31 seconds ahead of'],
    [0, -600, 'The clock of the database is 10 minutes behind'],
    [19_800, 0, '6 hours ahead'],
  ])('%d s and %d s off', (machine, database, words) => {
    const fault = clockFault({ provider: at(0), machine: at(machine), database: at(database) });
    if (words === undefined) expect(fault).toBeUndefined();
    else expect(fault).toContain(words);
  });
});

it.each([
  ['2026-11-26T20:59:59Z', '2026-11-25T21:00:00.000Z'],
  ['2026-11-26T21:00:00Z', '2026-11-26T21:00:00.000Z'],
  ['2026-11-27T00:00:00Z', '2026-11-26T21:00:00.000Z'],
])('at %s the last night began at %s', (now, night) => {
  expect(lastNight(new Date(now)).toISOString()).toBe(night);
});

it('finds every text that nobody can own, and nothing else', () => {
  const first = firstSettings({
    ...{ SELLER_NAME: 'Nimantran (development)', SELLER_ADDRESS: ['1 Palace Road'], SELLER_STATE: 'MP' },
    ...{ SELLER_GSTIN: undefined, SELLER_SAC: '998439', SELLER_LUT: undefined, isTrial: false },
  });
  const found = sampleTexts(first);
  expect(found).toContain('about support email (support@nimantran.example)');
  expect(found).toContain('seller officer name (The Grievance Officer)');
  expect(found).toContain('seller name (Nimantran (development))');
  expect(found).toHaveLength(10);
  const { about, seller } = first;
  const own = {
    ...first,
    about: {
      ...about,
      support_email: 'us@shop.in',
      social: [],
      app: { store: 'X', url: 'https://a.in' },
      wedding_websites: { name: 'Examples', url: 'https://my.example.in' },
    },
    seller: { ...seller, name: 'Shubh LLP', officer: { ...seller.officer, name: 'Asha', email: 'asha@shop.in' } },
  };
  expect(sampleTexts(own)).toEqual([]);
});
