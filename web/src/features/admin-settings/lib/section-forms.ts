import type { SettingsSection } from '@nimantran/proto/domain/shop';

export interface SettingsField {
  /** Within the section, dotted; also the ending of its control's id. */
  path: string;
  label: string;
  limit: number;
  hint?: string;
  /** One line of text unless set: several lines, or lines of a name and an address. */
  kind?: 'email' | 'https' | 'lines' | 'links' | 'state';
  /** Empty means none. */
  optional?: true;
}

export interface SectionForm {
  title: string;
  what: string;
  fields: readonly SettingsField[];
}

const link = (path: string, label: string): SettingsField => ({ path, label, limit: 300, kind: 'https' });

const claim = (path: string, label: string, limit: number, hint?: string): SettingsField => ({
  ...{ path, label, limit, optional: true },
  ...(hint !== undefined && { hint }),
});

export const SECTION_FORMS: Readonly<Record<SettingsSection, SectionForm>> = {
  about: {
    title: 'Shop',
    what: 'Name and contact, on every page and in every email, and links to elsewhere.',
    fields: [
      { path: 'name', label: 'Name of the shop', limit: 24, hint: 'In the header, in titles, emails and on invoices.' },
      { path: 'support_email', label: 'Email address of support', limit: 254, kind: 'email' },
      { path: 'support_hours', label: 'Hours of support', limit: 120 },
      {
        path: 'support_answers',
        label: 'When support answers',
        limit: 60,
        hint: 'Continues the sentence “We usually answer …”.',
      },
      { path: 'app.store', label: 'Store of the mobile app', limit: 40 },
      link('app.url', 'Address of the app in the store'),
      { path: 'wedding_websites.name', label: 'Name of the service for wedding websites', limit: 40 },
      link('wedding_websites.url', 'Address of the service for wedding websites'),
      {
        path: 'social',
        label: 'Social networks',
        limit: 2_800,
        kind: 'links',
        optional: true,
        hint: 'One a line: the name, a space, and the address. Eight at most.',
      },
      { path: 'copyright', label: 'Copyright line', limit: 120 },
    ],
  },
  promo: {
    title: 'Offer',
    what: 'The banner with a promo code. What the code is worth is set at Prices.',
    fields: [
      { path: 'code', label: 'Promo code', limit: 40, hint: 'Capital letters and digits.' },
      { path: 'text', label: 'What it gives', limit: 120, hint: 'The banner continues with “with” and the code.' },
    ],
  },
  delivery: {
    title: 'Delivery',
    what: 'How long orders take, in words. The promised date beside them is calculated.',
    fields: [
      { path: 'express', label: 'Express', limit: 60 },
      { path: 'standard', label: 'Standard', limit: 60 },
    ],
  },
  claims: {
    title: 'Claims',
    what: 'You must be able to prove each of these. Leave a field empty to claim nothing: pages leave it out.',
    fields: [
      claim('rank', 'Rank', 120),
      claim('customer_count', 'Customers, in the header', 40),
      claim('customers', 'Customers, in the text about the shop', 40),
      claim('delivery', 'Delivery by Express', 80, 'Continues the sentence “With Express it is yours …”.'),
      claim('making', 'Time to write the text', 60, 'Continues the sentence “You write your text in …”.'),
      claim('payments', 'Safety of payments, as a note', 60),
      claim('safety', 'Safety of payments, as a sentence', 80, 'Without a full stop.'),
      claim('guarantee', 'Lowest price guarantee', 200, 'Also in the Terms of Service.'),
      claim('app_users.home', 'Users of the app, for readers of prices in rupees', 60),
      claim('app_users.abroad', 'Users of the app, for all others', 60),
    ],
  },
  seller: {
    title: 'Seller',
    what: 'Who customers buy from: on legal pages, in emails and on new invoices. Existing invoices keep their seller.',
    fields: [
      { path: 'name', label: 'Name of the seller', limit: 120 },
      {
        path: 'address',
        label: 'Address of the seller',
        limit: 725,
        kind: 'lines',
        hint: 'One to six lines, without the state, which is set at Tax.',
      },
      { path: 'officer.name', label: 'Grievance officer', limit: 120 },
      { path: 'officer.email', label: 'Email address of the officer', limit: 254, kind: 'email' },
      { path: 'officer.acknowledges', label: 'Complaints are acknowledged within', limit: 40 },
      { path: 'officer.settles', label: 'Complaints are settled within', limit: 40 },
    ],
  },
  law: {
    title: 'Law',
    what: 'In the Terms of Service.',
    fields: [
      { path: 'of', label: 'Law of', limit: 80, hint: 'Continues “The law of …”.' },
      { path: 'courts', label: 'Courts', limit: 160, hint: 'Continues “and … decide”.' },
    ],
  },
  tax: {
    title: 'Tax',
    what: 'On new invoices. Existing invoices and their credit notes keep theirs.',
    fields: [
      { path: 'state', label: 'State of the seller', limit: 2, kind: 'state' },
      {
        path: 'gstin',
        label: 'GSTIN',
        limit: 15,
        optional: true,
        hint: 'Without one, documents are bills of supply without tax.',
      },
      { path: 'sac', label: 'Services accounting code', limit: 8, hint: 'Four to eight digits.' },
      { path: 'lut', label: 'Letter of undertaking for exports', limit: 40, optional: true, hint: 'Its number.' },
    ],
  },
};
