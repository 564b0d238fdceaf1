import { categorySlug } from '@nimantran/proto/domain/category';
import type { Post, PostSummary } from '@nimantran/proto/domain/post';
import type { VideoSummary } from '@nimantran/proto/domain/theme';
import { byPriority } from '../domain/theme-order.ts';
import type { Article } from './article.ts';
import { renderArticle } from './render-article.ts';

const RELATED = 3;
const THEMES = 3;

/** An article as shown in lists, with its themes that are on sale. */
export function summaryOf({ slug, about, reading_minutes }: Article, videos: readonly VideoSummary[]): PostSummary {
  const { title, short_description, topic, category, published_at } = about;
  const picture = pictureOf(about, videos);
  return {
    title,
    slug,
    thumbnail: picture?.thumbnail ?? '',
    thumbnail_alt: altOf(about, picture),
    published_at,
    metadata: { short_description, topic },
    category,
    reading_minutes,
  };
}

/** The whole article with its themes that are on sale; the best themes of its category replace the others. */
export function postOf(article: Article, articles: readonly Article[], videos: readonly VideoSummary[]): Post {
  const pathOfTheme = (id: number) => {
    const video = videos.find((candidate) => candidate.id === id);
    return video && `/video/${slugOf(video)}/${video.slug}`;
  };
  return {
    ...summaryOf(article, videos),
    body: renderArticle(article.tokens, pathOfTheme),
    headings: [...article.headings],
    themes: themesOf(article, videos).slice(0, THEMES),
    related: relatedTo(article, articles).map((other) => summaryOf(other, videos)),
  };
}

function themesOf({ about }: Article, videos: readonly VideoSummary[]): VideoSummary[] {
  const named = about.themes.flatMap(({ id }) => videos.find((video) => video.id === id) ?? []);
  const others = videos.filter((video) => slugOf(video) === about.category && !named.includes(video)).sort(byPriority);
  return [...named, ...others];
}

/** The theme that the article names, else the best one that suits a wide picture. */
function pictureOf(about: Article['about'], videos: readonly VideoSummary[]): VideoSummary | undefined {
  const shown = videos.filter((video) => video.thumbnail !== '');
  const named = shown.find((video) => video.id === about.picture.theme);
  const wide = shown.filter((video) => slugOf(video) === about.category && !video.portrait_orientation);
  return named ?? wide.sort(byPriority)[0];
}

function altOf({ picture }: Article['about'], shown: VideoSummary | undefined): string {
  if (shown === undefined) return '';
  return shown.id === picture.theme ? picture.alt : `A still of the theme ${shown.title}`;
}

/** The articles that follow it in the blog, wrapping round to the start. */
function relatedTo(article: Article, articles: readonly Article[]): Article[] {
  const at = articles.indexOf(article);
  return [...articles.slice(at + 1), ...articles.slice(0, at)].slice(0, RELATED);
}

const slugOf = (video: VideoSummary) => categorySlug(video.category_id, video.category);
