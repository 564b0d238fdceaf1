import { Value } from 'typebox/value';
import { describe, expect, it } from 'vitest';
import {
  HTTPS_LINK,
  MAIL_ADDRESS,
  SETTINGS_SECTIONS,
  SettingsChange,
  ShopSettings,
  textFaults,
  tidySettings,
} from '../../src/domain/shop.ts';

it('every section can be changed by itself', () => {
  expect(Object.keys(ShopSettings.properties).sort()).toEqual([...SETTINGS_SECTIONS].sort());
  expect(Object.keys(SettingsChange.properties).sort()).toEqual([...SETTINGS_SECTIONS].sort());
  expect(Value.Check(SettingsChange, {})).toBe(true);
  expect(Value.Check(SettingsChange, { law: { of: 'India', courts: 'the courts of Indore' } })).toBe(true);
});

describe('a link', () => {
  it.each([
    ['https://example.com', true],
    ['https://example.com/a?b=c#d', true],
    ['http://example.com', false],
    ['https://user:secret@example.com', false],
    ['https://exa mple.com', false],
    ['javascript:alert(1)', false],
    ['//example.com', false],
  ])('%s: %s', (link, isRight) => expect(new RegExp(HTTPS_LINK).test(link)).toBe(isRight));
});

describe('an email address', () => {
  it.each([
    ['us@example.com', true],
    ['us@example', false],
    ['us@example.com,them@example.com', false],
    ['"us"@example.com', false],
    ['us example@example.com', false],
  ])('%s: %s', (address, isRight) => expect(new RegExp(MAIL_ADDRESS).test(address)).toBe(isRight));
});

it('texts are tidied wherever they are, and those that show nothing or break a line are named by their path', () => {
  const tidied = tidySettings({
    name: ' Shubh ',
    address: [' \u200b ', '2 Ring\u2028Road'],
    officer: { name: 'Asha\u0007' },
    gstin: null,
  });
  expect(tidied).toEqual({ name: 'Shubh', address: ['', '2 Ring\nRoad'], officer: { name: 'Asha\u0007' }, gstin: null });
  expect(textFaults(tidied).map(({ field }) => field)).toEqual(['address.0', 'address.1', 'officer.name']);
});
