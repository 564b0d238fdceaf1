import { formatMoney } from '@nimantran/proto/domain/currency';
import { lowestPrice } from '@nimantran/proto/domain/lowest-price';
import { usePricing } from '../../../../lib/money/pricing.ts';
import { useShop } from '../../../../lib/page/page-context.ts';
import { KEPT } from '../../../../lib/shop/kept.ts';
import css from './lowest-price-note.module.css';

/** The price, the promise behind it, and the other guarantees. */
export function LowestPriceNote() {
  const { visible, currency } = usePricing();
  const { claims } = useShop();
  const facts = [
    ['Yours to make in', claims.making],
    ['Delivered by Express', claims.delivery],
    ['Kept for download', KEPT.videos],
    ['At checkout', claims.payments],
  ];
  return (
    <section className={css.note} aria-labelledby="lowest-price">
      <div className={css.price}>
        <h2 id="lowest-price">{claims.guarantee ? 'Lowest price guarantee' : 'What it costs'}</h2>
        {visible && (
          <p className={css.from}>
            Videos start at <strong>{formatMoney(lowestPrice(currency))}</strong>
          </p>
        )}
        {claims.guarantee && <p className={css.words}>{claims.guarantee}</p>}
      </div>
      <dl className={css.facts}>
        {facts.map(
          ([name, value]) =>
            value && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
