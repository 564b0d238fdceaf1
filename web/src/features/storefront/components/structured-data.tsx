import { aggregateRating } from '@nimantran/proto/domain/pricing';
import { productId, type Video } from '@nimantran/proto/domain/theme';
import { useLocation } from 'react-router-dom';
import { usePageContext } from '../../../lib/page-context.ts';
import { usePricing } from '../../../lib/pricing.ts';

/** schema.org Product with its offer and rating. */
export function StructuredData({ theme }: { theme: Video }) {
  const { starting, visible } = usePricing();
  const { origin } = usePageContext();
  const { pathname } = useLocation();
  const price = starting(theme.pricing_id)?.price;
  const rating = aggregateRating(theme.pricing_id);
  const data = {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: theme.title,
    description: theme.description,
    sku: String(productId(theme.id)),
    ...(theme.preview_image && { image: new URL(theme.preview_image, origin).href }),
    ...(visible &&
      price && {
        offers: {
          '@type': 'Offer',
          priceCurrency: price.currency,
          price: (price.amount_minor / 100).toFixed(2),
          availability: 'https://schema.org/InStock',
          url: origin + pathname,
        },
      }),
    aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.value, reviewCount: rating.count },
  };
  return <script type="application/ld+json">{JSON.stringify(data).replaceAll('<', '\\u003c')}</script>;
}
