import { FIRST_SHOP_NAME, NO_CLAIMS, type ShopSettings } from '@nimantran/proto/domain/shop';
import type { Config } from '../../config.ts';

type SellerVariables = Pick<
  Config,
  'SELLER_NAME' | 'SELLER_ADDRESS' | 'SELLER_STATE' | 'SELLER_GSTIN' | 'SELLER_SAC' | 'SELLER_LUT' | 'isTrial'
>;

/** Only for trying out: nobody has proven them. */
const SAMPLE_CLAIMS: ShopSettings['claims'] = {
  rank: 'The number one video invitation maker in India',
  customer_count: '600,000+',
  customers: '750,000+',
  delivery: 'the same day or within 24 hours',
  making: 'under 5 minutes',
  payments: '100% safe payments',
  safety: 'Payments are 100% safe',
  guarantee: 'If you find a similar design cheaper elsewhere, we refund the difference.',
  app_users: { home: 'over 10 lakh users', abroad: 'over 1 million users' },
};

/** The settings until admins change them: seller and tax from the variables, everything else as the shop comes. */
export function firstSettings(variables: SellerVariables): ShopSettings {
  return {
    about: {
      name: FIRST_SHOP_NAME,
      copyright: '© 2024 Nimantran. All rights reserved.',
      support_email: 'support@nimantran.example',
      support_hours: 'Monday to Saturday, 10 am to 7 pm IST',
      support_answers: 'within one working day',
      social: [
        { name: 'Instagram', url: 'https://www.instagram.com/nimantran.example' },
        { name: 'Facebook', url: 'https://www.facebook.com/nimantran.example' },
        { name: 'YouTube', url: 'https://www.youtube.com/@nimantran.example' },
        { name: 'Pinterest', url: 'https://www.pinterest.com/nimantran.example' },
      ],
      wedding_websites: { name: 'Nimantran Sites', url: 'https://sites.nimantran.example' },
      app: { store: 'Google Play', url: 'https://play.google.com/store/apps/details?id=example.nimantran' },
    },
    promo: { code: 'WELCOME10', text: 'Flat 10% off on orders above ₹100' },
    delivery: { express: '12–24 hours', standard: '1–2 working days' },
    claims: variables.isTrial ? SAMPLE_CLAIMS : NO_CLAIMS,
    seller: {
      name: variables.SELLER_NAME,
      address: variables.SELLER_ADDRESS,
      officer: {
        name: 'The Grievance Officer',
        email: 'grievance@nimantran.example',
        acknowledges: '48 hours',
        settles: 'one month',
      },
    },
    law: { of: 'India', courts: 'the courts of Indore, Madhya Pradesh' },
    tax: {
      state: variables.SELLER_STATE,
      gstin: variables.SELLER_GSTIN ?? null,
      sac: variables.SELLER_SAC,
      lut: variables.SELLER_LUT ?? null,
    },
  };
}
