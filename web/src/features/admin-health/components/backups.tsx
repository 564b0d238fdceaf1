import { PROOF_LIMITS } from '@nimantran/proto/domain/health';
import type { HealthReport, Proof } from '@nimantran/proto/domain/health-report';
import part from '../../../components/staff/loaded-section.module.css';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import css from './health.module.css';

const LABELS: Readonly<Record<Proof['kind'], string>> = { backup: 'Backup', restore_drill: 'Proven restore' };

/** The last backup, and the last one that was restored and looked at. */
export function Backups({ reports }: { reports: readonly HealthReport[] }) {
  const proofs = reports.flatMap(({ proofs }) => proofs);
  return (
    <section className={part.part} aria-labelledby="backups">
      <h2 id="backups">Backups</h2>
      {proofs.length === 0 ? (
        <p className={part.quiet}>Nothing is known about backups: identity has not said.</p>
      ) : (
        <Table label="Backups" heads={['Proof', 'Last passed', 'Last run', 'What it said']}>
          {proofs.map(({ kind, last, passed_at }) => (
            <tr key={kind}>
              <td>{LABELS[kind]}</td>
              <td className={passed_at === null ? css.bad : undefined}>
                {passed_at === null ? 'never' : shortIndianMoment(passed_at)}
              </td>
              <td className={last?.passed === false ? css.bad : undefined}>
                {last === null ? '–' : `${shortIndianMoment(last.finished_at)}${last.passed ? '' : ', failed'}`}
              </td>
              <td>{last?.said ?? PROOF_LIMITS[kind].todo}</td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
