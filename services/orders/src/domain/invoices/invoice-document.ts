import type { Currency } from '@nimantran/proto/domain/currency';
import type { Billing } from '@nimantran/proto/domain/order';
import { stateLabel } from './indian-states.ts';
import { type Supply, stateOfSupply, supplyTo, type TaxLine, taxReturned, taxWithin } from './tax.ts';

export interface Seller {
  name: string;
  /** Lines of the postal address. */
  address: readonly string[];
  /** Without one, no tax is shown: the document is a bill of supply. */
  gstin: string | null;
  /** ISO 3166-2:IN letters of the state in which the seller is registered. */
  state: string;
  /** The letter of undertaking that allows exports without tax. */
  lut: string | null;
}

export interface InvoiceLine {
  label: string;
  amountMinor: number;
}

/** Everything an invoice or credit note shows, stored as of its issue date. Amounts include tax. */
export interface InvoiceDocument {
  kind: 'invoice' | 'credit_note';
  number: string;
  issuedAt: string;
  orderNumber: string;
  /** For a credit note: the invoice that it corrects. */
  corrects: { number: string; issuedAt: string } | null;
  /** Documents from before it was stored leave it out. */
  shopName?: string;
  seller: Seller;
  buyer: Billing & { email: string };
  currency: Currency;
  /** Services accounting code of the sale. */
  sac: string;
  lines: readonly InvoiceLine[];
  supply: Supply;
  placeOfSupply: string;
  /** The amount without tax; this plus the taxes is the total. */
  taxableMinor: number;
  taxes: readonly TaxLine[];
  totalMinor: number;
}

interface Issue {
  number: string;
  issuedAt: Date;
}

/** The invoice of the money that paid a bill. */
export function invoiceOf(
  issue: Issue,
  trade: { shopName: string; seller: Seller; sac: string; taxRatePercent: number },
  sale: Pick<InvoiceDocument, 'orderNumber' | 'buyer' | 'currency' | 'totalMinor'> & {
    label: string;
    lines: readonly InvoiceLine[];
  },
): InvoiceDocument {
  const { shopName, seller, sac } = trade;
  const { label, lines, ...said } = sale;
  const supply = supplyTo(sale.buyer, seller);
  const state = stateOfSupply(sale.buyer, seller.state);
  const itemised = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0) === sale.totalMinor;
  return {
    kind: 'invoice',
    ...dated(issue),
    corrects: null,
    ...said,
    shopName,
    seller,
    sac,
    // For a half, no lines add up to its amount.
    lines: itemised && lines.length > 0 ? lines : [{ label, amountMinor: sale.totalMinor }],
    supply,
    placeOfSupply: state === null ? 'Outside India' : stateLabel(state),
    ...taxWithin(sale.totalMinor, supply, trade.taxRatePercent),
  };
}

/** The credit note of a refund on an invoice of which `beforeMinor` was already refunded. */
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
