import type { StudioFigures } from '@nimantran/proto/http/studio/figures';
import { Link } from '../../../components/controls/link.tsx';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { waitInWords } from '../lib/figure-points.ts';

type Queue = StudioFigures['queues'][number];

const QUEUES: Readonly<Record<Queue['state'], { label: string; to: string }>> = {
  drafting: { label: 'Drafts being drawn', to: '/admin/batch' },
  queued: { label: 'Waiting for a designer', to: '/designer' },
  claimed: { label: 'With a designer', to: '/designer' },
  rendering: { label: 'Videos being rendered', to: '/admin/batch' },
  on_hold: { label: 'Waiting for a customer', to: '/designer' },
  failed: { label: 'Failed', to: '/admin/tools#renders' },
};

/** How long work has waited in each queue. */
export function QueueAges({ queues }: { queues: readonly Queue[] }) {
  return (
    <Table label="Queues" heads={['Queue', 'Jobs', 'Longest wait', 'Median wait']}>
      {queues.map(({ state, jobs, oldest_seconds, median_seconds }) => (
        <tr key={state}>
          <td>
            <Link to={QUEUES[state].to}>{QUEUES[state].label}</Link>
          </td>
          <td>{jobs}</td>
          <td>{oldest_seconds === null ? '–' : waitInWords(oldest_seconds)}</td>
          <td>{median_seconds === null ? '–' : waitInWords(median_seconds)}</td>
        </tr>
      ))}
    </Table>
  );
}
