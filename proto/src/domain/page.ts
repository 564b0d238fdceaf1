import { Type } from 'typebox';

/** Rows of one answer at the most: of a page, and of a list that has no pages. */
export const LONGEST_LIST = 100;

/** What a list is asked for besides its filters: how many rows at the most, and after which; spread into a query. */
export const PAGE_QUERY = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_LIST })),
  /** The `next_cursor` of the page before. One that is not of this list and order is 400 `invalid_cursor`. */
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
};
export const PageQuery = Type.Object(PAGE_QUERY);

/** Null on the last page. */
export const NextCursor = Type.Union([Type.String(), Type.Null()]);
