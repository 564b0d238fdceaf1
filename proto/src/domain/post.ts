import { type Static, Type } from 'typebox';
import { VideoSummary } from './theme.ts';

/** An article of the blog as lists show it (SPEC section 3). */
const summaryProperties = {
  title: Type.String(),
  slug: Type.String(),
  /** Path below the shop's own address: the still of a theme on sale; empty while none of the article's themes has one. */
  thumbnail: Type.String(),
  /** What the picture shows. */
  thumbnail_alt: Type.String(),
  published_at: Type.String(),
  metadata: Type.Object({ short_description: Type.String(), topic: Type.String() }),
  /** Slug of the category that the article is about. */
  category: Type.String(),
  reading_minutes: Type.Integer({ minimum: 1 }),
};

export const PostSummary = Type.Object(summaryProperties);
export type PostSummary = Static<typeof PostSummary>;

/** HTML of our own words, made from Markdown: no tag in it comes from outside, and links lead into the shop or by https. */
const HtmlBlock = Type.Object({ kind: Type.Literal('html'), html: Type.String() });

/** Words to take over: `card` as they stand in a video, `message` as they are sent. */
const SampleBlock = Type.Object({
  kind: Type.Literal('sample'),
  look: Type.Enum(['card', 'message']),
  label: Type.String(),
  /** BCP 47 tag of its language. */
  lang: Type.String(),
  text: Type.String(),
});
export type SampleBlock = Static<typeof SampleBlock>;

export const PostHeading = Type.Object({ id: Type.String(), text: Type.String() });
export type PostHeading = Static<typeof PostHeading>;

export const Post = Type.Object({
  ...summaryProperties,
  body: Type.Array(Type.Union([HtmlBlock, SampleBlock])),
  /** For a list of contents: each is the id of a heading in the body. */
  headings: Type.Array(PostHeading),
  /** What the article leads to, as far as it is on sale. */
  themes: Type.Array(VideoSummary),
  /** Others to read next, the newest first. */
  related: Type.Array(PostSummary),
});
export type Post = Static<typeof Post>;
