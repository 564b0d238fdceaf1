import { formatMoney } from '@nimantran/proto/domain/currency';
import type { PartnerDashboard } from '@nimantran/proto/http/orders/partners';
import { Plot } from '../../../components/plot/plot.tsx';
import { shortDay } from '../../../lib/time/short-day.ts';
import { earnedCurrencies, earnedOn, everyDay } from '../lib/report-days.ts';
import css from './dashboard.module.css';

/** Results of a code, day by day. Currencies are never added up. */
export function ReportPlots({ report }: { report: PartnerDashboard }) {
  const days = everyDay(report);
  return (
    <div className={css.plots}>
      <Plot
        title="Visits"
        along="Day"
        kind="bars"
        series={[{ key: 'visits', label: 'Visits' }]}
        points={days.map(({ day, visits }) => ({ at: shortDay(day), values: { visits } }))}
      />
      <Plot
        title="Paid orders"
        along="Day"
        kind="bars"
        series={[{ key: 'orders', label: 'Paid orders' }]}
        points={days.map(({ day, orders }) => ({ at: shortDay(day), values: { orders } }))}
      />
      {earnedCurrencies(report).map((currency) => (
        <Plot
          key={currency}
          title={`Your commission in ${currency}`}
          along="Day"
          kind="bars"
          series={[{ key: 'earned', label: `Commission in ${currency}` }]}
          points={days.map((day) => ({ at: shortDay(day.day), values: { earned: earnedOn(day, currency) } }))}
          inWords={(amount_minor) => formatMoney({ currency, amount_minor })}
        />
      ))}
    </div>
  );
}
