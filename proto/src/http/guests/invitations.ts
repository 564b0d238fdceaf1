import { type Static, Type } from 'typebox';
import { InvitationFunction } from '../../domain/functions.ts';
import { THEME_LANGUAGES, ThemeField } from '../../domain/theme.ts';
import { defineOperation } from '../shared/operation.ts';
import { Secret } from '../shared/secret.ts';

/** The page's own address, below the shop's: `/i/<token>`. Its operations: `/api/invitations/<token>`. */
export const INVITATION_PATH = '/i';
const PATH = '/api/invitations/{token}';

export const REPLY_LIMITS = {
  name_length: 80,
  line_length: 300,
  /** Guests that one reply brings to one function. */
  people: 20,
  /** Replies to one page. */
  a_page: 20_000,
  /** A form sent sooner than this after the page was opened looks like a bot's. */
  seconds_to_fill_in: 3,
} as const;

/** The name of a function within an order: it stays the same when its words are corrected. */
export const FunctionKey = Type.String({ pattern: '^[a-z][a-z0-9_]{0,39}$' });

/**
 * A function as the words of the invitation describe it. Where they describe none, there is one without a day, named by the
 * headline, so that guests can still reply.
 */
export const GuestFunction = Type.Object({
  ...InvitationFunction.properties,
  /** YYYY-MM-DD. */
  day: Type.Union([Type.String(), Type.Null()]),
});
export type GuestFunction = Static<typeof GuestFunction>;

/** A line of the film: a field of the theme with the host's words. */
export const InvitationLine = Type.Object({
  key: Type.String(),
  label: Type.String(),
  kind: ThemeField.properties.kind,
  /** As the film shows it: dates and times are written out in the theme's language. */
  text: Type.String(),
});
export type InvitationLine = Static<typeof InvitationLine>;

/** The film behind a signed address, which ends at `files_expire_at`. */
const Film = Type.Object({ url: Type.String(), size_bytes: Type.Integer(), width: Type.Integer(), height: Type.Integer() });

export const Invitation = Type.Object({
  headline: Type.String(),
  theme: Type.Object({
    id: Type.Integer(),
    slug: Type.String(),
    version: Type.String(),
    title: Type.String(),
    category: Type.String(),
    category_id: Type.Integer(),
    /** English if absent. */
    language: Type.Optional(Type.Enum([...THEME_LANGUAGES])),
    layout: Type.Enum(['upright', 'wide']),
    /** Lottie slot id → #rrggbb, as the film has them: the theme's, or the host's choice. */
    colors: Type.Record(Type.String(), Type.String()),
    /** Names of the animation's fonts, such as `Rozha One`; the files are not handed out. */
    fonts: Type.Array(Type.String()),
  }),
  /** What the host filled in, in the reading order of the theme, without empty fields. */
  lines: Type.Array(InvitationLine),
  /** The same in raw form, for rules of the domain that read fields: calendar, map, text. */
  fields: Type.Array(ThemeField),
  details: Type.Record(Type.String(), Type.String()),
  bride_first: Type.Boolean(),
  /** In the order of their days; at least one. */
  functions: Type.Array(GuestFunction, { minItems: 1 }),
  /** Whether there is a calendar file at `getInvitationCalendar`: a function has a day. */
  has_calendar: Type.Boolean(),
  /** Null when the film was deleted: the words stay as long as the page is on. */
  film: Type.Union([Film, Type.Null()]),
  files_expire_at: Type.String(),
  /** Whether there is a picture at `getInvitationPicture` and `getInvitationPoster`. */
  has_picture: Type.Boolean(),
  /** Absent where it is not known before the picture is made. */
  picture_size: Type.Optional(Type.Object({ width: Type.Integer(), height: Type.Integer() })),
  replies: Type.Object({
    open: Type.Boolean(),
    /** Why no more are taken; null while they are. */
    closed_because: Type.Union([Type.Enum(['day_passed', 'page_full']), Type.Null()]),
    /** The last day on which replies are taken, YYYY-MM-DD in Asia/Kolkata; null for none. */
    close_on: Type.Union([Type.String(), Type.Null()]),
  }),
  /** When the page was opened: a form sends it back. */
  opened_at: Type.String(),
});
export type Invitation = Static<typeof Invitation>;

const ByToken = Type.Object({ token: Secret });
/** The secret is 128 random bits that the guest's browser makes and keeps: whoever has it may read and change the reply. */
const BySecret = Type.Object({ token: Secret, secret: Secret });

