import type { Billing } from '@nimantran/proto/domain/order';
import { stateOfGstin } from './indian-states.ts';

export interface TaxLine {
  label: 'CGST' | 'SGST' | 'IGST';
  percent: number;
  amountMinor: number;
}

/** The authorities that tax a sale: the seller's state and the centre; the centre alone; none, for an export; or none at all. */
export type Supply = 'intra_state' | 'inter_state' | 'export' | 'untaxed';

export interface Taxed {
  /** The amount without tax; this plus the taxes is the whole. */
  taxableMinor: number;
  taxes: TaxLine[];
}

/** The place of supply in India: the buyer's state, or the seller's if unknown; null abroad. */
export function stateOfSupply(buyer: Pick<Billing, 'country' | 'state' | 'gstin'>, sellerState: string): string | null {
  if (buyer.country !== 'IN') return null;
  // For a registered buyer, it is the state of the registration.
  return (buyer.gstin && stateOfGstin(buyer.gstin)) ?? buyer.state ?? sellerState;
}

/** @param seller a seller without a GSTIN collects no tax */
export function supplyTo(
  buyer: Pick<Billing, 'country' | 'state' | 'gstin'>,
  seller: { gstin: string | null; state: string },
): Supply {
  if (seller.gstin === null) return 'untaxed';
  const state = stateOfSupply(buyer, seller.state);
  if (state === null) return 'export';
  return state === seller.state ? 'intra_state' : 'inter_state';
}

/** The tax contained in a price, each tax rounded separately, half up. Amounts in minor units. */
export function taxWithin(totalMinor: number, supply: Supply, ratePercent: number): Taxed {
  const within = (percent: number) => divide(totalMinor * percent * 2, (100 + ratePercent) * 2);
  const taxes = taxLinesOf(supply, ratePercent).map((line) => ({ ...line, amountMinor: within(line.percent) }));
  return { taxableMinor: totalMinor - sum(taxes), taxes };
}

/** The share of an invoice's taxes in a partial refund, after earlier ones: all parts together return exactly the tax charged. */
export function taxReturned(
  invoice: { totalMinor: number; taxes: readonly TaxLine[] },
  { beforeMinor, amountMinor }: { beforeMinor: number; amountMinor: number },
): Taxed {
  const whole = sum(invoice.taxes);
  const shareAt = (minor: number) => divide(whole * minor, invoice.totalMinor);
  // Halves the running total, not this part: otherwise all odd units would go to the same tax.
  const [from, to] = [shareAt(beforeMinor), shareAt(beforeMinor + amountMinor)];
  const taxes = invoice.taxes.map((line, index) => {
    const upTo = (share: number) => (invoice.taxes.length === 1 ? share : Math.floor((share + index) / 2));
    return { ...line, amountMinor: upTo(to) - upTo(from) };
  });
  return { taxableMinor: amountMinor - sum(taxes), taxes };
}

function taxLinesOf(supply: Supply, ratePercent: number): Pick<TaxLine, 'label' | 'percent'>[] {
  switch (supply) {
    case 'intra_state':
      return [
        { label: 'CGST', percent: ratePercent / 2 },
        { label: 'SGST', percent: ratePercent / 2 },
      ];
    case 'inter_state':
      return [{ label: 'IGST', percent: ratePercent }];
    case 'export':
    case 'untaxed':
      return [];
  }
}

/** Half up, for numbers that are not negative. */
function divide(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

function sum(taxes: readonly TaxLine[]): number {
  return taxes.reduce((total, { amountMinor }) => total + amountMinor, 0);
}
