import type { Reconciliation } from '@nimantran/proto/http/orders/reconciliations';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { useListAddress } from '../../../components/data-table/use-list-address.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { LoadedSection, Table } from '../../../components/staff/loaded-section.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import { comparisonsPage, isRunning } from '../api/money-queries.ts';
import { DIFFERENCES } from '../lib/money-labels.ts';
import { CompareForm } from './compare-form.tsx';
import css from './money.module.css';

/** Comparisons of our ledger with the provider's books: the range of each, and the differences. */
export function Comparisons() {
  const address = useListAddress();
  const comparisons = useQuery(comparisonsPage(address.page));
  return (
    <>
      <CompareForm />
      <LoadedSection
        title="Comparisons"
        asked={comparisons}
        none="The books have not been compared yet. This happens every night."
        isEmpty={(data) => data.reconciliations.length === 0}
      >
        {(data) => (
          <>
            <ol className={css.runs}>
              {data.reconciliations.map((run) => (
                <li key={run.id} className={css.run}>
                  <Run run={run} />
                </li>
              ))}
            </ol>
            {(address.page !== '' || data.next_cursor !== null) && (
              <nav className={css.pages} aria-label="Pages of comparisons">
                {address.page !== '' && (
                  <ButtonLink small look="plain" to={address.pageAddress('')}>
                    First page
                  </ButtonLink>
                )}
                {data.next_cursor !== null && (
                  <ButtonLink small look="plain" to={address.pageAddress(data.next_cursor)}>
                    Older comparisons
                  </ButtonLink>
                )}
              </nav>
            )}
          </>
        )}
      </LoadedSection>
    </>
  );
}

function Run({ run }: { run: Reconciliation }) {
  const open = run.differences.filter(({ settled }) => !settled).length;
  return (
    <>
      <h3>
        {shortIndianMoment(run.from)} to {shortIndianMoment(run.to)}
      </h3>
      <p className={css.quiet}>
        Started {shortIndianMoment(run.started_at)}: {run.payments} payments, {run.refunds} refunds, {run.disputes} disputes.
      </p>
      {isRunning(run) ? (
        <p role="status">
          <progress aria-label="Comparison in progress" /> {run.error ? `Trying again: ${run.error}` : 'In progress …'}
        </p>
      ) : run.differences.length === 0 ? (
        <p>No difference.</p>
      ) : (
        <>
          {open > 0 && (
            <Notice kind="warning">
              <p>{open === 1 ? '1 difference needs a person.' : `${open} differences need a person.`}</p>
            </Notice>
          )}
          <Table label="Differences" heads={['What', 'Order', 'Details', 'Settled']}>
            {run.differences.map((difference) => (
              <tr key={`${difference.kind} ${difference.provider_ref}`}>
                <td>
                  {DIFFERENCES[difference.kind]}
                  <br />
                  <code>{difference.provider_ref}</code>
                </td>
                <td>
                  {difference.order_number ? (
                    <Link to={`/admin/orders/${difference.order_number}`}>{difference.order_number}</Link>
                  ) : (
                    'Not our order'
                  )}
                </td>
                <td>{difference.text}</td>
                <td>{difference.settled ? 'Automatically' : 'Not yet'}</td>
              </tr>
            ))}
          </Table>
        </>
      )}
    </>
  );
}
