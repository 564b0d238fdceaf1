import { type Static, Type } from 'typebox';
import { NextCursor, PAGE_QUERY } from '../../domain/page.ts';
import { ByNumber } from '../orders/orders.ts';
import { defineOperation } from '../shared/operation.ts';
import { Secret } from '../shared/secret.ts';
import { FunctionKey, GuestReply } from './invitations.ts';

const PATH = '/api/guest-pages/{number}';
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });

/** The page of a delivered order as its customer, the host, sees it. */
export const GuestPage = Type.Object({
  order_number: ByNumber.properties.number,
  on: Type.Boolean(),
  /** The last part of the page's address; null before the page was first turned on. Off and on again keeps it. */
  token: Type.Union([Secret, Type.Null()]),
  /** Whether it can be turned on now: the order has been delivered, and neither refunded nor erased. */
  can_turn_on: Type.Boolean(),
  /** The last day on which replies are taken, YYYY-MM-DD in Asia/Kolkata; null for none. */
  replies_close_on: Type.Union([Day, Type.Null()]),
  /** The day of the last function, as far as the words tell it. */
  last_day: Type.Union([Day, Type.Null()]),
  /** When page and replies will be deleted; null before the page was first turned on. */
  kept_until: Type.Union([Type.String(), Type.Null()]),
  /** The receipt of the deletion: when, and how many replies. The page cannot be turned on again then. */
  deleted: Type.Union([Type.Object({ at: Type.String(), replies: Type.Integer() }), Type.Null()]),
  counts: Type.Object({
    /** Replies of guests who are coming, and of those who are not. */
    coming: Type.Integer(),
    not_coming: Type.Integer(),
    /** Replies that look like a bot's: they are in no other count. */
    suspect: Type.Integer(),
    /** The functions of the page in its order, with those that earlier words had. */
    functions: Type.Array(Type.Object({ key: FunctionKey, title: Type.String(), people: Type.Integer() })),
  }),
});
export type GuestPage = Static<typeof GuestPage>;

export const HostReply = Type.Object({
  id: Type.String({ format: 'uuid' }),
  ...GuestReply.properties,
  created_at: Type.String(),
  suspect: Type.Boolean(),
});
export type HostReply = Static<typeof HostReply>;

/** All: another person's order is 404 `order_not_found`; everything else about a page that was never turned on 409 `page_off`. */
export const getGuestPage = defineOperation({
  name: 'getGuestPage',
  method: 'GET',
  path: PATH,
  access: 'user',
  summary: "The invitation page of the caller's order, with its counts",
  params: ByNumber,
  answer: GuestPage,
});

/** Repeatable. 409 `order_not_delivered` if there is nothing to show, `functions_over` when its guests' words would be deleted at once. */
export const turnGuestPageOn = defineOperation({
  name: 'turnGuestPageOn',
  method: 'PUT',
  path: `${PATH}/on`,
  access: 'user',
  summary: "Turns the invitation page of the caller's order on",
  params: ByNumber,
  answer: GuestPage,
});

/** Its address answers 404 from now on; replies stay, for the host. Repeatable. */
export const turnGuestPageOff = defineOperation({
  name: 'turnGuestPageOff',
  method: 'DELETE',
  path: `${PATH}/on`,
  access: 'user',
  summary: "Turns the invitation page of the caller's order off",
  params: ByNumber,
  answer: GuestPage,
});

/** The old address never works again, nor does a code that shows it. Replies stay. `replaces` makes it safe to repeat. */
export const renewGuestPage = defineOperation({
  name: 'renewGuestPage',
  method: 'PUT',
  path: `${PATH}/address`,
  access: 'user',
  summary: 'Gives an invitation page a new address',
  params: ByNumber,
  body: Type.Object({ replaces: Secret }),
  answer: GuestPage,
});

export const setReplyDay = defineOperation({
  name: 'setReplyDay',
  method: 'PUT',
  path: `${PATH}/replies-close-on`,
  access: 'user',
  summary: 'Sets the last day on which guests may reply, or removes it',
  params: ByNumber,
  body: Type.Object({ day: Type.Union([Day, Type.Null()]) }),
  answer: GuestPage,
});

/** Newest first. `suspect` shows those that look like a bot's instead of the others. */
export const listReplies = defineOperation({
  name: 'listReplies',
  method: 'GET',
  path: `${PATH}/replies`,
  access: 'user',
  summary: "What guests replied to the caller's invitation",
  params: ByNumber,
  query: Type.Object({ ...PAGE_QUERY, suspect: Type.Optional(Type.Boolean()) }),
  answer: Type.Object({ replies: Type.Array(HostReply), next_cursor: NextCursor }),
});

/** Answers `text/csv`; cells that a spreadsheet could read as a formula are escaped. */
export const exportReplies = defineOperation({
  name: 'exportReplies',
  method: 'GET',
  path: `${PATH}/replies.csv`,
  access: 'user',
  summary: "What guests replied to the caller's invitation, as a table for spreadsheets",
  params: ByNumber,
});

const ByReply = Type.Object({ ...ByNumber.properties, reply_id: Type.String({ format: 'uuid' }) });

/** Repeatable: does nothing when there is no such reply on this page. */
export const deleteReply = defineOperation({
  name: 'deleteReply',
  method: 'DELETE',
  path: `${PATH}/replies/{reply_id}`,
  access: 'user',
  summary: "Deletes a guest's reply for good",
  params: ByReply,
});

/** A person's reply that looked like a bot's: it counts from now on. 404 `reply_not_found`. */
export const acceptReply = defineOperation({
  name: 'acceptReply',
  method: 'PUT',
  path: `${PATH}/replies/{reply_id}/accepted`,
  access: 'user',
  summary: "Counts a reply that looked like a bot's",
  params: ByReply,
});

/** Identity asks this for the export of a person's data. */
export const customerGuestPages = defineOperation({
  name: 'customerGuestPages',
  method: 'GET',
  path: '/internal/customers/{uid}/guest-pages',
  access: 'service',
  summary: "A customer's invitation pages with their guests' replies, for their data export",
  params: Type.Object({ uid: Type.String({ minLength: 1, maxLength: 128 }) }),
  answer: Type.Object({ pages: Type.Array(Type.Unknown()) }),
});
