import { formatMoney, type Money } from '@nimantran/proto/domain/currency';
import css from './price.module.css';

/** A price, with the former price crossed out beside it. */
export function Price({ now, before }: { now: Money; before?: Money | undefined }) {
  return (
    <span className={css.price}>
      <span className={css.now}>{formatMoney(now)}</span>
      {before && before.amount_minor > now.amount_minor && (
        <s className={css.before}>
          <span className="visually-hidden">instead of </span>
          {formatMoney(before)}
        </s>
      )}
    </span>
  );
}
