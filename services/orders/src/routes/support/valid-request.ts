import { badRequest, conflict, HttpProblem } from '@nimantran/kit/http/problem';
import type { RouteInput } from '@nimantran/kit/http/route';
import { needsOrder, type PreviewDraft, type WantedChanges } from '@nimantran/proto/domain/support-request';
import { textFault, tidyText } from '@nimantran/proto/domain/written-text';
import type { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import type { Kysely } from 'kysely';
import type { OrdersContext } from '../../context.ts';
import { ownOrder } from '../../db/orders/orders.ts';
import { waitingChangeOf } from '../../db/orders/wanted-changes.ts';
import type { OrderRow, SupportRow, Tables } from '../../db/schema.ts';
import { photoChoices } from '../../domain/orders/revision.ts';
import type { Fault } from '../../domain/orders/validate-customisation.ts';
import { claimFaults } from '../../domain/support/price-claim.ts';
import { prepareRevision } from '../../use-cases/orders/prepare-revision.ts';
import { refuseRevision } from '../../use-cases/orders/take-revision.ts';
import { currentTheme } from '../../use-cases/place-order/theme.ts';
import { requireOwnUploads } from '../../use-cases/place-order/uploads.ts';
import { validOrder } from '../../use-cases/place-order/validate.ts';
import { refuseUnboughtMusic } from '../orders/music-not-bought.ts';

type Opening = RouteInput<typeof openSupportRequest>;
export type ValidRequest = Pick<SupportRow, 'kind' | 'subject' | 'orderId' | 'claim' | 'draft' | 'changes'> & { text: string };

/**
 * A support request, normalised.
 * @throws HttpProblem 400 `invalid_support_request` with every invalid field, 404 `order_not_found` for an order that is not the
 * caller's; for a draft, the errors of placing it: 400, 404 `theme_not_found`, 409 `theme_changed`
 */
export async function validRequest(
  context: OrdersContext,
  { body, user }: Pick<Opening, 'body' | 'user'>,
): Promise<ValidRequest> {
  const order = body.order_number === null ? undefined : await ownOrder(context.db, body.order_number, user.uid);
  const subject = tidyText(body.subject);
  const text = tidyText(body.text);
  requireNoFaults([
    ...faultOf('subject', textFault(subject, 'line')),
    ...faultOf('text', textFault(text, 'lines')),
    ...partFaults(body),
    ...(body.claim ? claimFaults(body.claim, order?.currency) : []),
  ]);
  return {
    kind: body.kind,
    subject,
    text,
    orderId: order?.id ?? null,
    claim: body.claim && {
      url: body.claim.url,
      price: { currency: body.claim.price.currency, amount_minor: body.claim.price.amount_minor },
    },
    draft: body.draft && (await validDraft(context, body.draft, user.uid)),
    changes: body.changes && order ? await validChanges(context, order, body.changes, text) : null,
  };
}

/** @throws HttpProblem 400 `invalid_support_request` */
export function requireNoFaults(faults: readonly Fault[]): void {
  const [first] = faults;
  if (first) throw badRequest('invalid_support_request', `${first.field} ${first.message}.`, [...faults]);
}

export function faultOf(field: string, message: string | undefined): Fault[] {
  return message === undefined ? [] : [{ field, message }];
}

/** Some kinds need an order. A price match needs a claim and a preview needs a draft; no other kind has either. */
function partFaults({ kind, claim, draft, changes, order_number }: Opening['body']): Fault[] {
  const fault = (field: string, isThere: boolean, isWanted: boolean) =>
    isThere === isWanted ? [] : faultOf(field, isWanted ? 'is required' : `does not belong to a request of this kind`);
  return [
    ...(needsOrder(kind) && order_number === null ? faultOf('order_number', 'is required') : []),
    ...fault('claim', claim !== null, kind === 'price-match'),
    ...fault('draft', draft !== null, kind === 'preview'),
    ...(changes && kind !== 'revision' ? faultOf('changes', 'belong to the revision of an order') : []),
  ];
}

async function validDraft(context: OrdersContext, draft: PreviewDraft, ownerUid: string): Promise<PreviewDraft> {
  const { theme_id, theme_version } = draft;
  const theme = await currentTheme(context, theme_id, theme_version);
  try {
    const wanted = validOrder(theme.manifest, draft);
    await requireOwnUploads(context, ownerUid, wanted.customisation);
    return { theme_id, theme_version, ...wanted, ...(wanted.customisation.music ? { music_rights_accepted: true } : {}) };
  } catch (error) {
    throw inside('draft', error);
  }
}

/** Checked as the revision that may follow, for which its uploads are stored from now on. */
async function validChanges(
  context: OrdersContext,
  order: OrderRow,
  changes: WantedChanges,
  note: string,
): Promise<WantedChanges> {
  await refuseRevision(context.db, order);
  await refuseSecondChange(context.db, order.id);
  if (changes.music) refuseUnboughtMusic(order);
  try {
    const { details, photos, music } = await prepareRevision(context, order, { fault: 'theirs', note, ...changes });
    return {
      details: { ...details },
      photos: photoChoices(photos),
      ...(music ? { music, music_rights_accepted: true } : {}),
    };
  } catch (error) {
    throw inside('changes', error);
  }
}

/** @throws HttpProblem 409 `changes_requested` while an earlier request to change the order waits */
export async function refuseSecondChange(db: Kysely<Tables>, orderId: string): Promise<void> {
  const earlier = await waitingChangeOf(db, orderId);
  if (earlier === undefined) return;
  throw conflict(
    'changes_requested',
    `You have asked for changes to this order already, in ${earlier}. Add to that request, or close it and send a new one.`,
  );
}

/** The same faults, under the field names of this request. */
function inside(part: 'draft' | 'changes', error: unknown): unknown {
  if (!(error instanceof HttpProblem) || !error.errors) return error;
  const faults = error.errors.map((fault) => ({ ...fault, field: `${part}.${fault.field}` }));
  return new HttpProblem(error.status, error.code, error.message, faults);
}
