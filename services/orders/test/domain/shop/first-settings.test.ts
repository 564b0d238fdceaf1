import { NO_CLAIMS, ShopSettings } from '@nimantran/proto/domain/shop';
import { Value } from 'typebox/value';
import { expect, it } from 'vitest';
import { firstSettings } from '../../../src/domain/shop/first-settings.ts';
import { settingsFaults } from '../../../src/domain/shop/settings-faults.ts';

const VARIABLES = {
  SELLER_NAME: 'Shubh Films LLP',
  SELLER_ADDRESS: ['2 Ring Road'],
  SELLER_STATE: 'GJ',
  SELLER_GSTIN: undefined,
  SELLER_SAC: '998439',
  SELLER_LUT: undefined,
  isTrial: true,
};
const first = firstSettings(VARIABLES);

it('the first settings are ones that an admin could have saved', () => {
  expect([...Value.Errors(ShopSettings, first)]).toEqual([]);
  expect(settingsFaults(first)).toEqual([]);
});

it('the first settings claim what the specification claims, and name the seller of the variables', () => {
  expect(first.claims).toMatchObject({
    customer_count: '600,000+',
    customers: '750,000+',
    making: 'under 5 minutes',
    payments: '100% safe payments',
    delivery: 'the same day or within 24 hours',
    rank: 'The number one video invitation maker in India',
    app_users: { home: 'over 10 lakh users', abroad: 'over 1 million users' },
  });
  expect(first.seller).toMatchObject({ name: 'Shubh Films LLP', address: ['2 Ring Road'] });
  expect(first.tax).toEqual({ state: 'GJ', gstin: null, sac: '998439', lut: null });
});

it('a shop that sells claims nothing until an admin has said so', () => {
  const selling = firstSettings({ ...VARIABLES, isTrial: false });
  expect(selling).toEqual({ ...first, claims: NO_CLAIMS });
  expect(JSON.stringify(selling.claims).replaceAll(/"\w+":/g, '')).not.toContain('"');
  expect([...Value.Errors(ShopSettings, selling)]).toEqual([]);
  expect(settingsFaults(selling)).toEqual([]);
});
