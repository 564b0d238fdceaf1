import type { Currency } from '@nimantran/proto/domain/currency';
import type { Billing } from '@nimantran/proto/domain/order';

export interface Seller {
  name: string;
  /** Lines of the postal address. */
  address: readonly string[];
  /** Without one no tax is shown: the document is a bill of supply. */
  gstin: string | null;
  /** ISO 3166-2:IN letters of the state that the seller is registered in. */
  state: string;
}

export interface TaxLine {
  label: 'CGST' | 'SGST' | 'IGST';
  percent: number;
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
  reason: string | null;
  seller: Seller;
  buyer: Billing & { email: string };
  currency: Currency;
  /** Services accounting code of what was sold. */
  sac: string;
  lines: readonly { label: string; amountMinor: number }[];
  /** The amount without tax; it and the taxes add up to the total. */
  taxableMinor: number;
  taxes: readonly TaxLine[];
  totalMinor: number;
  /** Of sales to other countries. */
  isExport: boolean;
}
