import { badRequest, HttpProblem } from '@nimantran/kit/http/problem';
import type { RouteInput } from '@nimantran/kit/http/route';
import type { PreviewDraft } from '@nimantran/proto/domain/support';
import type { openSupportRequest } from '@nimantran/proto/http/support';
import type { OrdersContext } from '../../context.ts';
import { ownOrder } from '../../db/orders.ts';
import type { SupportRow } from '../../db/schema.ts';
import { claimFaults } from '../../domain/price-claim.ts';
import type { Fault } from '../../domain/validate-customisation.ts';
import { textFault, tidyText } from '../../domain/written-text.ts';
import { currentTheme } from '../place-order/theme.ts';
import { requireOwnUploads } from '../place-order/uploads.ts';
import { validOrder } from '../place-order/validate.ts';

type Opening = RouteInput<typeof openSupportRequest>;
export type ValidRequest = Pick<SupportRow, 'kind' | 'subject' | 'orderId' | 'claim' | 'draft'> & { text: string };

/**
 * What somebody writes to support, tidied.
 * @throws HttpProblem 400 `invalid_support_request` with every field at fault, 404 `order_not_found` for an order that is not
 * the caller's; of a draft what placing it would answer: 400, 404 `theme_not_found`, 409 `theme_changed`
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

/** A claim belongs to a price match and a draft to a preview, and neither does without. */
function partFaults({ kind, claim, draft }: Opening['body']): Fault[] {
  const fault = (field: string, isThere: boolean, isWanted: boolean) =>
    isThere === isWanted ? [] : faultOf(field, isWanted ? 'is required' : `does not belong to a request of this kind`);
  return [...fault('claim', claim !== null, kind === 'price-match'), ...fault('draft', draft !== null, kind === 'preview')];
}

async function validDraft(context: OrdersContext, draft: PreviewDraft, ownerUid: string): Promise<PreviewDraft> {
  const { theme_id, theme_version } = draft;
  const theme = await currentTheme(context, theme_id, theme_version);
  try {
    const wanted = validOrder(theme.manifest, draft);
    await requireOwnUploads(context, ownerUid, wanted.customisation);
    return { theme_id, theme_version, ...wanted, ...(wanted.customisation.music ? { music_rights_accepted: true } : {}) };
  } catch (error) {
    throw insideDraft(error);
  }
}

/** The same faults, with the fields of this request. */
function insideDraft(error: unknown): unknown {
  if (!(error instanceof HttpProblem) || !error.errors) return error;
  const faults = error.errors.map((fault) => ({ ...fault, field: `draft.${fault.field}` }));
  return new HttpProblem(error.status, error.code, error.message, faults);
}
