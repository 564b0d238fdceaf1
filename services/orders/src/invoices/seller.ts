import type { Config } from '../config.ts';
import type { Seller } from '../domain/invoices/invoice-document.ts';

/** The seller as configured today; an invoice keeps the seller of its own day. */
export function sellerOf(config: Config): Seller {
  return {
    name: config.SELLER_NAME,
    address: config.SELLER_ADDRESS.split('|').map((line) => line.trim()),
    gstin: config.SELLER_GSTIN ?? null,
    state: config.SELLER_STATE,
    lut: config.SELLER_LUT ?? null,
  };
}
