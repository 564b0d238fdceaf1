import { type Currency, formatMoney } from '@nimantran/proto/domain/currency';
import { DEFAULT_PRICING_ID, type PricingModel } from '@nimantran/proto/domain/pricing';
import { RESOLUTION_LABELS, RESOLUTIONS } from '@nimantran/proto/domain/resolution';
import type { Quote, QuoteLine, QuoteRequest } from '@nimantran/proto/http/pricing/quotes';
import { type AddOn, addOnCharge } from './add-ons.ts';
import { applyPromo, NOT_KNOWN, type PromoCode, type PromoUses } from './promo-code.ts';

export interface QuoteInput {
  request: QuoteRequest;
  models: readonly PricingModel[];
  /** The requested code, if it exists. */
  promo: PromoCode | undefined;
  /** The code's current uses. */
  uses: PromoUses;
  /** Whether the customer gets a preview before production. */
  hasPreview: boolean;
  /** The minimum card payment by currency, in minor units. */
  minimumCharge: Readonly<Record<Currency, number>>;
  now: Date;
}

/**
 * The price of a video, line by line; the total is the sum of the lines and at least the minimum card payment, or twice that if
 * paid in two halves.
 * `undefined` if the price list has no price for it.
 */
export function quote(input: QuoteInput): Quote | undefined {
  const { request, minimumCharge } = input;
  const { currency } = request;
  const video = videoLine(input);
  if (!video) return undefined;
  const lines: QuoteLine[] = [video, ...(input.hasPreview ? [previewLine(video)] : []), ...addOnLines(request)];

  const promo = promoOf(input, sum(lines));
  if (promo?.line) lines.push(promo.line);

  const smallest = minimumCharge[currency];
  const missing = (input.hasPreview ? 2 * smallest : smallest) - sum(lines);
  if (missing > 0) {
    const shown = formatMoney({ currency, amount_minor: smallest });
    const reason = input.hasPreview
      ? `It is paid in two halves, and the smallest amount a card can be charged is ${shown}`
      : `The smallest amount a card can be charged is ${shown}`;
    lines.push({ kind: 'minimum_charge', label: 'Minimum card payment', reason, amount_minor: missing });
  }
  return { currency, lines, total: { currency, amount_minor: sum(lines) }, promo: promo?.answer ?? null };
}

/** The result for the requested code; `undefined` if none was requested. */
function promoOf(
  { request, promo, uses, now }: QuoteInput,
  subtotalMinor: number,
): { line?: QuoteLine; answer: Quote['promo'] } | undefined {
  const asked = request.promo_code?.trim() ?? '';
  if (asked === '') return undefined;
  if (!promo) return { answer: { code: asked, applied: false, message: NOT_KNOWN.message } };
  const { code } = promo;
  const outcome = applyPromo(promo, uses, request.currency, subtotalMinor, now);
  if (!outcome.applies) return { answer: { code, applied: false, message: outcome.message } };
  const { discountMinor, reason } = outcome;
  return {
    line: { kind: 'discount', label: `Promo code ${code}`, reason, amount_minor: -discountMinor },
    answer: { code, applied: true, message: `${code} is applied.` },
  };
}

function videoLine({ request, models }: QuoteInput): QuoteLine | undefined {
  const model =
    models.find((candidate) => candidate.pid === request.pricing_id) ??
    models.find((candidate) => candidate.pid === DEFAULT_PRICING_ID);
  const tiers = model?.currencies.find((entry) => entry.code === request.currency)?.res;
  const price = tiers?.[RESOLUTIONS.indexOf(request.resolution)];
  if (!price) return undefined;
  const label = RESOLUTION_LABELS[request.resolution];
  return { kind: 'video', label: `Video, ${label}`, reason: `Price of this design in ${label}`, amount_minor: price.offer };
}

function previewLine(video: QuoteLine): QuoteLine {
  const reason = 'A preview before production doubles the cost of the video';
  return { kind: 'preview', label: 'Preview before production', reason, amount_minor: video.amount_minor };
}

const ADD_ONS: readonly { kind: AddOn; label: string; reason: string; wanted: (request: QuoteRequest) => boolean }[] = [
  {
    kind: 'express',
    label: 'Express delivery',
    reason: 'Made within 24 hours',
    wanted: (request) => request.delivery === 'express',
  },
  {
    kind: 'bride_first',
    label: "Bride's name first",
    reason: 'The bride comes first, in names, photos and parents’ lines',
    wanted: (request) => request.bride_first,
  },
  {
    kind: 'custom_audio',
    label: 'Your own music',
    reason: 'Your track instead of ours',
    wanted: (request) => request.custom_audio,
  },
  {
    kind: 'remove_watermark',
    label: 'Without watermark',
    reason: 'No mark in the corner of your video',
    wanted: (request) => request.remove_watermark,
  },
];

function addOnLines(request: QuoteRequest): QuoteLine[] {
  return ADD_ONS.filter((addOn) => addOn.wanted(request)).map(({ kind, label, reason }) => ({
    kind,
    label,
    reason,
    amount_minor: addOnCharge(kind, request.pricing_id, request.currency).amount_minor,
  }));
}

function sum(lines: readonly QuoteLine[]): number {
  return lines.reduce((total, line) => total + line.amount_minor, 0);
}
