import type { HealthReport } from '@nimantran/proto/domain/health-report';
import part from '../../../components/staff/loaded-section.module.css';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';

/** The kinds of errors in the services' logs since they started. */
export function LoggedErrors({ reports }: { reports: readonly HealthReport[] }) {
  const errors = reports
    .flatMap(({ service, errors }) => errors.map((error) => ({ service, ...error })))
    .toSorted((one, other) => other.last_at.localeCompare(one.last_at));
  return (
    <section className={part.part} aria-labelledby="errors">
      <h2 id="errors">Errors since the services started</h2>
      {errors.length === 0 ? (
        <p className={part.quiet}>No errors.</p>
      ) : (
        <Table label="Errors since the services started" heads={['Service', 'What', 'Kind', 'Times', 'Last']}>
          {errors.map(({ service, message, type, code, count, last_at }) => (
            <tr key={`${service} ${message} ${type} ${code}`}>
              <td>{service}</td>
              <td>{message}</td>
              <td>{[type, code].filter((part) => part !== '').join(' ') || '–'}</td>
              <td>{count}</td>
              <td>{shortIndianMoment(last_at)}</td>
            </tr>
          ))}
        </Table>
      )}
      <p className={part.quiet}>The texts of errors stay in the logs, because they may quote a person.</p>
    </section>
  );
}
