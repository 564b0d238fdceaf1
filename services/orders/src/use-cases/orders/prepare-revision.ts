import { ask } from '@nimantran/kit/http/neighbour-problem';
import { badRequest, HttpProblem } from '@nimantran/kit/http/problem';
import { headlineOf } from '@nimantran/proto/domain/headline';
import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import { textFault, tidyText } from '@nimantran/proto/domain/written-text';
import { getThemeVersion } from '@nimantran/proto/http/catalog/themes';
import type { OrdersContext } from '../../context.ts';
import type { OrderRow } from '../../db/schema.ts';
import { photoChoices, type Revision, revisedCustomisation } from '../../domain/orders/revision.ts';
import { type Fault, knownCards, validateCustomisation } from '../../domain/orders/validate-customisation.ts';
import type { ChosenUploads } from '../../domain/uploads/upload-ids.ts';
import { holdMoreUploads, requireOwnUploads } from '../place-order/uploads.ts';

interface Wanted extends Omit<Revision, 'headline' | 'music'> {
  music?: Revision['music'] | undefined;
  music_rights_accepted?: boolean | undefined;
}

/**
 * The changes of an order, checked against the version of the theme it was made from; the new uploads are tied to the order.
 * @throws HttpProblem 400 `invalid_customisation` with every invalid field, 409 `photos_gone` with what needs a new upload
 */
export async function prepareRevision(context: OrdersContext, order: OrderRow, wanted: Wanted): Promise<Revision> {
  refusePurged(order, wanted);
  const note = tidyText(wanted.note);
  const details = Object.fromEntries(Object.entries(wanted.details).map(([key, words]) => [key, tidyText(words)]));
  const { fault, photos, music, correction } = wanted;
  const params = { theme_id: order.themeId, version: order.themeVersion };
  const { manifest } = await ask('catalog', context.catalog(getThemeVersion, { params }));
  const changes = {
    ...{ details, photos },
    ...(music === undefined ? {} : { music }),
    ...(correction && { correction: { ...correction, ...cardsOf(manifest, correction) } }),
  };
  const customisation = revisedCustomisation(order.customisation, changes);
  const noteFault = textFault(note, 'lines');
  const faults = [
    ...(noteFault ? [{ field: 'note', message: noteFault }] : []),
    ...validateCustomisation(manifest, customisation, { remove_watermark: order.removeWatermark }),
    ...(music && wanted.music_rights_accepted !== true
      ? [{ field: 'music_rights_accepted', message: 'must be ticked for music of the customer' }]
      : []),
  ];
  if (faults.length > 0) throw invalid(faults);
  await requireKeptUploads(context, order, wanted);
  await holdNewUploads(context, order, { photos: photoChoices(photos), music: music ?? null });
  return { fault, note, ...changes, headline: headlineOf(manifest, customisation) };
}

/** Null stands for the theme's choice, nothing for no change. */
const cardsOf = (theme: ThemeManifest, { cards }: NonNullable<Revision['correction']>) =>
  cards === undefined ? {} : { cards: knownCards(theme, cards) ?? null };

/** Uploads that are not replaced must still exist; they are tied to the order again, so that a due purge skips them. */
async function requireKeptUploads(context: OrdersContext, order: OrderRow, { photos, music }: Wanted): Promise<void> {
  const kept = Object.entries(order.customisation.photos).filter(([slot]) => !(slot in photos));
  const chosen = { photos: Object.fromEntries(kept), music: music === undefined ? order.customisation.music : null };
  try {
    await requireOwnUploads(context, order.ownerUid, chosen);
    await holdMoreUploads(context, order, chosen);
  } catch (error) {
    const isGone = error instanceof HttpProblem && error.status === 400;
    throw isGone ? uploadsGone(Object.keys(chosen.photos), chosen.music !== null) : error;
  }
}

/** Purged photos need a new upload, purged music a new choice. @throws HttpProblem 409 `photos_gone` */
export function refusePurged(
  { purgedSlots, purgedMusic, customisation }: OrderRow,
  { photos, music }: Pick<Wanted, 'photos' | 'music'>,
): void {
  const missing = purgedSlots.filter((slot) => !(slot in customisation.photos) && !(slot in photos));
  const missesMusic = purgedMusic > 0 && customisation.music === null && music === undefined;
  if (missing.length > 0 || missesMusic) throw uploadsGone(missing, missesMusic);
}

function uploadsGone(slots: readonly string[], music: boolean): HttpProblem {
  return new HttpProblem(409, 'photos_gone', 'The uploads for this order have been deleted. They need to be uploaded again.', [
    ...slots.map((slot) => ({ field: `photos.${slot}`, message: 'has been deleted: a new one is needed' })),
    ...(music ? [{ field: 'music', message: "has been deleted: upload it again, or take the theme's own" }] : []),
  ]);
}

async function holdNewUploads(context: OrdersContext, order: OrderRow, chosen: ChosenUploads): Promise<void> {
  try {
    await requireOwnUploads(context, order.ownerUid, chosen);
    await holdMoreUploads(context, order, chosen);
  } catch (error) {
    throw error instanceof HttpProblem && error.status === 400 ? invalid(error.errors ?? []) : error;
  }
}

/** Faults under the field names of this request, in which details, photos and music are siblings. */
function invalid(faults: readonly Fault[]): HttpProblem {
  const named = faults.map(({ field, message }) => ({ field: field.replace(/^customisation\./, ''), message }));
  const [first] = named;
  return badRequest('invalid_customisation', first ? `${first.field} ${first.message}.` : 'An upload cannot be used.', named);
}
