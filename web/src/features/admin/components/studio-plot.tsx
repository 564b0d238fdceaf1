import type { StudioFigures } from '@nimantran/proto/http/studio/figures';
import { Link } from '../../../components/controls/link.tsx';
import { Plot } from '../../../components/plot/plot.tsx';
import { shortDay } from '../../../lib/time/short-day.ts';
import { WithSum } from './order-plots.tsx';

/** Deliveries of the studio, how many were late, and its failed renders. */
export function StudioPlot({ days }: { days: StudioFigures['days'] }) {
  const total = (key: 'delivered' | 'late' | 'failed') => days.reduce((sum, day) => sum + day[key], 0);
  return (
    <WithSum
      sum={
        <>
          {total('delivered')} delivered, {total('late')} of them late.{' '}
          <Link to="/admin/tools#renders">{total('failed')} renders failed</Link>
        </>
      }
    >
      <Plot
        title="Videos from the studio"
        along="Day"
        kind="bars"
        series={[
          { key: 'delivered', label: 'Delivered' },
          { key: 'late', label: 'Delivered late' },
          { key: 'failed', label: 'Failed renders' },
        ]}
        points={days.map(({ day, ...values }) => ({ at: shortDay(day), values }))}
      />
    </WithSum>
  );
}
