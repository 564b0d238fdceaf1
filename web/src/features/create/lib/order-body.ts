import type { Currency, Money } from '@nimantran/proto/domain/currency';
import type { Customisation, MusicChoice, PhotoChoice } from '@nimantran/proto/domain/customisation';
import { layoutsOfVideo } from '@nimantran/proto/domain/layout';
import { offersCode } from '@nimantran/proto/domain/offers-code';
import type { Billing, OrderOptions } from '@nimantran/proto/domain/order';
import type { Video } from '@nimantran/proto/domain/theme';
import type { Draft, DraftPhoto, Placing } from '../../../lib/drafts/draft.ts';
import { wantsOwnMusic } from '../../../lib/uploads/own-music.ts';
import { detailsOf } from './validate-draft.ts';

type Theme = Pick<
  Video,
  | 'fields'
  | 'images'
  | 'default_audio_only'
  | 'has_bride_first_option'
  | 'has_watermark'
  | 'portrait_orientation'
  | 'has_second_layout'
  | 'palettes'
>;

export function customisationOf(theme: Theme, draft: Draft): Customisation {
  // A theme may have lost its second layout or a palette since the draft was begun.
  const layout = layoutsOfVideo(theme).find((offered) => offered === draft.layout);
  const palette = theme.palettes?.find(({ key }) => key === draft.palette)?.key;
  const slots = (theme.images ?? []).map((slot) => [slot.key, draft.photos[slot.key]] as const);
  return {
    details: detailsOf(theme.fields, draft.details),
    photos: Object.fromEntries(slots.flatMap(([key, photo]) => (photo === undefined ? [] : [[key, photoChoiceOf(photo)]]))),
    music: musicChoiceOf(theme, draft),
    bride_first: theme.has_bride_first_option && draft.bride_first,
    ...(offersCode(theme.fields) && draft.with_code && { with_code: true }),
    ...(draft.cards && { cards: draft.cards }),
    ...(layout && { layout }),
    ...(palette && { palette }),
  };
}

function photoChoiceOf({ upload_id, crop }: DraftPhoto): PhotoChoice {
  return { upload_id, ...(crop && { crop }) };
}

function musicChoiceOf(theme: Theme, draft: Draft): MusicChoice | null {
  if (!wantsOwnMusic(theme, draft) || draft.music === null) return null;
  return { upload_id: draft.music.upload_id, start_seconds: draft.music.start_seconds };
}

/** The rights confirmation that an order with the customer's own music needs, beside the customisation that carries the music. */
export function musicRightsOf(theme: Theme, draft: Draft): { music_rights_accepted?: boolean } {
  return musicChoiceOf(theme, draft) === null ? {} : { music_rights_accepted: draft.music?.rights ?? false };
}

export function optionsOf(theme: Theme, draft: Draft, currency: Currency): OrderOptions {
  return {
    currency,
    resolution: draft.resolution,
    delivery: draft.delivery,
    remove_watermark: theme.has_watermark && draft.remove_watermark,
    promo_code: draft.promo_code.trim() === '' ? null : draft.promo_code.trim().toUpperCase(),
  };
}

export function billingOf(draft: Draft): Billing {
  const { name, country, state, gstin } = draft.billing;
  const india = country === 'IN';
  return {
    name: name.trim(),
    country,
    state: india && state !== '' ? state : null,
    gstin: india && gstin.trim() !== '' ? gstin.trim().toUpperCase() : null,
  };
}

/** One idempotency key per content: the same content pays the same order; other content is a new order, which replaces the former. */
export function placingOf(previous: Placing | null, body: unknown, newKey: () => string): Placing {
  const fingerprint = JSON.stringify(body);
  if (previous?.fingerprint === fingerprint) return previous;
  return { fingerprint, key: newKey(), number: null, replaces: previous?.number ?? previous?.replaces ?? null };
}

/** The content of an order with its total, as the customer sees both. */
export function orderBodyOf(theme: Theme & Pick<Video, 'id' | 'version'>, draft: Draft, total: Money) {
  return {
    theme_id: theme.id,
    theme_version: theme.version,
    customisation: customisationOf(theme, draft),
    options: optionsOf(theme, draft, total.currency),
    billing: billingOf(draft),
    expected_total_minor: total.amount_minor,
    terms_accepted: true as const,
    ...musicRightsOf(theme, draft),
  };
}

/** The content that a consent to the terms is given for, because it says that this content was checked. */
export function consentOf(theme: Theme & Pick<Video, 'id' | 'version'>, draft: Draft): string {
  const { resolution, delivery, remove_watermark } = draft;
  return JSON.stringify([theme.id, theme.version, customisationOf(theme, draft), resolution, delivery, remove_watermark]);
}

/** The number of the unpaid order that is cancelled when this content is ordered; null if there is none. */
export const replacedOrder = (...content: Parameters<typeof orderBodyOf>): string | null =>
  placingOf(content[1].placing, orderBodyOf(...content), () => '').replaces ?? null;

/** An unpaid order as the last attempt of its form: the same content pays that order, other content replaces it. */
export function placingOfOrder(
  theme: Parameters<typeof orderBodyOf>[0],
  draft: Draft,
  order: { number: string; total: Money },
): Placing {
  return { ...placingOf(null, orderBodyOf(theme, draft, order.total), () => crypto.randomUUID()), number: order.number };
}
