import type { PromoCodeSettings, PromoCodeView } from '@nimantran/proto/http/pricing/admin-prices';
import type { PromoCode } from './promo-code.ts';

/** Faults that the schema cannot express, each with its field and a message that helps to correct it. */
export function faultsOfSettings(settings: PromoCodeSettings): { field: string; message: string }[] {
  const { discount, starts_at, ends_at, max_uses, max_uses_per_customer } = settings;
  const faults: { field: string; message: string }[] = [];
  if (discount.kind === 'amount' && Object.values(discount.amount_minor).every((amount) => amount === 0)) {
    faults.push({ field: 'discount.amount_minor', message: 'needs an amount above zero in at least one currency' });
  }
  for (const [field, time] of Object.entries({ starts_at, ends_at })) {
    if (time !== null && Number.isNaN(Date.parse(time))) faults.push({ field, message: 'is not a valid time' });
  }
  if (starts_at !== null && ends_at !== null && Date.parse(ends_at) <= Date.parse(starts_at)) {
    faults.push({ field: 'ends_at', message: 'must be after starts_at' });
  }
  if (max_uses !== null && max_uses_per_customer !== null && max_uses_per_customer > max_uses) {
    faults.push({ field: 'max_uses_per_customer', message: 'must not be more than max_uses' });
  }
  return faults;
}

export function promoCodeOf(code: string, settings: PromoCodeSettings): PromoCode {
  return {
    code,
    discount: settings.discount,
    minimumMinor: settings.minimum_minor,
    startsAt: settings.starts_at === null ? null : new Date(settings.starts_at),
    endsAt: settings.ends_at === null ? null : new Date(settings.ends_at),
    maxUses: settings.max_uses,
    maxUsesPerCustomer: settings.max_uses_per_customer,
  };
}

export function promoCodeView(promo: PromoCode & { keyVersion: number; uses: number }): PromoCodeView {
  return {
    code: promo.code,
    discount: promo.discount,
    minimum_minor: promo.minimumMinor,
    starts_at: promo.startsAt?.toISOString() ?? null,
    ends_at: promo.endsAt?.toISOString() ?? null,
    max_uses: promo.maxUses,
    max_uses_per_customer: promo.maxUsesPerCustomer,
    uses: promo.uses,
    version: promo.keyVersion,
  };
}
