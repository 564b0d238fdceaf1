import { useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { type PageHead, usePageContext } from '../../lib/page/page-context.ts';

/** Title, description, canonical link and sharing tags; React lifts them into the head. */
export function PageMeta(head: PageHead) {
  const { origin, shop, takeHead } = usePageContext();
  useLayoutEffect(giveWay, []);
  if (takeHead === undefined) return <HeadTags head={head} origin={origin} name={shop.about.name} />;
  takeHead(head);
  return null;
}

/**
 * Tags of a page rendered in the browser replace those that came with its document. When a page is hydrated, React has adopted
 * those tags; but if hydration started twice, React has created them again, and then the original ones are removed.
 */
function giveWay(): void {
  const named = [...document.head.querySelectorAll('title, meta, link[rel="canonical"]')];
  for (const given of named) {
    const doubled = () => named.some((tag) => tag !== given && tag.isConnected && nameOf(tag) === nameOf(given));
    if (given.hasAttribute('data-static') || (given.hasAttribute('data-given') && doubled())) given.remove();
    given.removeAttribute('data-given');
  }
}

function nameOf(tag: Element): string {
  const name = tag.getAttribute('name') ?? tag.getAttribute('property') ?? '';
  return `${tag.localName} ${name} ${name === 'article:tag' ? tag.getAttribute('content') : ''}`;
}

const TYPES: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };

/** `name` is the shop's. */
export function HeadTags({ head, origin, name }: { head: PageHead; origin: string; name: string }) {
  const { pathname } = useLocation();
  const { description, search = '', type = 'website', noIndex, status, article } = head;
  const title = `${head.title} | ${name}`;
  const { image, imageAlt = title, imageSize } = head.image ? { ...head, image: head.image } : pictureOf(name);
  const url = origin + pathname + search;
  const pictureType = TYPES[/\.(\w+)$/.exec(image)?.[1] ?? ''];
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {noIndex && <meta name="robots" content="noindex" />}
      {status !== 404 && <link rel="canonical" href={url} />}
      <meta property="og:site_name" content={name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {status !== 404 && <meta property="og:url" content={url} />}
      <meta property="og:image" content={new URL(image, origin).href} />
      {pictureType && <meta property="og:image:type" content={pictureType} />}
      {imageSize && <meta property="og:image:width" content={String(imageSize.width)} />}
      {imageSize && <meta property="og:image:height" content={String(imageSize.height)} />}
      <meta property="og:image:alt" content={imageAlt} />
      <meta name="twitter:card" content="summary_large_image" />
      {article && <meta property="article:published_time" content={article.published_at} />}
      {article?.tags.map((tag) => (
        <meta key={tag} property="article:tag" content={tag} />
      ))}
      {article && <meta property="article:publisher" content={article.publisher} />}
    </>
  );
}

const pictureOf = (name: string) => ({
  image: '/social.jpg',
  imageAlt: `${name}: video invitations`,
  imageSize: { width: 1200, height: 630 },
});
