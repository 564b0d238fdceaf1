import { inGigabytes, spanInWords } from '@nimantran/proto/domain/health';
import type { HealthReport } from '@nimantran/proto/domain/health-report';
import part from '../../../components/staff/loaded-section.module.css';
import { Table } from '../../../components/staff/loaded-section.tsx';
import { receiptDate } from '../../../lib/time/dates.ts';

type Key = HealthReport['keys'][number];

/** Free space where services write, and the ages of keys and certificates. */
export function DisksAndKeys({ reports }: { reports: readonly HealthReport[] }) {
  const keys = reports.flatMap(({ keys }) => keys);
  return (
    <>
      <section className={part.part} aria-labelledby="disks">
        <h2 id="disks">Disks</h2>
        <Table label="Disks" heads={['Service', 'What is there', 'Free', 'Size']}>
          {reports.flatMap(({ service, disks }) =>
            disks.map(({ place, free_bytes, total_bytes }) => (
              <tr key={`${service} ${place}`}>
                <td>{service}</td>
                <td>{place}</td>
                <td>{inGigabytes(free_bytes)}</td>
                <td>{inGigabytes(total_bytes)}</td>
              </tr>
            )),
          )}
        </Table>
        <p className={part.quiet}>Disks of Postgres, NATS and the object store are watched where they run.</p>
      </section>
      <section className={part.part} aria-labelledby="keys">
        <h2 id="keys">Keys and certificates</h2>
        {keys.length === 0 ? (
          <p className={part.quiet}>No service has told of a key.</p>
        ) : (
          <Table label="Keys and certificates" heads={['What', 'Known since', 'Expires']}>
            {keys.map((key) => (
              <tr key={key.name}>
                <td>{key.name}</td>
                <td>{since(key)}</td>
                <td>{key.fault ?? (key.expires_at === null ? 'never' : receiptDate(key.expires_at))}</td>
              </tr>
            ))}
          </Table>
        )}
      </section>
    </>
  );
}

const since = ({ since }: Key): string =>
  since === null ? '–' : `${receiptDate(since)}, ${spanInWords(Math.max(0, Date.now() - Date.parse(since)))}`;
