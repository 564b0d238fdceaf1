import { type Static, Type } from 'typebox';
import { Customisation } from '../../domain/customisation.ts';
import { lookProperties } from '../../domain/look.ts';
import { REVIEW_LIMITS } from '../../domain/review-limits.ts';
import { BridePairs, MAX_TEXT_LENGTH, THEME_LANGUAGES, ThemeField, ThemeId } from '../../domain/theme.ts';
import { defineOperation } from '../shared/operation.ts';
import { Secret } from '../shared/secret.ts';
import { ByNumber } from './orders.ts';

const Key = Type.String({ maxLength: 40 });
const Details = Type.Record(Key, Type.String({ maxLength: MAX_TEXT_LENGTH }), { maxProperties: 40 });

/** An answer about one line of an invitation: it is right, or how it should read. */
export const LineAnswer = Type.Object({
  key: Key,
  verdict: Type.Enum(['right', 'change']),
  /** The proposed words; empty if the line should be left out. Null for a line that is right. */
  wording: Type.Union([Type.String({ maxLength: MAX_TEXT_LENGTH }), Type.Null()]),
});
export type LineAnswer = Static<typeof LineAnswer>;

const Words = {
  theme_id: Type.Integer(),
  theme_version: Type.String(),
  theme_title: Type.String(),
  /** The language of dates and times. */
  language: Type.Optional(Type.Enum([...THEME_LANGUAGES])),
  fields: Type.Array(ThemeField),
  /** Further fields that change places with the bride's name first. */
  pairs: Type.Optional(BridePairs),
  details: Details,
  bride_first: Type.Boolean(),
  /** Raised whenever the words change: an answer belongs to the round that was read. */
  round: Type.Integer({ minimum: 1 }),
  /** Whether the pictures behind the link show the customer's photos. */
  with_photos: Type.Boolean(),
  expires_at: Type.String(),
};

export const Reviewer = Type.Object({
  id: Type.String(),
  name: Type.String(),
  round: Type.Integer(),
  answers: Type.Array(LineAnswer),
  answered_at: Type.String(),
});
export type Reviewer = Static<typeof Reviewer>;

export const Review = Type.Object({
  ...Words,
  /** The last part of the link's address: whoever has it may read and answer. */
  token: Secret,
  reviewers: Type.Array(Reviewer),
  /** How often these words were opened by somebody who had not answered, and when last. */
  opened: Type.Object({ count: Type.Integer(), last_at: Type.Union([Type.String(), Type.Null()]) }),
});
export type Review = Static<typeof Review>;

/** The view of somebody with the link: the words, and their own answers. */
export const OpenReview = Type.Object({ ...Words, mine: Type.Union([Reviewer, Type.Null()]) });
export type OpenReview = Static<typeof OpenReview>;

const ByTheme = Type.Object({ theme_id: ThemeId });
export const TOKEN_PATH = '/api/review/{token}';

/** A person has one link for a theme. Sharing again keeps the link and shows the current words. */
export const shareReview = defineOperation({
  name: 'shareReview',
  method: 'PUT',
  path: '/api/reviews/{theme_id}',
  access: 'user',
  summary: "Makes the link by which the caller's family reads an invitation, or shows new words behind it",
  params: ByTheme,
  body: Type.Object({
    theme_version: Type.String({ maxLength: 80 }),
    details: Details,
    bride_first: Type.Boolean(),
    ...lookProperties,
    /** Those that readers may see in the pictures; none without it. */
    photos: Type.Optional(Customisation.properties.photos),
  }),
  answer: Review,
});

export const getReview = defineOperation({
  name: 'getReview',
  method: 'GET',
  path: '/api/reviews/{theme_id}',
  access: 'user',
  summary: "The caller's link for a theme with its answers, if there is one",
  params: ByTheme,
  answer: Type.Object({ review: Type.Union([Review, Type.Null()]) }),
});

export const endReview = defineOperation({
  name: 'endReview',
  method: 'DELETE',
  path: '/api/reviews/{theme_id}',
  access: 'user',
  summary: "Ends the caller's link for a theme and deletes its answers; does nothing when there is none",
  params: ByTheme,
});

/** Of an order that is being made: its words as ordered and corrected. The link of its draft becomes the order's. */
export const shareOrderReview = defineOperation({
  name: 'shareOrderReview',
  method: 'PUT',
  path: '/api/orders/{number}/review',
  access: 'user',
  summary: "Makes the link by which the caller's family reads an order that is being made, or shows its new words behind it",
  params: ByNumber,
  body: Type.Object({ with_photos: Type.Boolean() }),
  answer: Review,
});

export const getOrderReview = defineOperation({
  name: 'getOrderReview',
  method: 'GET',
  path: '/api/orders/{number}/review',
  access: 'user',
  summary: "The link of the caller's order with its answers, if there is one",
  params: ByNumber,
  answer: Type.Object({ review: Type.Union([Review, Type.Null()]) }),
});

export const endOrderReview = defineOperation({
  name: 'endOrderReview',
  method: 'DELETE',
  path: '/api/orders/{number}/review',
  access: 'user',
  summary: "Ends the link of the caller's order and deletes its answers; does nothing when there is none",
  params: ByNumber,
});

/** The part that designers see beside the job. Only the customer sees proposed changes. */
export const listYeses = defineOperation({
  name: 'listYeses',
  method: 'GET',
  path: '/api/orders/{number}/yeses',
  access: 'designer',
  summary: 'Who said yes to the words of an order, and to which words',
  params: ByNumber,
  answer: Type.Object({
    /** The words that were read; null without a link. */
    words: Type.Union([
      Type.Object({ theme_version: Type.String(), details: Details, bride_first: Type.Boolean() }),
      Type.Null(),
    ]),
    names: Type.Array(Type.String()),
    /** Those who said yes before the customer changed the words. */
    earlier_names: Type.Array(Type.String()),
  }),
});

/** Studio asks this to draw the scenes behind a link. */
export const reviewedWords = defineOperation({
  name: 'reviewedWords',
  method: 'GET',
  path: '/internal/reviews/{token}',
  access: 'service',
  summary: 'What the scenes behind a review link are drawn from',
  params: Type.Object({ token: Secret }),
  answer: Type.Object({
    owner_uid: Type.String(),
    theme_id: Type.Integer(),
    theme_version: Type.String(),
    details: Details,
    bride_first: Type.Boolean(),
    ...lookProperties,
    photos: Customisation.properties.photos,
  }),
});

export const openReview = defineOperation({
  name: 'openReview',
  method: 'GET',
  path: TOKEN_PATH,
  access: 'public',
  summary: 'The words behind a review link',
  params: Type.Object({ token: Secret }),
  query: Type.Object({ reviewer_key: Type.Optional(Secret) }),
  answer: OpenReview,
});

export const answerReview = defineOperation({
  name: 'answerReview',
  method: 'PUT',
  path: `${TOKEN_PATH}/reviewers/{reviewer_key}`,
  access: 'public',
  summary: 'Answers a review link, or changes the answer given before with the same key',
  params: Type.Object({ token: Secret, reviewer_key: Secret }),
  body: Type.Object({
    name: Type.String({ maxLength: 4 * REVIEW_LIMITS.name_length }),
    round: Type.Integer({ minimum: 1 }),
    answers: Type.Array(LineAnswer, { maxItems: 40 }),
  }),
  answer: OpenReview,
});
