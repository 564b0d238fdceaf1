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

/** What the customer reads. */
export const SUPPORT_KIND_LABELS: Record<SupportKind, string> = {
  question: 'A question',
  correction: 'A correction before the video is finished',
  revision: 'A change to a finished video',
  preview: 'A preview before ordering',
  customisation: 'A wish beyond the theme',
  'price-match': 'Lowest price guarantee',
  refund: 'A refund',
  report: 'Report unlawful words or photos',
  other: 'Something else',
};

/** `open` waits for us, `answered` for the customer. */
export const SupportState = Type.Enum(['open', 'answered', 'closed']);
export type SupportState = Static<typeof SupportState>;

/** A similar design seen cheaper elsewhere. */
export const PriceClaim = Type.Object({ url: Type.String({ minLength: 8, maxLength: 500 }), price: Money });
export type PriceClaim = Static<typeof PriceClaim>;

/** What a preview is wanted of: all that an order would be made from. */
export const PreviewDraft = Type.Object({
  theme_id: ThemeId,
  theme_version: Type.String({ maxLength: 80 }),
  customisation: Customisation,
  options: OrderOptions,
  billing: Billing,
  /** As in placing an order: asked of whoever adds music of their own. */
  music_rights_accepted: Type.Optional(Type.Boolean()),
});
export type PreviewDraft = Static<typeof PreviewDraft>;

/** What of a delivered video its customer wants otherwise: changed words, photos and music only. */
export const WantedChanges = Type.Object({
  details: Customisation.properties.details,
  photos: Customisation.properties.photos,
  music: Type.Optional(MusicChoice),
  /** As in placing an order: asked of whoever sends music of their own. */
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
  /** Only for admins. */
  customer: Type.Union([Type.Object({ uid: Type.String(), email: Type.String() }), Type.Null()]),
  claim: Type.Union([PriceClaim, Type.Null()]),
  /** The order with a preview that came of it. */
  preview_order: Type.Union([OrderNumber, Type.Null()]),
  has_draft: Type.Boolean(),
  /** Sent along with it; null without any, and once they are taken over or their uploads are deleted. */
  changes: Type.Union([WantedChanges, Type.Null()]),
  messages: Type.Array(SupportMessage),
});
export type SupportRequest = Static<typeof SupportRequest>;
