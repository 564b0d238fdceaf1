import { type Static, Type } from 'typebox';
import { VideoSummary } from './theme.ts';

/** A blog article as lists show it (docs/spec-coverage.md, section 3). */
const summaryProperties = {
  title: Type.String(),
  slug: Type.String(),
  /** Path on the shop's own origin: the still of a theme on sale; empty while none of the article's themes has one. */
  thumbnail: Type.String(),
  /** Describes the picture. */
  thumbnail_alt: Type.String(),
  published_at: Type.String(),
  metadata: Type.Object({ short_description: Type.String(), topic: Type.String() }),
  /** Slug of the article's category. */
  category: Type.String(),
  reading_minutes: Type.Integer({ minimum: 1 }),
};

export const PostSummary = Type.Object(summaryProperties);
export type PostSummary = Static<typeof PostSummary>;

/** HTML from our own text, made from Markdown: no tag in it comes from outside, and links lead into the shop or use https. */
const HtmlBlock = Type.Object({ kind: Type.Literal('html'), html: Type.String() });

/** Text to copy: `card` as it appears in a video, `message` as it is sent. */
const SampleBlock = Type.Object({
  kind: Type.Literal('sample'),
  look: Type.Enum(['card', 'message']),
  label: Type.String(),
  /** BCP 47 language tag. */
  lang: Type.String(),
  text: Type.String(),
});
export type SampleBlock = Static<typeof SampleBlock>;

export const PostHeading = Type.Object({ id: Type.String(), text: Type.String() });
export type PostHeading = Static<typeof PostHeading>;

export const Post = Type.Object({
  ...summaryProperties,
  body: Type.Array(Type.Union([HtmlBlock, SampleBlock])),
  /** For a table of contents: each is the id of a heading in the body. */
  headings: Type.Array(PostHeading),
  /** Themes that the article links to, if they are on sale. */
  themes: Type.Array(VideoSummary),
  /** Other articles to read next, newest first. */
  related: Type.Array(PostSummary),
});
export type Post = Static<typeof Post>;
