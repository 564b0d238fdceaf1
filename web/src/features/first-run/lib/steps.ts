import type { Proof } from '@nimantran/proto/domain/first-run';

interface ProofWords {
  label: string;
  /** What trying it does. */
  what: string;
  /** The label of the button that tries it. */
  action: string;
}

export const PROOF_WORDS: Readonly<Record<Proof, ProofWords>> = {
  seller: {
    label: 'Seller',
    what: 'Looks for texts that the shop came with. Read what it says about you then: it is on every page and invoice.',
    action: 'Check',
  },
  sign_in: { label: 'Sign-in', what: 'Looks for an admin who has signed in by the provider.', action: 'Check' },
  mail: { label: 'Mail', what: 'Sends you a mail with a code, which you enter here.', action: 'Send a test mail' },
  payment: {
    label: 'Payment and refund',
    what: 'You pay the smallest amount on Stripe’s page, and it is refunded at once.',
    action: 'Make a test payment',
  },
  webhook: {
    label: 'Webhook',
    what: 'Compares with Stripe’s list whether its newest event arrived here.',
    action: 'Look for the event',
  },
  file: {
    label: 'Store',
    what: 'Puts a file, reads it in your browser at a signed address, and checks that nobody can read it without.',
    action: 'Put a file',
  },
  sold: { label: 'Themes and prices', what: 'Looks for themes on sale and their prices in each currency.', action: 'Check' },
  film: {
    label: 'A film',
    what: 'Has the shortest theme drawn, encoded and stored by a worker. This takes a few minutes.',
    action: 'Make a film',
  },
  promises: {
    label: 'Promises and claims',
    what: 'Shows what the shop says about delivery, the offer and itself. By pressing you confirm that it is true.',
    action: 'Confirm',
  },
  clock: { label: 'Clocks', what: 'Compares the clocks of this machine, of the database and of Stripe.', action: 'Compare' },
};

interface Step {
  id: string;
  question: string;
  proofs: readonly Proof[];
  /** Pages where it is set. */
  links: readonly { to: string; label: string }[];
  /** The variables that set it when the services start. */
  variables?: string;
}

export const STEPS: readonly Step[] = [
  {
    id: 'who',
    question: 'Who am I?',
    proofs: ['seller'],
    links: [
      { to: '/admin/settings?section=about', label: 'Settings: Shop' },
      { to: '/admin/settings?section=seller', label: 'Seller' },
      { to: '/admin/settings?section=law', label: 'Law' },
      { to: '/admin/settings?section=tax', label: 'Tax' },
    ],
  },
  {
    id: 'sign-in',
    question: 'How do people sign in?',
    proofs: ['sign_in'],
    links: [{ to: '/admin/people', label: 'People' }],
    variables: 'FIREBASE_…, ADMIN_EMAILS of identity',
  },
  { id: 'mail', question: 'How do mails go out?', proofs: ['mail'], links: [], variables: 'SMTP_URL, MAIL_FROM of orders' },
  {
    id: 'paid',
    question: 'How do I get paid?',
    proofs: ['payment', 'webhook'],
    links: [{ to: '/admin/money', label: 'Money' }],
    variables: 'STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET of orders',
  },
  {
    id: 'files',
    question: 'Where do files lie?',
    proofs: ['file'],
    links: [],
    variables: 'S3_… of catalog, media, render and gateway',
  },
  {
    id: 'sell',
    question: 'What do I sell?',
    proofs: ['sold', 'film'],
    links: [
      { to: '/admin/themes', label: 'Themes' },
      { to: '/admin/prices', label: 'Prices' },
      { to: '/admin/renders', label: 'Renders' },
    ],
  },
  {
    id: 'promise',
    question: 'What do I promise?',
    proofs: ['promises'],
    links: [
      { to: '/admin/settings?section=claims', label: 'Settings: Claims' },
      { to: '/admin/settings?section=delivery', label: 'Delivery' },
      { to: '/admin/settings?section=promo', label: 'Offer' },
    ],
  },
  { id: 'time', question: 'Is the time right?', proofs: ['clock'], links: [] },
];
