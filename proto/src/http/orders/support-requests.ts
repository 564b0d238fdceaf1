import { type Static, Type } from 'typebox';
import { OrderNumber } from '../../domain/order.ts';
import {
  PreviewDraft,
  PriceClaim,
  SUPPORT_LIMITS,
  SupportKind,
  SupportNumber,
  SupportRequest,
  SupportState,
  SupportSummary,
  WantedChanges,
} from '../../domain/support-request.ts';
import { defineOperation } from '../shared/operation.ts';

const ByNumber = Type.Object({ support_number: SupportNumber });
const Text = Type.String({ minLength: 1, maxLength: SUPPORT_LIMITS.text });
const page = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
};
const Page = Type.Object({ requests: Type.Array(SupportSummary), next_cursor: Type.Union([Type.String(), Type.Null()]) });

export const openSupportRequest = defineOperation({
  name: 'openSupportRequest',
  method: 'POST',
  path: '/api/support',
  access: 'user',
  summary: 'Writes to support',
  idempotent: true,
  body: Type.Object({
    kind: SupportKind,
    subject: Type.String({ minLength: 1, maxLength: SUPPORT_LIMITS.subject }),
    text: Text,
    /** One of the caller's own orders; `needsOrder` of the kind. */
    order_number: Type.Union([OrderNumber, Type.Null()]),
    /** Only with kind `price-match`. */
    claim: Type.Union([PriceClaim, Type.Null()]),
    /** Only with kind `preview`. */
    draft: Type.Union([PreviewDraft, Type.Null()]),
    /**
     * Only with kind `revision` about a delivered order: checked, and its uploads stored, as for the revision that may follow.
     */
    changes: Type.Optional(Type.Union([WantedChanges, Type.Null()])),
  }),
  answer: SupportRequest,
});

export const listSupportRequests = defineOperation({
  name: 'listSupportRequests',
  method: 'GET',
  path: '/api/support',
  access: 'user',
  summary: "The caller's requests, most recently changed first",
  query: Type.Object({ ...page, order_number: Type.Optional(OrderNumber) }),
  answer: Page,
});

/** Admins can read all requests. */
export const getSupportRequest = defineOperation({
  name: 'getSupportRequest',
  method: 'GET',
  path: '/api/support/{support_number}',
  access: 'user',
  summary: 'A request with its thread',
  params: ByNumber,
  answer: SupportRequest,
});

/** Reopens a closed request. Admins can reply to all requests, and the customer gets an email. */
export const replyToSupportRequest = defineOperation({
  name: 'replyToSupportRequest',
  method: 'POST',
  path: '/api/support/{support_number}/messages',
  access: 'user',
  summary: 'Adds a message to the thread',
  idempotent: true,
  params: ByNumber,
  body: Type.Object({ text: Text }),
  answer: SupportRequest,
});

export const closeSupportRequest = defineOperation({
  name: 'closeSupportRequest',
  method: 'POST',
  path: '/api/support/{support_number}/close',
  access: 'user',
  summary: 'Closes a request',
  params: ByNumber,
  answer: SupportRequest,
});

/** A minus sorts newest first. `waiting`: requests that wait for us, longest wait first, then the others, last changed first. */
export const SUPPORT_SORTS = ['waiting', 'opened_at', '-opened_at', 'updated_at', '-updated_at'] as const;
export type SupportSort = (typeof SUPPORT_SORTS)[number];

/** A request as staff lists show it. */
export const AdminSupportSummary = Type.Object({
  ...SupportSummary.properties,
  email: Type.String(),
  /** When the first unanswered message arrived; null unless the request waits for us. */
  waiting_since: Type.Union([Type.String(), Type.Null()]),
});
export type AdminSupportSummary = Static<typeof AdminSupportSummary>;

export const listAllSupportRequests = defineOperation({
  name: 'listAllSupportRequests',
  method: 'GET',
  path: '/api/admin/support',
  access: 'admin',
  summary: 'All requests, longest waiting first',
  query: Type.Object({
    ...page,
    state: Type.Optional(SupportState),
    kind: Type.Optional(SupportKind),
    /** A request or order number, a mail address, or words of the subject. */
    search: Type.Optional(Type.String({ maxLength: 254 })),
    sort: Type.Optional(Type.Enum([...SUPPORT_SORTS])),
  }),
  answer: Type.Object({
    requests: Type.Array(AdminSupportSummary),
    next_cursor: Type.Union([Type.String(), Type.Null()]),
  }),
});
