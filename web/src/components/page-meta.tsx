import { useLocation } from 'react-router-dom';
import { type PageHead, usePageContext } from '../lib/page-context.ts';
import { SHOP } from '../lib/shop.ts';

/** Title, description, canonical link and sharing tags; React lifts them into the head. */
export function PageMeta(head: PageHead) {
  const { pathname } = useLocation();
  const { origin, takeHead } = usePageContext();
  if (takeHead === undefined) return <HeadTags head={head} origin={origin} pathname={pathname} />;
  takeHead(head);
  return null;
}

export function HeadTags({ head, origin, pathname }: { head: PageHead; origin: string; pathname: string }) {
  const { title, description, image, imageAlt, type = 'website', noIndex, article } = head;
  const url = origin + pathname;
  const picture = new URL(image || '/social.jpg', origin).href;
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={SHOP.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={imageAlt ?? title} />
      {article && <meta property="article:published_time" content={article.published_at} />}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      {article && <meta property="article:publisher" content={article.publisher} />}
    </>
  );
}
