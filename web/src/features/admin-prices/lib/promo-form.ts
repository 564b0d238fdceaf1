import { CURRENCIES, type Currency, formatMoney, majorUnits } from '@nimantran/proto/domain/currency';
import type { PromoCodeSettings, PromoCodeView } from '@nimantran/proto/http/pricing/admin-prices';
import { amountMinorOf } from '../../../lib/money/amount.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { readMoment, writeMoment } from '../../../lib/time/read-day.ts';

/** A promo code as the form holds it, all of it text. */
export interface PromoForm {
  code: string;
  kind: 'percent' | 'amount';
  percent: string;
  amount: Record<Currency, string>;
  minimum: Record<Currency, string>;
  starts: string;
  ends: string;
  maxUses: string;
  maxUsesPerCustomer: string;
}

const everywhere = (of: (currency: Currency) => string): Record<Currency, string> => ({
  INR: of('INR'),
  USD: of('USD'),
  EUR: of('EUR'),
  GBP: of('GBP'),
});

/** An instant in the reader's time zone; empty for none. */
const localTime = (instant: string | null): string => (instant === null ? '' : writeMoment(new Date(instant)));

export function formOf(code: PromoCodeView | undefined): PromoForm {
  const discount = code?.discount;
  return {
    code: code?.code ?? '',
    kind: discount?.kind ?? 'percent',
    percent: discount?.kind === 'percent' ? String(discount.percent) : '10',
    amount: everywhere((currency) => majorUnits(discount?.kind === 'amount' ? discount.amount_minor[currency] : 0, currency)),
    minimum: everywhere((currency) => majorUnits(code?.minimum_minor[currency] ?? 0, currency)),
    starts: localTime(code?.starts_at ?? null),
    ends: localTime(code?.ends_at ?? null),
    maxUses: code?.max_uses === null || code === undefined ? '' : String(code.max_uses),
    maxUsesPerCustomer: code?.max_uses_per_customer === null || code === undefined ? '' : String(code.max_uses_per_customer),
  };
}

type Faults = Readonly<Record<string, string>>;

/** The settings to save, or the faults by field. */
export function readForm(form: PromoForm): { settings: PromoCodeSettings } | { faults: Faults } {
  const faults: Record<string, string> = {};
  if (!/^[A-Z0-9]{3,40}$/.test(form.code)) faults['promo-code'] = 'Use 3 to 40 capital letters and digits.';
  const percent = Number(form.percent);
  if (form.kind === 'percent' && !(Number.isInteger(percent) && percent >= 1 && percent <= 100))
    faults['promo-percent'] = 'Enter a whole number from 1 to 100.';
  const amounts = (texts: Record<Currency, string>, field: string) => {
    const read = (currency: Currency) => {
      const amount = amountMinorOf(texts[currency] || '0', currency);
      if (amount === undefined) faults[`${field}-${currency}`] = 'Enter an amount such as 100.00, or 0.';
      return amount ?? 0;
    };
    return { INR: read('INR'), USD: read('USD'), EUR: read('EUR'), GBP: read('GBP') };
  };
  const amount_minor = form.kind === 'amount' ? amounts(form.amount, 'promo-amount') : undefined;
  if (amount_minor && Object.values(amount_minor).every((amount) => amount === 0))
    faults['promo-amount-INR'] ??= 'Enter a discount in at least one currency.';
  const minimum_minor = amounts(form.minimum, 'promo-minimum');
  const count = (text: string, field: string): number | null => {
    if (text.trim() === '') return null;
    const number = Number(text);
    if (!Number.isInteger(number) || number < 1) faults[field] = 'Enter a whole number above zero, or leave it empty.';
    return number;
  };
  const max_uses = count(form.maxUses, 'promo-uses');
  const max_uses_per_customer = count(form.maxUsesPerCustomer, 'promo-uses-customer');
  if (max_uses !== null && max_uses_per_customer !== null && max_uses_per_customer > max_uses)
    faults['promo-uses-customer'] ??= 'It is higher than the total number of uses.';
  const instant = (text: string, field: string): string | null => {
    if (text.trim() === '') return null;
    const at = readMoment(text);
    if (at !== undefined) return at.toISOString();
    faults[field] = 'Write a day and time as in 5 Dec 2026, 7:30 pm.';
    return null;
  };
  const [starts_at, ends_at] = [instant(form.starts, 'promo-starts'), instant(form.ends, 'promo-ends')];
  if (starts_at !== null && ends_at !== null && ends_at <= starts_at) faults['promo-ends'] = 'The end is before the start.';
  if (Object.keys(faults).length > 0) return { faults };
  const discount = amount_minor ? { kind: 'amount' as const, amount_minor } : { kind: 'percent' as const, percent };
  return { settings: { discount, minimum_minor, starts_at, ends_at, max_uses, max_uses_per_customer } };
}

/** Each setting as text, so that two versions can be compared. */
export function settingsInWords(settings: PromoCodeSettings): readonly { label: string; words: string }[] {
  const money = (amounts: Record<Currency, number>) =>
    CURRENCIES.map((currency) => formatMoney({ currency, amount_minor: amounts[currency] })).join(', ');
  const { discount } = settings;
  return [
    { label: 'Takes off', words: discount.kind === 'percent' ? `${discount.percent}%` : money(discount.amount_minor) },
    { label: 'On orders above', words: money(settings.minimum_minor) },
    { label: 'Starts', words: settings.starts_at ? shortIndianMoment(settings.starts_at) : 'Immediately' },
    { label: 'Ends', words: settings.ends_at ? shortIndianMoment(settings.ends_at) : 'Never' },
    { label: 'Maximum uses', words: settings.max_uses === null ? 'Any number' : String(settings.max_uses) },
    {
      label: 'Maximum uses per customer',
      words: settings.max_uses_per_customer === null ? 'Any number' : String(settings.max_uses_per_customer),
    },
  ];
}
