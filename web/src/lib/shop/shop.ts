import type { Currency } from '@nimantran/proto/domain/currency';

/** The shop's facts about itself, for operators to change; what the law asks for is in seller.ts. Substantiating the claims is up to them. */
export const SHOP = {
  name: 'Nimantran',
  supportEmail: 'support@nimantran.example',
  /** How long uploads, videos and drafts are kept: PURGE_AFTER_HOURS, VIDEOS_KEPT_DAYS and DRAFTS_KEPT_DAYS of orders. */
  kept: { uploads: '2 days', videos: '12 months', drafts: '14 days' },
  /** How long after delivery the first correction is free: FREE_CORRECTION_DAYS of orders. */
  freeCorrection: '14 days',
  support: { hours: 'Monday to Saturday, 10 am to 7 pm IST', answers: 'within one working day' },
  /** In the bar of every page. */
  customerCount: '600,000+',
  promo: { code: 'WELCOME10', text: 'Flat 10% off on orders above ₹100' },
  delivery: { express: '12–24 hours', standard: '1–2 working days' },
  claims: {
    rank: 'The number one video invitation maker in India',
    customers: '750,000+',
    delivery: 'the same day or within 24 hours',
    making: 'under 5 minutes',
    payments: '100% safe payments',
    guarantee: 'If you find a similar design cheaper elsewhere, we refund the difference.',
  },
  /** The sister product that makes wedding websites. */
  weddingWebsites: { name: 'Nimantran Sites', url: 'https://sites.nimantran.example' },
  /** The mobile app's listing. */
  mobileApp: {
    store: 'Google Play',
    url: 'https://play.google.com/store/apps/details?id=example.nimantran',
    users: { home: 'over 10 lakh users', abroad: 'over 1 million users' },
  },
  social: [
    { name: 'Instagram', url: 'https://www.instagram.com/nimantran.example' },
    { name: 'Facebook', url: 'https://www.facebook.com/nimantran.example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@nimantran.example' },
    { name: 'Pinterest', url: 'https://www.pinterest.com/nimantran.example' },
  ],
  copyright: '© 2024 Nimantran. All rights reserved.',
} as const;

/** Number of the app's users, in the numbering system usual for a currency's readers. */
export const appUsers = (currency: Currency): string => SHOP.mobileApp.users[currency === 'INR' ? 'home' : 'abroad'];
