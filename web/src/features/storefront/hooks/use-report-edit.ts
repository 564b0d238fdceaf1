import { type ReportedTheme, track } from '../../../lib/analytics/track.ts';
import { usePricing } from '../../../lib/money/pricing.ts';
import { categorySlugOf, type ShownTheme } from '../../../lib/themes/theme-queries.ts';

const MINOR_PER_MAJOR = 100;

/** Analytics for Edit Video: a customise event and a content view (docs/spec-coverage.md, "7. The calls it makes"). */
export function useReportEdit(theme: ShownTheme): () => void {
  const { currency, starting, visible } = usePricing();
  return () => {
    const price = visible ? starting(theme.pricing_id)?.price : undefined;
    const reported: ReportedTheme = {
      id: theme.id,
      name: theme.title,
      category: categorySlugOf(theme),
      currency,
      price: price ? price.amount_minor / MINOR_PER_MAJOR : null,
    };
    track({ name: 'customise', theme: reported });
    track({ name: 'content_view', theme: reported });
  };
}
