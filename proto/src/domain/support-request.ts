import { type Static, Type } from 'typebox';
import { Money } from './currency.ts';
import { Customisation, MusicChoice } from './customisation.ts';
import { Billing, OrderNumber, OrderOptions } from './order.ts';
import { ThemeId } from './theme.ts';

/** `SR-` and 8 characters of Crockford's base 32. */
export const SupportNumber = Type.String({ pattern: '^SR-[0-9A-HJKMNP-TV-Z]{8}$' });

export const SUPPORT_KINDS = [
  'question',
  'correction',
  'revision',
  'preview',
  'customisation',
  'price-match',
  'refund',
  'report',
  'other',
] as const;
export const SupportKind = Type.Enum([...SUPPORT_KINDS]);
export type SupportKind = (typeof SUPPORT_KINDS)[number];

const ABOUT_AN_ORDER: readonly SupportKind[] = ['correction', 'revision', 'refund'];

/** Whether a request of the kind names an order: without one there is nothing to correct, change or refund. */
export const needsOrder = (kind: SupportKind): boolean => ABOUT_AN_ORDER.includes(kind);

/** Most characters of a subject, of a message, and of the address in a price claim. */
export const SUPPORT_LIMITS = { subject: 140, text: 4_000, url: 500 } as const;

/** Shown to the customer. */
export const SUPPORT_KIND_LABELS: Record<SupportKind, string> = {
  question: 'A question',
  correction: 'A correction before the video is finished',
  revision: 'A change to a finished video',
  preview: 'A preview before ordering',
  customisation: 'A request beyond the theme',
  'price-match': 'Lowest price guarantee',
  refund: 'A refund',
  report: 'Report unlawful text or photos',
  other: 'Something else',
};

/** `open` waits for us, `answered` for the customer. */
export const SupportState = Type.Enum(['open', 'answered', 'closed']);
export type SupportState = Static<typeof SupportState>;

/** A claim that a similar design is cheaper elsewhere. */
export const PriceClaim = Type.Object({ url: Type.String({ minLength: 8, maxLength: SUPPORT_LIMITS.url }), price: Money });
export type PriceClaim = Static<typeof PriceClaim>;

/** The draft for a requested preview: everything needed to place the order. */
export const PreviewDraft = Type.Object({
  theme_id: ThemeId,
  theme_version: Type.String({ maxLength: 80 }),
  customisation: Customisation,
  options: OrderOptions,
  billing: Billing,
  /** As in placing an order: required from customers who add their own music. */
  music_rights_accepted: Type.Optional(Type.Boolean()),
});
export type PreviewDraft = Static<typeof PreviewDraft>;

/** The changes a customer wants in a delivered video: only changed texts, photos and music. */
export const WantedChanges = Type.Object({
  details: Customisation.properties.details,
  photos: Customisation.properties.photos,
  music: Type.Optional(MusicChoice),
  /** As in placing an order: required from customers who send their own music. */
  music_rights_accepted: Type.Optional(Type.Boolean()),
});
export type WantedChanges = Static<typeof WantedChanges>;

export const SupportMessage = Type.Object({
  at: Type.String(),
  author: Type.Enum(['customer', 'staff']),
  text: Type.String(),
});
export type SupportMessage = Static<typeof SupportMessage>;

export const SupportSummary = Type.Object({
  number: SupportNumber,
  kind: SupportKind,
  state: SupportState,
  subject: Type.String(),
  order_number: Type.Union([OrderNumber, Type.Null()]),
  opened_at: Type.String(),
  updated_at: Type.String(),
});
export type SupportSummary = Static<typeof SupportSummary>;

export const SupportRequest = Type.Object({
  ...SupportSummary.properties,
  /** For admins only. */
  customer: Type.Union([Type.Object({ uid: Type.String(), email: Type.String() }), Type.Null()]),
  claim: Type.Union([PriceClaim, Type.Null()]),
  /** The resulting order with a preview. */
  preview_order: Type.Union([OrderNumber, Type.Null()]),
  has_draft: Type.Boolean(),
  /** Changes sent with the request; null if there are none, and after they are applied or their uploads deleted. */
  changes: Type.Union([WantedChanges, Type.Null()]),
  messages: Type.Array(SupportMessage),
});
export type SupportRequest = Static<typeof SupportRequest>;