/** The words of a reply as they are kept: tidied, without control characters. */
export const GuestReply = Type.Object({
  name: Type.String(),
  coming: Type.Boolean(),
  /** Function → people; only functions to which somebody comes. Empty if nobody comes. */
  people: Type.Record(FunctionKey, Type.Integer({ minimum: 1, maximum: REPLY_LIMITS.people })),
  line: Type.String(),
  updated_at: Type.String(),
});
export type GuestReply = Static<typeof GuestReply>;

export const NewReply = Type.Object({
  name: Type.String({ maxLength: 4 * REPLY_LIMITS.name_length }),
  coming: Type.Boolean(),
  /** Function → people; 0 or absent: nobody comes to that one. Ignored when `coming` is false. */
  people: Type.Record(FunctionKey, Type.Integer({ minimum: 0, maximum: REPLY_LIMITS.people }), { maxProperties: 20 }),
  line: Type.String({ maxLength: 4 * REPLY_LIMITS.line_length }),
  /** `opened_at` of the page. */
  opened_at: Type.Optional(Type.String({ maxLength: 40 })),
  /** A field that people do not see: whoever fills it in is a bot. */
  website: Type.Optional(Type.String({ maxLength: 400 })),
});
export type NewReply = Static<typeof NewReply>;

/**
 * One and the same answer, 404 `invitation_not_found`, for an address that is off, renewed, purged or was never given out. Not for
 * any cache.
 */
export const readInvitation = defineOperation({
  name: 'readInvitation',
  method: 'GET',
  path: PATH,
  access: 'public',
  summary: 'The page behind an address that a host gave to guests',
  params: ByToken,
  answer: Invitation,
});

/** A JPEG of at most 300 KB at an address that stays the same. */
export const getInvitationPicture = defineOperation({
  name: 'getInvitationPicture',
  method: 'GET',
  path: `${PATH}/picture.jpg`,
  access: 'public',
  summary: 'The picture that messengers show with the address of a page',
  file: 'image/jpeg',
  params: ByToken,
});

/** The same picture in fewer bytes, as WebP: a slow phone waits for it. */
export const getInvitationPoster = defineOperation({
  name: 'getInvitationPoster',
  method: 'GET',
  path: `${PATH}/poster.webp`,
  access: 'public',
  summary: 'The picture that a page shows until its film plays',
  file: 'image/webp',
  params: ByToken,
});

/** Answers `text/calendar`: the events of the host's own file (`getCalendarFile`) with the address of the page, which that file does not name. */
export const getInvitationCalendar = defineOperation({
  name: 'getInvitationCalendar',
  method: 'GET',
  path: `${PATH}/calendar.ics`,
  access: 'public',
  summary: 'The functions of an invitation as a calendar file',
  file: 'text/calendar',
  params: ByToken,
});

/** 404 `reply_not_found` when there is none, or the host deleted it. */
export const readReply = defineOperation({
  name: 'readReply',
  method: 'GET',
  path: `${PATH}/replies/{secret}`,
  access: 'public',
  summary: "A guest's own reply",
  params: BySecret,
  answer: GuestReply,
});

/**
 * Creates the reply or changes it; repeatable, so that a lost answer makes no second reply. 400 `invalid_reply` with the faults by
 * field, 409 `replies_closed`, 409 `page_full`, 429 `too_many_replies`.
 */
export const saveReply = defineOperation({
  name: 'saveReply',
  method: 'PUT',
  path: `${PATH}/replies/{secret}`,
  access: 'public',
  summary: 'Answers an invitation, or changes the answer given before with the same secret',
  params: BySecret,
  body: NewReply,
  answer: GuestReply,
});

/** Deletes the guest's words at once; does nothing when there are none. */
export const withdrawReply = defineOperation({
  name: 'withdrawReply',
  method: 'DELETE',
  path: `${PATH}/replies/{secret}`,
  access: 'public',
  summary: "Deletes a guest's own reply",
  params: BySecret,
});

/**
 * The same without JavaScript: a form sent as `application/x-www-form-urlencoded` by the page itself. Fields: `name`, `coming` (yes or
 * no), `people_<function key>` (a number, or empty), `line`, `website`, `opened_at`, and `secret` to change an earlier reply. Answers
 * 303 to `/i/<token>?reply=<secret>`, which is the guest's own link to change it; else with the problem of `saveReply`. A browser then gets
 * the page with what was typed.
 */
export const postReplyForm = defineOperation({
  name: 'postReplyForm',
  method: 'POST',
  path: `${PATH}/replies`,
  access: 'public',
  summary: 'Answers an invitation by a form without JavaScript, and leads back to its page',
  browsersOnly: true,
  params: ByToken,
  body: Type.Record(Type.String({ maxLength: 60 }), Type.String({ maxLength: 1_200 }), { maxProperties: 40 }),
});
