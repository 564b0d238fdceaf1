import { useLocation } from 'react-router-dom';
import { SHOP } from '../lib/shop.ts';

interface PageMetaProps {
  title: string;
  description: string;
  /** Address of a picture for shared links, below the shop's own or absolute; the shop's own picture where there is none. */
  image?: string | undefined;
  imageAlt?: string;
  type?: 'website' | 'article';
  /** For pages that belong to one person. */
  noIndex?: boolean;
}

/** Title, description, canonical link and sharing tags; React lifts them into the head. */
export function PageMeta({ title, description, image, imageAlt, type = 'website', noIndex }: PageMetaProps) {
  const { pathname } = useLocation();
  const url = window.location.origin + pathname;
  const picture = new URL(image || '/social.jpg', window.location.origin).href;
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
    </>
  );
}
