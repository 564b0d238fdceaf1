import type { HealthReport } from '@nimantran/proto/domain/health-report';
import part from '../../../components/staff/loaded-section.module.css';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { figureRows } from '../lib/figure-rows.ts';
import css from './health.module.css';

/** What waits in each service, and for how long. */
export function WaitingWork({ reports }: { reports: readonly HealthReport[] }) {
  const rows = reports.flatMap(figureRows);
  return (
    <section className={part.part} aria-labelledby="waiting">
      <h2 id="waiting">What waits</h2>
      {rows.length === 0 ? (
        <p className={part.quiet}>No service has told its figures.</p>
      ) : (
        <Table label="What waits" heads={['Service', 'What', 'How much']}>
          {rows.map(({ service, label, value, isTooMuch }) => (
            <tr key={`${service} ${label}`}>
              <td>{service}</td>
              <td>{label}</td>
              <td className={isTooMuch ? css.bad : undefined}>{value}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
