import { formatMoney, type Money } from '@nimantran/proto/domain/currency';
import { ORDER_STATE_LABELS } from '@nimantran/proto/domain/order';
import { downloadPartnerOrders, getPartnerDashboard, type PartnerDashboard } from '@nimantran/proto/http/orders/partners';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { buttonClass } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { NotLoaded } from '../../../components/staff/not-loaded.tsx';
import { SpanChoice } from '../../../components/staff/span-choice.tsx';
import { call } from '../../../lib/http/api.ts';
import { receiptDate } from '../../../lib/time/dates.ts';
import { todayInIndia } from '../../../lib/time/typed-dates.ts';
import { firstDay, REPORT_SPANS, spanOf } from '../lib/report-days.ts';
import css from './dashboard.module.css';
import { PartnerLink } from './partner-link.tsx';
import { Payouts } from './payouts.tsx';
import { ReportPlots } from './report-plots.tsx';

const dashboardQuery = (from: string, to: string) =>
  queryOptions({
    queryKey: ['private', 'partner dashboard', from, to],
    queryFn: ({ signal }) => call(getPartnerDashboard, { query: { from, to }, signal }),
    placeholderData: keepPreviousData,
  });

/** Results of a partner's code; the address holds the period shown. */
export function Dashboard() {
  const [query] = useSearchParams();
  const span = spanOf(query.get('days'));
  const today = todayInIndia();
  const { data, error, refetch } = useQuery(dashboardQuery(firstDay(today, span), today));
  return (
    <>
      <div className={css.head}>
        <h1>Partner Dashboard</h1>
        <SpanChoice spans={REPORT_SPANS} chosen={span} />
      </div>
      <p className={css.lead}>
        <Link to="/partner/keys">API keys and webhooks</Link> for your own programs.
      </p>
      <NotLoaded asked={{ error, refetch }} />
      {data && <Report report={data} />}
    </>
  );
}

function Report({ report }: { report: PartnerDashboard }) {
  const { totals, from, to } = report;
  return (
    <>
      <p className={css.lead}>
        {receiptDate(from)} to {receiptDate(to)}. You receive {report.commission_percent}% of what your customers pay.
      </p>
      {!report.is_active && (
        <Notice kind="warning">
          <p>Your code is switched off at the moment. Write to support if you think this is a mistake.</p>
        </Notice>
      )}
      <PartnerLink code={report.code} link={report.link} />
      <dl className={css.figures}>
        <Figure label="Visits">{totals.visits}</Figure>
        <Figure label="Paid orders">{totals.orders}</Figure>
        <Figure label="Revenue">{sums(totals.revenue)}</Figure>
        <Figure label="Your commission">{sums(totals.commission)}</Figure>
      </dl>
      <Payouts />
      <ReportPlots report={report} />
      <section aria-labelledby="partner-orders">
        <h2 id="partner-orders" className={css.heading}>
          Orders
        </h2>
        {report.orders.length === 0 ? (
          <p className={css.lead}>None in this period. Share your link where people plan their celebrations.</p>
        ) : (
          <>
            <ul className={css.orders}>
              {report.orders.map((order) => (
                <li key={`${order.paid_at} ${order.theme_title}`}>
                  <span>
                    <strong>{order.theme_title}</strong>
                    <br />
                    {receiptDate(order.paid_at)}, {ORDER_STATE_LABELS[order.state]}
                  </span>
                  <span className={css.share}>
                    <strong>{formatMoney(order.commission)}</strong>
                    <br />
                    of {formatMoney(order.revenue)}
                  </span>
                </li>
              ))}
            </ul>
            <a className={buttonClass({ look: 'plain' })} href={`${downloadPartnerOrders.path}?from=${from}&to=${to}`} download>
              Download as CSV
            </a>
          </>
        )}
      </section>
    </>
  );
}

function Figure({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const sums = (amounts: readonly Money[]) => (amounts.length === 0 ? '–' : amounts.map(formatMoney).join(' + '));
