import type { StudioFigures } from '@nimantran/proto/http/studio/figures';
import { Link } from '../../../components/controls/link.tsx';
import { Plot } from '../../../components/plot/plot.tsx';
import { shortDay } from '../../../lib/time/short-day.ts';
import { filmsInWords } from '../lib/figure-points.ts';
import { WithSum } from './order-plots.tsx';

/** Deliveries of the studio, how many were late, its failed renders, and how often a draft was played as a film. */
export function StudioPlot({ days, drafts }: Pick<StudioFigures, 'days' | 'drafts'>) {
  const total = (key: 'delivered' | 'late' | 'failed') => days.reduce((sum, day) => sum + day[key], 0);
  return (
    <WithSum
      sum={
        <>
          {total('delivered')} delivered, {total('late')} of them late.{' '}
          <Link to="/admin/tools#renders">{total('failed')} renders failed</Link>. {filmsInWords(drafts)}
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
