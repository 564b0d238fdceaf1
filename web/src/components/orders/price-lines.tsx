import { formatMoney, type Money } from '@nimantran/proto/domain/currency';
import { classes } from '../../lib/classes.ts';
import css from './price-lines.module.css';

interface PriceLinesProps {
  lines: readonly { kind: string; label: string; reason?: string; amount_minor: number }[];
  total: Money;
  totalLabel?: string;
}

export function PriceLines({ lines, total, totalLabel = 'Total' }: PriceLinesProps) {
  return (
    <dl className={css.lines}>
      {lines.map((line) => (
        <div key={line.kind}>
          <dt>
            {line.label}
            {line.reason && <span className={css.reason}>{line.reason}</span>}
          </dt>
          <dd className={classes(line.amount_minor < 0 && css.less)}>
            {formatMoney({ currency: total.currency, amount_minor: line.amount_minor })}
          </dd>
        </div>
      ))}
      <div className={css.total}>
        <dt>{totalLabel}</dt>
        <dd>{formatMoney(total)}</dd>
      </div>
    </dl>
  );
}
