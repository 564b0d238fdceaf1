import type { HealthReport } from '@nimantran/proto/domain/health-report';
import type { HealthService } from '@nimantran/proto/http/shared/health';
import part from '../../../components/staff/loaded-section.module.css';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import css from './health.module.css';

interface Answer {
  service: HealthService;
  report: HealthReport | undefined;
  isAsked: boolean;
}

/** Every service with its version; one that does not answer in time stays in the list and says so. */
export function Services({ answers }: { answers: readonly Answer[] }) {
  return (
    <section className={part.part} aria-labelledby="services">
      <h2 id="services">Services</h2>
      <Table label="Services" heads={['Service', 'State', 'Version', 'Running since', 'Last migration']}>
        {answers.map(({ service, report, isAsked }) => (
          <tr key={service}>
            <td>{service}</td>
            <td>
              <State report={report} isAsked={isAsked} />
            </td>
            <td>{report ? `${report.version} (${report.code}), Node ${report.node.replace('v', '')}` : '–'}</td>
            <td>{report ? shortIndianMoment(report.started_at) : '–'}</td>
            <td>{report?.schema ?? '–'}</td>
          </tr>
        ))}
      </Table>
      <p className={part.quiet}>Render workers have no address: whether they work shows in the renders that wait.</p>
    </section>
  );
}

function State({ report, isAsked }: Pick<Answer, 'report' | 'isAsked'>) {
  if (report === undefined) return isAsked ? 'asking …' : <span className={css.bad}>no answer in time</span>;
  if (report.not_ready.length > 0) return <span className={css.bad}>not ready: {report.not_ready.join(', ')}</span>;
  return <span className={css.good}>ready</span>;
}
