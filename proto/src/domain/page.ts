import { Type } from 'typebox';

/** Rows of one answer at the most: of a page, and of a list that has no pages. */
export const LONGEST_LIST = 100;

/** Paging parameters of a list: the maximum number of rows and the cursor; spread into a query. */
export const PAGE_QUERY = {
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: LONGEST_LIST })),
  /** The `next_cursor` of the previous page. A cursor from another list or sort order is 400 `invalid_cursor`. */
  cursor: Type.Optional(Type.String({ maxLength: 200 })),
};
export const PageQuery = Type.Object(PAGE_QUERY);

/** Null on the last page. */
export const NextCursor = Type.Union([Type.String(), Type.Null()]);
