/** What the shop says of itself: one place for operators to change. Claims are theirs to substantiate. */
export const SHOP = {
  name: 'Nimantran',
  supportEmail: 'support@nimantran.example',
  customerCount: '600,000+',
  promo: { code: 'WELCOME10', text: 'Flat 10% off on orders above ₹100' },
  delivery: { express: '12–24 hours', standard: '1–2 working days' },
  /** The sister product that makes wedding websites. */
  weddingWebsites: { name: 'Nimantran Sites', url: 'https://sites.nimantran.example' },
  copyright: '© 2024 Nimantran. All rights reserved.',
} as const;
