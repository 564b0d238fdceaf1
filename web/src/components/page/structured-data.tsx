import { type Money, majorUnits } from '@nimantran/proto/domain/currency';
import type { ThemeRating } from '@nimantran/proto/domain/rating';
import { productId } from '@nimantran/proto/domain/theme';
import { useLocation } from 'react-router-dom';
import { usePageContext, useShop } from '../../lib/page/page-context.ts';
import { categoryNameOf, categorySlugOf, type ListedTheme, sampleOf, themePath } from '../../lib/themes/theme-queries.ts';

/** A page's schema.org data for crawlers, one script per item. */
type Thing = { '@type': string } & Readonly<Record<string, unknown>>;

function Data({ thing }: { thing: Thing }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...thing });
  return <script type="application/ld+json">{json.replaceAll('<', '\\u003c')}</script>;
}

function useAddresses() {
  const { origin } = usePageContext();
  const { pathname } = useLocation();
  return { origin, here: origin + pathname, absolute: (path: string) => new URL(path, origin).href };
}

const organization = (origin: string, name: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#shop`,
  name,
  url: `${origin}/`,
  logo: `${origin}/apple-touch-icon.png`,
});

/** The shop as an organisation; for the home page. */
export function ShopData() {
  const { origin } = useAddresses();
  const { name, support_email: email } = useShop().about;
  return (
    <>
      <Data
        thing={{
          ...organization(origin, name),
          contactPoint: { '@type': 'ContactPoint', contactType: 'customer support', email },
        }}
      />
      <Data thing={{ '@type': 'WebSite', name, url: `${origin}/`, publisher: { '@id': `${origin}/#shop` } }} />
    </>
  );
}

/** Breadcrumbs from home, which is left out of `trail`, to the page itself as the last item. */
export function BreadcrumbData({ trail }: { trail: readonly { name: string; path: string }[] }) {
  const { absolute } = useAddresses();
  const all = [{ name: 'Home', path: '/' }, ...trail];
  return (
    <Data
      thing={{
        '@type': 'BreadcrumbList',
        itemListElement: all.map(({ name, path }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          item: absolute(path),
        })),
      }}
    />
  );
}

/** Themes in the order of the page. */
export function ThemeListData({ name, themes }: { name: string; themes: readonly ListedTheme[] }) {
  const { absolute } = useAddresses();
  if (themes.length === 0) return null;
  return (
    <Data
      thing={{
        '@type': 'ItemList',
        name,
        numberOfItems: themes.length,
        itemListElement: themes.map((theme, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name: theme.title,
          url: absolute(themePath(theme)),
        })),
      }}
    />
  );
}

/** Questions with their full answers, as on the page. */
export function FaqData({ items }: { items: readonly { question: string; answer: string }[] }) {
  return (
    <Data
      thing={{
        '@type': 'FAQPage',
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      }}
    />
  );
}

interface ThemeDataProps {
  theme: ListedTheme & { rating?: ThemeRating };
  /** Left out if prices are hidden or not loaded. */
  price: Money | undefined;
}

/** A theme as a product, its sample as a video. */
export function ThemeData({ theme, price }: ThemeDataProps) {
  const { origin, absolute } = useAddresses();
  const { about } = useShop();
  const url = absolute(themePath(theme));
  const image = theme.preview_image === '' ? {} : { image: absolute(theme.preview_image) };
  const { rating } = theme;
  const sample = sampleOf(theme.video_id);
  return (
    <>
      <Data
        thing={{
          '@type': 'Product',
          name: theme.title,
          description: theme.description,
          sku: String(productId(theme.id)),
          category: categoryNameOf(theme),
          brand: { '@type': 'Brand', name: about.name },
          url,
          ...image,
          ...(price && { offers: offer(price, url, origin) }),
          ...(rating && {
            aggregateRating: {
              '@type': 'AggregateRating',
              ratingValue: rating.value,
              ratingCount: rating.count,
              bestRating: 5,
            },
          }),
        }}
      />
      {sample.kind !== 'none' && (
        <Data
          thing={{
            '@type': 'VideoObject',
            name: `${theme.title}, sample video`,
            description: theme.description,
            ...(theme.preview_image !== '' && { thumbnailUrl: absolute(theme.preview_image) }),
            duration: `PT${Math.round(theme.duration_seconds)}S`,
            ...(sample.kind === 'file' ? { contentUrl: absolute(sample.url) } : { embedUrl: sample.url }),
          }}
        />
      )}
      <BreadcrumbData
        trail={[
          { name: categoryNameOf(theme), path: `/category/${categorySlugOf(theme)}` },
          { name: theme.title, path: themePath(theme) },
        ]}
      />
    </>
  );
}

const offer = (price: Money, url: string, origin: string): Thing => ({
  '@type': 'Offer',
  priceCurrency: price.currency,
  price: majorUnits(price.amount_minor, price.currency),
  availability: 'https://schema.org/InStock',
  url,
  seller: { '@id': `${origin}/#shop` },
});

export interface Article {
  title: string;
  description: string;
  /** Path below the shop's own address, or absolute. */
  image: string;
  /** RFC 3339. */
  published_at: string;
  updated_at?: string | undefined;
  keywords: readonly string[];
}

/** A post of the blog, at the address of its page. */
export function ArticleData({ article }: { article: Article }) {
  const { origin, here, absolute } = useAddresses();
  const maker = organization(origin, useShop().about.name);
  const { title, description, image, published_at, updated_at, keywords } = article;
  return (
    <Data
      thing={{
        '@type': 'BlogPosting',
        headline: title,
        description,
        ...(image !== '' && { image: absolute(image) }),
        datePublished: published_at,
        ...(updated_at && { dateModified: updated_at }),
        keywords: keywords.join(', '),
        author: maker,
        publisher: maker,
        mainEntityOfPage: here,
      }}
    />
  );
}
