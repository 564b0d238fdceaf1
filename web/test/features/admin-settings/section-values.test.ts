import { SETTINGS_SECTIONS } from '@nimantran/proto/domain/shop';
import { describe, expect, it } from 'vitest';
import { changedFields } from '../../../src/features/admin-settings/lib/changed-fields.ts';
import { SECTION_FORMS } from '../../../src/features/admin-settings/lib/section-forms.ts';
import { faultsByField, readTexts, textsOf } from '../../../src/features/admin-settings/lib/section-values.ts';
import { settingsFacts } from '../../support/mock-settings.ts';

const settings = settingsFacts();

describe.each(SETTINGS_SECTIONS)('the form of the section %s', (section) => {
  const { fields } = SECTION_FORMS[section];
  it('shows every value, and returns it as it was', () => {
    const { value, faults } = readTexts(textsOf(settings[section], fields), fields);
    expect(value).toEqual(settings[section]);
    expect(faults).toEqual({});
  });
  it('requires what is not optional', () => {
    const { faults } = readTexts({}, fields);
    expect(Object.keys(faults)).toEqual(fields.filter(({ optional }) => !optional).map(({ path }) => path));
  });
});

it.each([
  ['about', 'social', 'Instagram http://insta.example', 'is not a name, a space, and an address'],
  ['about', 'social', 'https://insta.example', 'is not a name, a space, and an address'],
  ['about', 'social', Array(9).fill('X https://x.example').join('\n'), 'At most 8 lines.'],
  ['about', 'support_email', 'us', 'not an email address'],
  ['about', 'app.url', 'play.example', 'begins with https://'],
  ['seller', 'address', 'a\nb\nc\nd\ne\nf\ng', 'At most 6 lines.'],
  ['claims', 'rank', 'x'.repeat(121), 'more than 120'],
] as const)('the field %s %s refuses %j', (section, path, text, words) => {
  const { fields } = SECTION_FORMS[section];
  expect(readTexts({ ...textsOf(settings[section], fields), [path]: text }, fields).faults[path]).toContain(words);
});

it('a refusal of the shop is shown at its field, an entry of a list at the list', () => {
  const errors = [
    { field: 'change.seller.address.1', message: 'is required' },
    { field: 'change.seller.officer.email', message: 'must match pattern' },
  ];
  expect(faultsByField(errors, 'seller', SECTION_FORMS.seller.fields)).toEqual({
    address: 'This is required.',
    'officer.email': 'This must match pattern.',
  });
});

it('a change is shown by the fields that differ', () => {
  const { tax, seller } = settings;
  expect(
    changedFields({ tax, seller }, { tax: { ...tax, lut: 'AD23' }, seller: { ...seller, address: ['2 Ring Road'] } }),
  ).toEqual([
    { label: 'Seller: Address of the seller', before: '1 Palace Road\nIndore 452001', after: '2 Ring Road' },
    { label: 'Tax: Letter of undertaking for exports', before: 'None', after: 'AD23' },
  ]);
});
