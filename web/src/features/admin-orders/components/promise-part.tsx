import type { AdminOrder } from '@nimantran/proto/http/orders/admin-orders';
import type { StudioJobState } from '@nimantran/proto/http/studio/jobs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/controls/link.tsx';
import { StateMark } from '../../../components/orders/state-mark.tsx';
import { useShop } from '../../../lib/page/page-context.ts';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { jobQuery } from '../api/order-queries.ts';
import { latenessWords, STATE_NAMES, STATE_TONES } from '../lib/order-labels.ts';
import css from './order-page.module.css';
import { Facts, Section } from './section.tsx';

/** The order's state, its promised time, and the designer who has claimed it. */
export function PromisePart({ shown }: { shown: AdminOrder }) {
  const shop = useShop();
  const { order, lateness, held_since } = shown;
  const { due_at, completed_at } = order;
  const words = latenessWords({ lateness, held_since, due_at, completed_at }, new Date());
  return (
    <Section title="Status">
      <Facts
        of={[
          [
            'State',
            <>
              <StateMark tone={STATE_TONES[order.state]}>{STATE_NAMES[order.state]}</StateMark>
              {words && <span className={lateness === 'late' ? css.late : css.quiet}> {words}</span>}
            </>,
          ],
          ['Delivery', `${order.delivery === 'express' ? 'Express' : 'Standard'}, ${shop.delivery[order.delivery]}`],
          ['Placed', shortIndianMoment(order.placed_at)],
          ['Due', due_at && shortIndianMoment(due_at)],
          ['On hold since', held_since && shortIndianMoment(held_since)],
          ['Finished', completed_at && shortIndianMoment(completed_at)],
          ['Video kept until', order.video?.kept_until ? shortIndianMoment(order.video.kept_until) : null],
          ['Video deleted', order.video?.deleted_at ? shortIndianMoment(order.video.deleted_at) : null],
          [
            'Studio',
            shown.job_id === null ? (
              shown.can.stop ? (
                'Not in the designers’ queue yet'
              ) : null
            ) : (
              <StudioJob key="job" id={shown.job_id} />
            ),
          ],
          ['Payment failed', order.payment_error],
        ]}
      />
    </Section>
  );
}

const JOB_STATES: Readonly<Record<StudioJobState, string>> = {
  drafting: 'The draft is being drawn',
  queued: 'Waiting for a designer',
  claimed: 'With a designer',
  rendering: 'The video is being rendered',
  delivered: 'Delivered',
  on_hold: 'On hold',
  failed: 'Failed: needs a person',
  cancelled: 'Cancelled',
};

function StudioJob({ id }: { id: string }) {
  const { data: job } = useQuery(jobQuery(id));
  return <Link to={`/designer/jobs/${id}`}>{job ? JOB_STATES[job.state] : 'Open the job'}</Link>;
}
