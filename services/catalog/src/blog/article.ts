import type { PostHeading } from '@nimantran/proto/domain/post';
import type { Token } from 'marked';
import { type Static, Type } from 'typebox';

const Words = (maxLength: number) => Type.String({ minLength: 1, maxLength });
/** The title next to the id is for people who read the file; a test keeps the two in step. */
const ThemeReference = Type.Object({ id: Type.Integer({ minimum: 1 }), title: Words(80) }, { additionalProperties: false });

/** The front matter of an article's file. */
export const FrontMatter = Type.Object(
  {
    title: Words(110),
    short_description: Words(220),
    /** As in `{topic} ideas`. */
    topic: Words(40),
    category: Type.String(),
    /** RFC 3339. */
    published_at: Type.String({ format: 'date-time' }),
    /** The theme whose still is the article's main picture. */
    picture: Type.Object({ theme: Type.Integer({ minimum: 1 }), alt: Words(200) }, { additionalProperties: false }),
    themes: Type.Array(ThemeReference, { minItems: 2, maxItems: 3 }),
  },
  { additionalProperties: false },
);

/** An article as stored in its file; the themes on sale are looked up on each read. */
export interface Article {
  slug: string;
  about: Static<typeof FrontMatter>;
  tokens: readonly Token[];
  headings: readonly PostHeading[];
  reading_minutes: number;
}
