import { type Static, Type } from 'typebox';
import { hasControlCharacter, tidyText } from './written-text.ts';

const line = (maxLength: number) => Type.String({ minLength: 1, maxLength });
/** A link on a page: https only, without a name or password. */
export const HTTPS_LINK = '^https://[^\\s/@]+(?:/\\S*)?$';
export const MAIL_ADDRESS = '^[^\\s@<>"]+@[^\\s@<>"]+\\.[^\\s@<>"]+$';
const Link = Type.String({ pattern: HTTPS_LINK, maxLength: 300 });
const Mail = Type.String({ pattern: MAIL_ADDRESS, maxLength: 254 });

/** As wide as the header of a phone has room for. */
export const ShopName = line(24);
/** Until an admin changes it. */
export const FIRST_SHOP_NAME = 'Nimantran';

const About = Type.Object({
  name: ShopName,
  copyright: line(120),
  support_email: Mail,
  support_hours: line(120),
  support_answers: line(60),
  social: Type.Array(Type.Object({ name: line(40), url: Link }), { maxItems: 8 }),
  /** The sister product that makes wedding websites. */
  wedding_websites: Type.Object({ name: line(40), url: Link }),
  /** The mobile app's listing. */
  app: Type.Object({ store: line(40), url: Link }),
});

/** The offer in words; what the code is worth is pricing's. */
const Promo = Type.Object({ code: Type.String({ pattern: '^[A-Z0-9]{3,40}$' }), text: line(120) });

/** How long orders take, in words; the dates that customers are promised are calculated by orders. */
const DeliveryWords = Type.Object({ express: line(60), standard: line(60) });

/** Null for what the seller does not claim: pages leave it out whole, with its heading and its place. */
const claim = (maxLength: number) => Type.Union([line(maxLength), Type.Null()]);

/** Substantiating these is up to the seller. */
const Claims = Type.Object({
  rank: claim(120),
  /** In the bar of every page. */
  customer_count: claim(40),
  customers: claim(40),
  delivery: claim(80),
  making: claim(60),
  payments: claim(60),
  /** The same as the beginning of a sentence. */
  safety: claim(80),
  guarantee: claim(200),
  /** The app's users, in the numbering system usual for readers in India, and for others. */
  app_users: Type.Object({ home: claim(60), abroad: claim(60) }),
});

/** What a shop that sells claims until an admin has confirmed a claim by saving its words: nothing. */
export const NO_CLAIMS: Static<typeof Claims> = {
  ...{ rank: null, customer_count: null, customers: null, delivery: null, making: null },
  ...{ payments: null, safety: null, guarantee: null, app_users: { home: null, abroad: null } },
};

/** Lines of the postal address; pages and invoices add the state, from the tax, and the country. */
const Address = Type.Array(line(120), { minItems: 1, maxItems: 6 });
const Seller = Type.Object({
  name: line(120),
  address: Address,
  /** The officer whom Indian law requires a shop to name; also the contact for personal data. */
  officer: Type.Object({ name: line(120), email: Mail, acknowledges: line(40), settles: line(40) }),
});

const Law = Type.Object({ of: line(80), courts: line(160) });

const Tax = Type.Object({
  /** ISO 3166-2:IN letters of the state in which the seller is registered. */
  state: Type.String({ pattern: '^[A-Z]{2}$' }),
  /** Null for a seller who is not registered for the tax: documents are bills of supply without tax. */
  gstin: Type.Union([Type.String({ pattern: '^[0-9A-Z]{15}$' }), Type.Null()]),
  /** Services accounting code of a sale. */
  sac: Type.String({ pattern: '^[0-9]{4,8}$' }),
  /** The letter of undertaking that allows exports without tax. */
  lut: Type.Union([line(40), Type.Null()]),
});

/** What every page may show. */
export const Shop = Type.Object({
  about: About,
  promo: Promo,
  delivery: DeliveryWords,
  claims: Claims,
  /** The address ends with state and country. */
  seller: Type.Object({ ...Seller.properties, address: Type.Array(line(120)) }),
  law: Law,
  /** Set until the first run has proven a shop that sells (first-run.ts): customers see a page that says so. */
  closed: Type.Optional(Type.Literal(true)),
});
export type Shop = Static<typeof Shop>;

/** The shop's facts about itself and its seller, as admins set them. */
export const ShopSettings = Type.Object({
  ...{ about: About, promo: Promo, delivery: DeliveryWords, claims: Claims, seller: Seller, law: Law, tax: Tax },
});
export type ShopSettings = Static<typeof ShopSettings>;

export const SETTINGS_SECTIONS = ['about', 'promo', 'delivery', 'claims', 'seller', 'law', 'tax'] as const;
export type SettingsSection = (typeof SETTINGS_SECTIONS)[number];

/** One or more sections of the settings. */
export const SettingsChange = Type.Object({
  about: Type.Optional(About),
  promo: Type.Optional(Promo),
  delivery: Type.Optional(DeliveryWords),
  claims: Type.Optional(Claims),
  seller: Type.Optional(Seller),
  law: Type.Optional(Law),
  tax: Type.Optional(Tax),
});
export type SettingsChange = Static<typeof SettingsChange>;

/** What customers rely on, and what documents and courts read: a change waits for a second admin. */
export const SECTIONS_FOR_TWO: ReadonlySet<SettingsSection> = new Set(['delivery', 'claims', 'seller', 'law', 'tax']);

/** Texts as the shop keeps them. */
export function tidySettings<Value>(value: Value): Value {
  if (typeof value === 'string') return tidyText(value) as Value;
  if (Array.isArray(value)) return value.map(tidySettings) as Value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, tidySettings(part)])) as Value;
}

/** Texts of tidied settings that cannot stand on a page, by dotted path. */
export function textFaults(value: unknown, path = ''): { field: string; message: string }[] {
  if (typeof value === 'string') {
    const message =
      value === '' ? 'is required' : hasControlCharacter(value) ? 'has a control character or a line break' : undefined;
    return message === undefined ? [] : [{ field: path, message }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => textFaults(part, path === '' ? name : `${path}.${name}`));
}
