import { CURRENCIES, type Currency } from '@nimantran/proto/domain/currency';
import { needsOrder, SUPPORT_KINDS, SUPPORT_LIMITS, type SupportKind } from '@nimantran/proto/domain/support-request';
import type { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { amountMinorOf } from '../../../lib/money/amount.ts';

/** A request to support, as typed. */
export interface RequestForm {
  kind: SupportKind;
  order: string;
  subject: string;
  text: string;
  url: string;
  price: string;
  currency: Currency;
}

/** A hint under the kind: what helps us, and what happens next. */
export const KIND_HINTS: Readonly<Record<SupportKind, string>> = {
  question: 'Ask about a design, a price or an order.',
  correction: 'Tell us which line is wrong and how it should read. While the video is being made, this is free.',
  revision: 'We correct our mistakes free of charge. For other changes we tell you the price first; you pay through a link here.',
  preview: 'A preview costs double, half of it in advance.',
  customisation: 'Tell us which theme and what you have in mind. We tell you whether we can do it and what it costs.',
  'price-match': 'Seen a similar design cheaper elsewhere? Show us where, and we refund the difference.',
  refund: 'Tell us what went wrong. Refunds go back the way you paid, usually in 5–10 working days.',
  report: 'Text or photos that are unlawful or show somebody against their will. A person reads every report.',
  other: 'Whatever it is, a person reads it.',
};

/** The next step, shown after sending. */
export const KIND_NEXT: Readonly<Record<SupportKind, string>> = {
  question: 'A person reads it and answers here and by email.',
  correction: 'The designer who makes your video gets your correction. We tell you here when it is done.',
  revision: 'We check what should change. If it is our mistake, we correct it; otherwise you see the price here first.',
  preview: 'We check your details and photos and open an order with a preview. You pay the first half to start it.',
  customisation: 'We ask a designer and tell you here whether we can do it, what it costs, and by when.',
  'price-match': 'We compare the two designs. If it is similar and cheaper, we refund the difference the way you paid.',
  refund: 'We check the order and tell you here how much we refund, and when.',
  report: 'A person checks it. We take down unlawful content and tell you here what we did.',
  other: 'A person reads it and answers here and by email.',
};

export const isSupportKind = (value: string | null): value is SupportKind => SUPPORT_KINDS.some((kind) => kind === value);

export function emptyForm(currency: Currency): RequestForm {
  return { kind: 'question', order: '', subject: '', text: '', url: '', price: '', currency };
}

/** Parses a form stored by the tab; invalid parts are left out. */
export function parseForm(kept: string, empty: RequestForm): RequestForm {
  try {
    const stored: unknown = JSON.parse(kept);
    if (typeof stored !== 'object' || stored === null) return empty;
    const text = (name: keyof RequestForm) => {
      const value = (stored as Record<string, unknown>)[name];
      return typeof value === 'string' ? value : empty[name];
    };
    const kind = text('kind');
    return {
      kind: isSupportKind(kind) ? kind : empty.kind,
      order: text('order'),
      subject: text('subject'),
      text: text('text'),
      url: text('url'),
      price: text('price'),
      currency: CURRENCIES.find((currency) => currency === text('currency')) ?? empty.currency,
    };
  } catch {
    return empty;
  }
}

/** Field id → what to do about it. */
export function requestFaults(form: RequestForm): Record<string, string> {
  const faults: Record<string, string> = {};
  if (needsOrder(form.kind) && form.order === '') faults.order_number = 'Choose the order this is about.';
  if (form.kind === 'price-match') {
    if (!isWebAddress(form.url))
      faults['claim.url'] = 'Enter the web address where you saw it, such as https://example.com/design.';
    if ((amountMinorOf(form.price, form.currency) ?? 0) <= 0) faults['claim.price'] = 'Enter the price you saw, such as 499.';
  }
  if (form.subject.trim() === '') faults.subject = 'Describe it in a few words.';
  if (form.text.trim() === '') faults.text = 'Write your message.';
  return faults;
}

export function requestBody(form: RequestForm): BodyOf<typeof openSupportRequest> {
  const claimed = form.kind === 'price-match';
  return {
    kind: form.kind,
    subject: form.subject.trim(),
    text: form.text.trim(),
    order_number: form.order === '' ? null : form.order,
    claim: claimed
      ? { url: form.url.trim(), price: { currency: form.currency, amount_minor: amountMinorOf(form.price, form.currency) ?? 0 } }
      : null,
    draft: null,
  };
}

function isWebAddress(text: string): boolean {
  if (text.trim().length > SUPPORT_LIMITS.url || !URL.canParse(text.trim())) return false;
  const { protocol, hostname } = new URL(text.trim());
  return (protocol === 'https:' || protocol === 'http:') && hostname.includes('.');
}
