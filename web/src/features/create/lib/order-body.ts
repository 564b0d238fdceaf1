import type { Currency } from '@nimantran/proto/domain/currency';
import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { Billing, OrderOptions } from '@nimantran/proto/domain/order';
import type { Video } from '@nimantran/proto/domain/theme';
import type { Draft } from '../../../lib/drafts.ts';
import { detailsOf } from './validate.ts';

type Theme = Pick<Video, 'fields' | 'images' | 'has_bride_first_option' | 'has_watermark'>;

export function customisationOf(theme: Theme, draft: Draft): Customisation {
  const slots = (theme.images ?? []).map((slot) => [slot.key, draft.photos[slot.key]] as const);
  return {
    details: detailsOf(theme.fields, draft.details),
    photos: Object.fromEntries(
      slots.flatMap(([key, photo]) => (photo === undefined ? [] : [[key, { upload_id: photo.upload_id }]])),
    ),
    music: null,
    bride_first: theme.has_bride_first_option && draft.bride_first,
  };
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

/** One intent, one key: the same content pays the same order, other content a new one. */
export function placingOf(previous: Draft['placing'], body: unknown, newKey: () => string): NonNullable<Draft['placing']> {
  const fingerprint = JSON.stringify(body);
  return previous?.fingerprint === fingerprint ? previous : { fingerprint, key: newKey(), number: null };
}
