import { usePricing } from '../../../lib/money/pricing.ts';
import { useShop } from '../../../lib/page/page-context.ts';
import css from './promo-banner.module.css';

export function PromoBanner() {
  const { text, code } = useShop().promo;
  const { visible } = usePricing();
  if (!visible) return null;
  return (
    <p className={css.promo}>
      {text} with <strong>{code}</strong>
    </p>
  );
}
