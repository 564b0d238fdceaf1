import { CURRENCIES } from '@nimantran/proto/domain/currency';
import type { PricingModel } from '@nimantran/proto/domain/pricing';
import { RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import type { EditablePrices } from '@nimantran/proto/http/pricing/admin-prices';

interface Row extends PricingModel {
  keyVersion: number;
  updatedAt: Date;
}

export function editablePrices({ pid, currencies, keyVersion, updatedAt }: Row): EditablePrices {
  return { pid, currencies, version: keyVersion, updated_at: updatedAt.toISOString() };
}

/** Faults of edited prices, each with its field: `pricing_005.INR.720p.offer`. */
export function faultsOfPrices({ pid, currencies }: PricingModel): { field: string; message: string }[] {
  const missing = CURRENCIES.filter((code) => currencies.filter((entry) => entry.code === code).length !== 1);
  if (missing.length > 0) return missing.map((code) => ({ field: `${pid}.${code}`, message: 'must be given exactly once' }));
  return currencies.flatMap(({ code, res }) =>
    res.flatMap(({ offer, original }, place) =>
      offer <= original
        ? []
        : [{ field: `${pid}.${code}.${RESOLUTIONS[place]}.offer`, message: 'must not be above the original price' }],
    ),
  );
}

/** Changed prices in the audit log's form: `INR 720p` → offer and original in minor units. */
export function changedPrices(before: PricingModel, after: PricingModel): { before: PriceNote; after: PriceNote } {
  const [old, fresh] = [notesOf(before), notesOf(after)];
  const differing = Object.keys(fresh).filter((name) => old[name] !== fresh[name]);
  const only = (notes: PriceNote) => Object.fromEntries(differing.map((name) => [name, notes[name] ?? '']));
  return { before: only(old), after: only(fresh) };
}

type PriceNote = Record<string, string>;

const notesOf = ({ currencies }: PricingModel): PriceNote =>
  Object.fromEntries(
    currencies.flatMap(({ code, res }) =>
      res.map(({ offer, original }, place) => [`${code} ${RESOLUTIONS[place]}`, `${offer} of ${original}`]),
    ),
  );
