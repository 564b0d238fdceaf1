import { badRequest, HttpProblem } from '@nimantran/kit/http/problem';
import { getThemeVersion } from '@nimantran/proto/http/catalog';
import type { BodyOf } from '@nimantran/proto/http/operation';
import type { reviseOrder } from '@nimantran/proto/http/orders-admin';
import { ask } from '../../clients.ts';
import type { OrdersContext } from '../../context.ts';
import type { OrderRow } from '../../db/schema.ts';
import { headlineOf } from '../../domain/headline.ts';
import { photoChoices, type Revision, revisedCustomisation } from '../../domain/revision.ts';
import { type Fault, validateCustomisation } from '../../domain/validate-customisation.ts';
import { textFault, tidyText } from '../../domain/written-text.ts';
import { holdMorePhotos, requireOwnPhotos } from '../place-order/photos.ts';

type Wanted = Pick<BodyOf<typeof reviseOrder>, 'fault' | 'note' | 'details' | 'photos'>;

/**
 * The changes of an order, checked against the version of the theme that it was made from; the new photos are tied to the order.
 * @throws HttpProblem 400 `invalid_customisation` with every field at fault, 409 `photos_gone` with the slots that need a new photo
 */
export async function prepareRevision(context: OrdersContext, order: OrderRow, wanted: Wanted): Promise<Revision> {
  refusePurged(order, wanted.photos);
  const note = tidyText(wanted.note);
  const details = Object.fromEntries(Object.entries(wanted.details).map(([key, words]) => [key, tidyText(words)]));
  const { fault, photos } = wanted;
  const params = { theme_id: order.themeId, version: order.themeVersion };
  const { manifest } = await ask('catalog', context.catalog(getThemeVersion, { params }));
  const customisation = revisedCustomisation(order.customisation, { details, photos });
  const noteFault = textFault(note, 'lines');
  const faults = [
    ...(noteFault ? [{ field: 'note', message: noteFault }] : []),
    ...validateCustomisation(manifest, customisation, { remove_watermark: order.removeWatermark }),
  ];
  if (faults.length > 0) throw invalid(faults);
  await requireKeptPhotos(context, order, photos);
  await holdNewPhotos(context, order, photos);
  return { fault, note, details, photos, headline: headlineOf(manifest, customisation) };
}

/** What was uploaded for the order must still be there, but for what gets a new photo. */
async function requireKeptPhotos(context: OrdersContext, order: OrderRow, replaced: Revision['photos']): Promise<void> {
  const kept = Object.entries(order.customisation.photos).filter(([slot]) => !(slot in replaced));
  if (kept.length === 0) return;
  await requireOwnPhotos(context, order.ownerUid, { photos: Object.fromEntries(kept) }).catch((error: unknown) => {
    throw error instanceof HttpProblem && error.status === 400 ? photosGone(kept.map(([slot]) => slot)) : error;
  });
}

/** What was purged needs a new photo. @throws HttpProblem 409 `photos_gone` */
function refusePurged({ purgedSlots, customisation }: OrderRow, replaced: Revision['photos']): void {
  const missing = purgedSlots.filter((slot) => !(slot in customisation.photos) && !(slot in replaced));
  if (missing.length > 0) throw photosGone(missing);
}

const photosGone = (slots: readonly string[]) =>
  new HttpProblem(
    409,
    'photos_gone',
    'The photos of this order have been deleted. Each needs to be uploaded again.',
    slots.map((slot) => ({ field: `photos.${slot}`, message: 'has been deleted: a new one is needed' })),
  );

async function holdNewPhotos(context: OrdersContext, order: OrderRow, photos: Revision['photos']): Promise<void> {
  await holdMorePhotos(context, order, { photos: photoChoices(photos) }).catch((error: unknown) => {
    throw error instanceof HttpProblem && error.status === 400 ? invalid(error.errors ?? []) : error;
  });
}

/** Faults with the fields of this request, whose words and photos stand side by side. */
function invalid(faults: readonly Fault[]): HttpProblem {
  const named = faults.map(({ field, message }) => ({ field: field.replace(/^customisation\./, ''), message }));
  const [first] = named;
  return badRequest('invalid_customisation', first ? `${first.field} ${first.message}.` : 'A photo cannot be used.', named);
}
