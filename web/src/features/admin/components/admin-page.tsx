import { formatMoney } from '@nimantran/proto/domain/currency';
import { useQuery } from '@tanstack/react-query';
import { Link } from '../../../components/controls/link.tsx';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { LoadedSection, Table } from '../../../components/staff/loaded-section.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { failedRefunds, lastComparison, openDisputes, openRequests } from '../api/admin-queries.ts';
import { spanOf } from '../api/figures-queries.ts';
import { DayByDay } from './day-by-day.tsx';
import { Figures } from './figures.tsx';

/** The state of the shop today, and what needs an admin. */
export function AdminPage() {
  const span = spanOf(useListAddress().filter('days'));
  const requests = useQuery(openRequests);
  const refunds = useQuery(failedRefunds);
  const disputes = useQuery(openDisputes);
  const comparison = useQuery(lastComparison);
  return (
    <AdminFrame title="Admin" lead="The shop today, and what needs attention.">
      <Figures span={span} />
      <DayByDay span={span} />
      <div id="requests">
        <LoadedSection
          title="Requests to answer"
          asked={requests}
          none="Every request has been answered."
          isEmpty={(data) => !data.requests.length}
        >
          {(data) => (
            <Table label="Requests to answer" heads={['Request', 'About', 'Kind', 'Waiting since']}>
              {data.requests.map((request) => (
                <tr key={request.number}>
                  <td>
                    <Link to={`/admin/support/${request.number}`}>{request.number}</Link>
                  </td>
                  <td>{request.subject}</td>
                  <td>{request.kind.replaceAll('-', ' ')}</td>
                  <td>{shortIndianMoment(request.updated_at)}</td>
                </tr>
              ))}
            </Table>
          )}
        </LoadedSection>
      </div>
      <div id="refunds">
        <LoadedSection title="Failed refunds" asked={refunds} none="No failed refunds." isEmpty={(data) => !data.refunds.length}>
          {(data) => (
            <Table label="Failed refunds" heads={['Order', 'Amount', 'Why it failed']}>
              {data.refunds.map((refund) => (
                <tr key={refund.id}>
                  <td>
                    <Link to={`/admin/orders/${refund.order_number}`}>{refund.order_number}</Link>
                  </td>
                  <td>{formatMoney(refund.amount)}</td>
                  <td>{refund.error}</td>
                </tr>
              ))}
            </Table>
          )}
        </LoadedSection>
      </div>
      <div id="disputes">
        <LoadedSection
          title="Open disputes"
          asked={disputes}
          none="No disputed payments."
          isEmpty={(data) => !data.disputes.length}
        >
          {(data) => (
            <Table label="Open disputes" heads={['Order', 'Amount', 'Reason', 'Respond by']}>
              {data.disputes.map((dispute) => (
                <tr key={dispute.id}>
                  <td>
                    <Link to={`/admin/orders/${dispute.order_number}`}>{dispute.order_number}</Link>
                  </td>
                  <td>{formatMoney(dispute.amount)}</td>
                  <td>{dispute.reason.replaceAll('_', ' ')}</td>
                  <td>{dispute.respond_by ? shortIndianMoment(dispute.respond_by) : 'No date given'}</td>
                </tr>
              ))}
            </Table>
          )}
        </LoadedSection>
      </div>
      <LoadedSection
        title="The payment provider's books"
        asked={comparison}
        none="They have not been compared with ours yet; this happens every night."
        isEmpty={(run) => run === null}
      >
        {(run) => <p>{run && comparedAs(run)}</p>}
      </LoadedSection>
    </AdminFrame>
  );
}

function comparedAs(run: {
  started_at: string;
  error: string | null;
  finished_at: string | null;
  differences: unknown[];
}): string {
  const when = `Compared ${shortIndianMoment(run.started_at)}`;
  if (run.finished_at === null) return `${when}: ${run.error ?? 'in progress'}.`;
  const { length } = run.differences;
  return `${when}: ${length === 0 ? 'no difference' : length === 1 ? '1 difference' : `${length} differences`}.`;
}
