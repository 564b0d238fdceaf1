import { usePricing } from '../../../lib/money/pricing.ts';
import { SHOP } from '../../../lib/shop/shop.ts';
import css from './promo-banner.module.css';

export function PromoBanner() {
  const { visible } = usePricing();
  if (!visible) return null;
  return (
    <p className={css.promo}>
      {SHOP.promo.text} with <strong>{SHOP.promo.code}</strong>
    </p>
  );
}
