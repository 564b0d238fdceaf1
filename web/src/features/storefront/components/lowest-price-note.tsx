import { formatMoney } from '@nimantran/proto/domain/currency';
import { lowestPrice, usePricing } from '../../../lib/pricing.ts';
import css from './lowest-price-note.module.css';

export function LowestPriceNote() {
  const { visible, currency } = usePricing();
  if (!visible) return null;
  return (
    <section className={css.note} aria-labelledby="lowest-price">
      <h2 id="lowest-price">Lowest price guarantee</h2>
      <p>
        Videos start at {formatMoney(lowestPrice(currency))}. If you find a similar design cheaper elsewhere, we refund the
        difference.
      </p>
    </section>
  );
}
