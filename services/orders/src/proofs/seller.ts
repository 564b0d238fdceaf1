import { readSettings } from '../db/shop/settings.ts';
import { sampleTexts } from '../domain/first-run/sample-texts.ts';
import { publicShopOf } from '../domain/shop/public-shop.ts';
import { failed, type Prover, passed } from './prover.ts';

/** Nothing in name, contact, law and tax is a text that the shop came with. Whoever tries confirms the rest by reading it. */
export const sellerProver: Prover = {
  async start({ db, config }) {
    const { settings } = await readSettings(db, config);
    const samples = sampleTexts(settings);
    if (samples.length > 0)
      return failed(
        `These are texts that the shop came with: ${samples.join('; ')}. Enter your own at Settings, sections Shop and Seller.`,
      );
    const { seller, about, law } = publicShopOf(settings);
    const { gstin } = settings.tax;
    return passed(
      [
        `${about.name} is sold by ${seller.name}, ${seller.address.join(', ')}, ${gstin === null ? 'without a GSTIN: documents are bills of supply' : `GSTIN ${gstin}`}.`,
        `Support answers at ${about.support_email}; complaints go to ${seller.officer.name}, ${seller.officer.email}. The law of ${law.of} applies.`,
      ].join(' '),
    );
  },
};
