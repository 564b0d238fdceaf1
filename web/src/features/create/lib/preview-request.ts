import type { Currency } from '@nimantran/proto/domain/currency';
import { SUPPORT_LIMITS } from '@nimantran/proto/domain/support-request';
import type { Video } from '@nimantran/proto/domain/theme';
import type { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import type { BodyOf } from '@nimantran/proto/http/shared/operation';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { billingOf, customisationOf, musicRightsOf, optionsOf } from './order-body.ts';

type Theme = Pick<Video, 'id' | 'version' | 'title'> & Parameters<typeof customisationOf>[0];

/** The support request for a preview: everything an order needs, and the customer's message. */
export function previewRequestOf(
  theme: Theme,
  draft: Draft,
  currency: Currency,
  note: string,
): BodyOf<typeof openSupportRequest> {
  return {
    kind: 'preview',
    subject: `A preview of ${theme.title}`.slice(0, SUPPORT_LIMITS.subject),
    text: note.trim() === '' ? 'Please make a preview of my invitation.' : note.trim(),
    order_number: null,
    claim: null,
    draft: {
      theme_id: theme.id,
      theme_version: theme.version,
      customisation: customisationOf(theme, draft),
      options: optionsOf(theme, draft, currency),
      billing: billingOf(draft),
      ...musicRightsOf(theme, draft),
    },
  };
}
