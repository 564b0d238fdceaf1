import { shownMoney } from '../domain/payments/shown-money.ts';
import { indianDate } from './indian-time.ts';
import type { MailContent } from './layout.ts';

export interface PayoutNews {
  currency: string;
  amountMinor: number;
  /** YYYY-MM-DD */
  paidUntil: string;
  reference: string;
  /** Why the pay-out was reversed; null for one that counts. */
  reversedFor: string | null;
}

const FOOTER =
  'You receive this email because you are a partner. If something is wrong, write to support and include the reference.';

export function payoutMail(news: PayoutNews, partnerUrl: string): MailContent {
  const amount = shownMoney(news.currency, news.amountMinor);
  const until = indianDate(new Date(`${news.paidUntil}T12:00:00+05:30`));
  const rows = [
    { label: 'Amount', value: amount, strong: true },
    { label: 'For orders paid up to', value: until },
    { label: 'Transfer reference', value: news.reference },
  ];
  const action = { label: 'See your pay-outs', url: partnerUrl };
  if (news.reversedFor !== null)
    return {
      subject: `We reversed the record of your pay-out of ${amount}`,
      preview: `Reference ${news.reference}. The amount is due to you again.`,
      heading: `The pay-out of ${amount} was recorded in error.`,
      paragraphs: [
        'We wrote to you about a pay-out that was recorded in error. It no longer counts, and the amount is due to you again. This does not affect your bank account.',
      ],
      quote: { label: 'Why', text: news.reversedFor },
      rows,
      action,
      footer: FOOTER,
    };
  return {
    subject: `We paid out ${amount} of your commission`,
    preview: `For orders paid up to ${until}.`,
    heading: `${amount} of your commission is on its way.`,
    paragraphs: ['Thank you for the customers you bring us. Bank transfers take one to three working days to appear.'],
    rows,
    action,
    footer: FOOTER,
  };
}
