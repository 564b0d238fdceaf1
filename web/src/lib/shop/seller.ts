/** The seller, for operators to change. It is apart from shop.ts because no page of a first visit shows it. */
export const SELLER = {
  /** Invoices name the same one (SELLER_NAME and SELLER_ADDRESS of orders). */
  name: 'Nimantran (development)',
  address: ['1 Palace Road', 'Indore 452001', 'Madhya Pradesh, India'],
  /** The officer whom Indian law requires a shop to name; also the contact for personal data. */
  grievanceOfficer: {
    name: 'The Grievance Officer',
    email: 'grievance@nimantran.example',
    acknowledges: '48 hours',
    settles: 'one month',
  },
  law: { of: 'India', courts: 'the courts of Indore, Madhya Pradesh' },
} as const;
