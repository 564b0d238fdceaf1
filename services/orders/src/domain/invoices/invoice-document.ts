import type { Currency } from '@nimantran/proto/domain/currency';
import type { Billing } from '@nimantran/proto/domain/order';
import { stateLabel } from './indian-states.ts';
import { type Supply, stateOfSupply, supplyTo, type TaxLine, taxReturned, taxWithin } from './tax.ts';

export interface Seller {
  name: string;
  /** Lines of the postal address. */
  address: readonly string[];
  /** Without one no tax is shown: the document is a bill of supply. */
  gstin: string | null;
  /** ISO 3166-2:IN letters of the state that the seller is registered in. */
  state: string;
  /** The letter of undertaking under which exports go out without tax. */
  lut: string | null;
}

export interface InvoiceLine {
  label: string;
  amountMinor: number;
}

/** All that an invoice or credit note shows, kept as it was on the day it was issued. Amounts include tax. */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit_note';
  number: string;
  issuedAt: string;
  orderNumber: string;
  /** Of a credit note: the invoice that it corrects. */
  corrects: { number: string; issuedAt: string } | null;
  seller: Seller;
  buyer: Billing & { email: string };
  currency: Currency;
  /** Services accounting code of what was sold. */
  sac: string;
  lines: readonly InvoiceLine[];
  supply: Supply;
  placeOfSupply: string;
  /** The amount without tax; it and the taxes add up to the total. */
  taxableMinor: number;
  taxes: readonly TaxLine[];
  totalMinor: number;
}

interface Issue {
  number: string;
  issuedAt: Date;
}

/** The invoice of money that paid a bill. */
export function invoiceOf(
  issue: Issue,
  trade: { seller: Seller; sac: string; taxRatePercent: number },
  sale: Pick<InvoiceDocument, 'orderNumber' | 'buyer' | 'currency' | 'totalMinor'> & {
    label: string;
    lines: readonly InvoiceLine[];
  },
): InvoiceDocument {
  const { seller, sac } = trade;
  const { label, lines, ...said } = sale;
  const supply = supplyTo(sale.buyer, seller);
  const state = stateOfSupply(sale.buyer, seller.state);
  const itemised = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === sale.totalMinor;
  return {
    kind: 'invoice',
    ...dated(issue),
    corrects: null,
    ...said,
    seller,
    sac,
    // Of a half there are no lines that add up to it.
    lines: itemised && lines.length > 0 ? lines : [{ label, amountMinor: sale.totalMinor }],
    supply,
    placeOfSupply: state === null ? 'Outside India' : stateLabel(state),
    ...taxWithin(sale.totalMinor, supply, trade.taxRatePercent),
  };
}

/** The credit note of money that went back from an invoice, of which `beforeMinor` had gone back already. */
export function creditNoteOf(
  issue: Issue,
  invoice: InvoiceDocument,
  refund: { amountMinor: number; beforeMinor: number; reason: string },
): InvoiceDocument {
  return {
    ...invoice,
    kind: 'credit_note',
    ...dated(issue),
    corrects: { number: invoice.number, issuedAt: invoice.issuedAt },
    lines: [{ label: `Refund: ${refund.reason}`, amountMinor: refund.amountMinor }],
    totalMinor: refund.amountMinor,
    ...taxReturned(invoice, refund),
  };
}

function dated({ number, issuedAt }: Issue): { number: string; issuedAt: string } {
  return { number, issuedAt: issuedAt.toISOString() };
}
