import type { Customisation } from '@nimantran/proto/domain/customisation';
import type { DownloadFile, Order, OrderOptions } from '@nimantran/proto/domain/order';
import type { Video } from '@nimantran/proto/domain/theme';
import { getVideo } from '@nimantran/proto/http/catalog/themes';
import { downloadOrder, getOrder, placeOrder, settleOrder } from '@nimantran/proto/http/orders/orders';
import { createQuote } from '@nimantran/proto/http/pricing/quotes';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import { approveJob, getStudioJob, pullJob, releaseJob, type StudioJob } from '@nimantran/proto/http/studio/jobs';
import { keyOf, type Person, until } from './person.ts';
import { drawPhoto, uploadPhoto } from './photo.ts';

/** Express, because designers are assigned no other jobs on Sundays. */
export const OPTIONS: OrderOptions = {
  currency: 'INR',
  resolution: '720p',
  delivery: 'express',
  remove_watermark: false,
  promo_code: null,
};

export const BILLING = { name: 'Asha Verma', country: 'IN', state: 'MP', gstin: null };

/** A theme's sample details with some changes, and an uploaded photo for every slot. */
export async function customise(person: Person, video: Video, changes: Record<string, string>): Promise<Customisation> {
  const details: Record<string, string> = {};
  for (const field of video.fields) if (field.sample !== '') details[field.key] = field.sample;
  const photos: Customisation['photos'] = {};
  for (const [index, slot] of (video.images ?? []).entries()) {
    const upload = await uploadPhoto(person, drawPhoto(slot.width, slot.height, 20 + index * 130), `${slot.key}.jpg`);
    photos[slot.key] = { upload_id: upload.id };
  }
  return { details: { ...details, ...changes }, photos, music: null, bride_first: false };
}

/** Places an order for a customised theme; the same intent places only one. */
export async function order(
  person: Person,
  video: Video,
  customisation: Customisation,
  intent: string,
  options: OrderOptions = OPTIONS,
  attribution?: BodyOf<typeof placeOrder>['attribution'],
): Promise<{ order: Order; checkoutUrl: string }> {
  const quote = await person.call(createQuote, {
    body: {
      pricing_id: video.pricing_id,
      currency: options.currency,
      resolution: options.resolution,
      delivery: options.delivery,
      bride_first: customisation.bride_first,
      custom_audio: customisation.music !== null,
      remove_watermark: options.remove_watermark,
      promo_code: options.promo_code,
    },
  });
  const answer = await person.call(placeOrder, {
    idempotencyKey: keyOf(placeOrder, intent),
    body: {
      theme_id: video.id,
      theme_version: video.version,
      customisation,
      options,
      billing: BILLING,
      expected_total_minor: quote.total.amount_minor,
      terms_accepted: true,
      // Each intent means an order, also of the same content.
      once_more: true,
      ...(customisation.music ? { music_rights_accepted: true } : {}),
      ...(attribution ? { attribution } : {}),
    },
  });
  return { order: answer.order, checkoutUrl: answer.checkout.checkout_url };
}

export function findTheme(person: Person, id: number, category: string): Promise<Video> {
  return person.call(getVideo, { params: { category, video: String(id) } });
}

/** Pays on the hosted checkout page of the local stand-in with a test card. */
export const payByCard = (localUrl: string, checkoutUrl: string, card: string): Promise<void> =>
  pay(localUrl, checkoutUrl, { card });

/** Pays with one of the stand-in's UPI IDs (infra/local/stripe/payments/upi.ts). */
export const payByUpi = (localUrl: string, checkoutUrl: string, upi: string): Promise<void> =>
  pay(localUrl, checkoutUrl, { upi });

async function pay(localUrl: string, checkoutUrl: string, by: { card: string } | { upi: string }): Promise<void> {
  const session = new URL(checkoutUrl).pathname.split('/').pop() ?? '';
  const answer = await fetch(`${localUrl}/_test/stripe/sessions/${session}/pay`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(by),
    signal: AbortSignal.timeout(15_000),
  });
  await answer.body?.cancel();
}

/** Waits until an order is in one of the states; checks payments from time to time, as the order page does. */
export function waitForState(person: Person, number: string, states: readonly Order['state'][], limitMs: number): Promise<Order> {
  return until(`order ${number} to be ${states.join(' or ')}`, limitMs, async () => {
    const found = await person.call(getOrder, { params: { number } });
    return states.includes(found.state) ? found : undefined;
  });
}

export function settle(person: Person, number: string): Promise<Order> {
  return person.call(settleOrder, { params: { number } });
}

/** Claims jobs until it gets the order's own; other jobs go back to the queue. */
export function pullJobOf(designer: Person, number: string, limitMs: number): Promise<StudioJob> {
  return until(`the job of ${number} to be handed out`, limitMs, async () => {
    const { job } = await designer.call(pullJob);
    if (!job || job.order_number === number) return job ?? undefined;
    await designer.call(releaseJob, { params: { id: job.id } });
    return undefined;
  });
}

export function waitForJob(
  designer: Person,
  id: string,
  what: string,
  limitMs: number,
  done: (job: StudioJob) => boolean,
): Promise<StudioJob> {
  return until(what, limitMs, async () => {
    const job = await designer.call(getStudioJob, { params: { id } });
    return done(job) ? job : undefined;
  });
}

export function approve(designer: Person, id: string): Promise<StudioJob> {
  return designer.call(approveJob, { params: { id } });
}

/** The bytes of the finished video or of its small copy, as the download buttons fetch them. */
export async function download(
  person: Person,
  number: string,
  file: DownloadFile = 'video',
): Promise<{ bytes: Buffer; fileName: string }> {
  const { url, file_name } = await person.call(downloadOrder, { params: { number }, query: { file } });
  const answer = await person.fetch(url);
  if (!answer.ok) throw new Error(`The download answered ${answer.status}.`);
  return { bytes: Buffer.from(await answer.arrayBuffer()), fileName: file_name };
}
