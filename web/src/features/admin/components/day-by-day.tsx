import { FIGURE_SPANS } from '@nimantran/proto/http/orders/figures';
import { useQuery } from '@tanstack/react-query';
import { LoadedSection } from '../../../components/staff/loaded-section.tsx';
import { NotLoaded } from '../../../components/staff/not-loaded.tsx';
import { SpanChoice } from '../../../components/staff/span-choice.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { type FigureSpan, orderFigures, studioFigures } from '../api/figures-queries.ts';
import css from './day-by-day.module.css';
import { OrderPlots } from './order-plots.tsx';
import { QueueAges } from './queue-ages.tsx';
import { StudioPlot } from './studio-plot.tsx';

/**
 * The figures of the last days as plots, and the present age of the queues. If one service is away, the other's are still shown.
 */
export function DayByDay({ span }: { span: FigureSpan }) {
  const orders = useQuery(orderFigures(span));
  const studio = useQuery(studioFigures(span));
  const { pricesHidden } = useSession();
  const failed = [orders, studio].filter(({ error }) => error);
  return (
    <>
      <section aria-labelledby="day-by-day">
        <div className={css.head}>
          <h2 id="day-by-day">Day by day</h2>
          <SpanChoice spans={FIGURE_SPANS} chosen={span} />
        </div>
        {failed.map((asked, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: there are two at most, always in this order
          <div key={index} className={css.quiet}>
            <NotLoaded asked={asked} />
          </div>
        ))}
        {(orders.isPending || studio.isPending) && <p className={css.quiet}>Loading …</p>}
        <div className={css.plots} aria-busy={orders.isPlaceholderData || studio.isPlaceholderData}>
          {orders.data && <OrderPlots days={orders.data.days} pricesHidden={pricesHidden} />}
          {studio.data && <StudioPlot {...studio.data} />}
        </div>
      </section>
      <LoadedSection
        title="How long work has been waiting"
        asked={studio}
        none="No jobs in progress."
        isEmpty={({ queues }) => queues.every(({ jobs }) => jobs === 0)}
      >
        {({ queues }) => <QueueAges queues={queues} />}
      </LoadedSection>
    </>
  );
}
