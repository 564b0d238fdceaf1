import { formatMoney, type Money, majorUnits } from '@nimantran/proto/domain/currency';
import type { OrderFigures } from '@nimantran/proto/http/orders/figures';
import type { ReactNode } from 'react';
import { Link } from '../../../components/controls/link.tsx';
import { Plot } from '../../../components/plot/plot.tsx';
import { shortDay } from '../../../lib/time/short-day.ts';
import { currenciesOf, movedOn, punctualShare } from '../lib/figure-points.ts';
import css from './day-by-day.module.css';

type Days = OrderFigures['days'];

/** Orders, revenue and punctuality, day by day. Currencies are never added up. */
export function OrderPlots({ days, pricesHidden }: { days: Days; pricesHidden: boolean }) {
  const total = (count: (day: Days[number]) => number) => days.reduce((sum, day) => sum + count(day), 0);
  const ordersOfSpan = `/admin/orders?placed_from=${days[0]?.day ?? ''}&placed_to=${days.at(-1)?.day ?? ''}`;
  const share = (kind: 'standard' | 'express') => percent(punctualShare(days.map((day) => day[kind])));
  return (
    <>
      <WithSum
        sum={
          <Link to={ordersOfSpan}>
            {total(({ placed }) => placed)} placed, {total(({ paid }) => paid)} paid
          </Link>
        }
      >
        <Plot
          title="Orders"
          along="Day"
          kind="bars"
          series={[
            { key: 'placed', label: 'Placed' },
            { key: 'paid', label: 'Paid' },
          ]}
          points={days.map(({ day, placed, paid }) => ({ at: shortDay(day), values: { placed, paid } }))}
        />
      </WithSum>
      <WithSum
        sum={
          <>
            Standard {share('standard')}, express {share('express')}. <Link to="/admin/orders?late=true">Late now</Link>
          </>
        }
      >
        <Plot
          title="Finished by the promised time"
          along="Day"
          kind="lines"
          series={[
            { key: 'standard', label: 'Standard' },
            { key: 'express', label: 'Express' },
          ]}
          points={days.map(({ day, standard, express }) => ({
            at: shortDay(day),
            values: { standard: punctualShare([standard]), express: punctualShare([express]) },
          }))}
          inWords={(value) => `${value}%`}
        />
      </WithSum>
      {!pricesHidden &&
        currenciesOf(days).map((currency) => {
          const inMoney = (amount_minor: number) => formatMoney({ currency, amount_minor });
          const sum = (of: 'received' | 'returned' | 'net') => inMoney(total((day) => movedOn(day, currency)[of]));
          return (
            <WithSum
              key={currency}
              sum={
                <>
                  {sum('received')} received, {sum('returned')} refunded: {sum('net')}.{' '}
                  <Link to={`${ordersOfSpan}&currency=${currency}`}>Orders in {currency}</Link>
                </>
              }
            >
              <Plot
                title={`Revenue in ${currency}, net of refunds`}
                along="Day"
                kind="bars"
                series={[{ key: 'net', label: `Net in ${currency}` }]}
                points={days.map((day) => ({ at: shortDay(day.day), values: { net: movedOn(day, currency).net } }))}
                inWords={inMoney}
                onAxis={(amount) => shortMoney({ currency, amount_minor: amount })}
              />
            </WithSum>
          );
        })}
    </>
  );
}

/** A plot with the sum of its days beneath it. */
export function WithSum({ sum, children }: { sum: ReactNode; children: ReactNode }) {
  return (
    <div className={css.plot}>
      {children}
      <p className={css.sum}>{sum}</p>
    </div>
  );
}

const percent = (share: number | null) => (share === null ? 'none finished' : `${share}%`);

/** An axis has room for few characters: ₹12K. */
function shortMoney({ currency, amount_minor }: Money): string {
  return new Intl.NumberFormat('en-US', { style: 'currency', currency, notation: 'compact' }).format(
    Number(majorUnits(amount_minor, currency)),
  );
}
