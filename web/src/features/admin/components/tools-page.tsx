import { useQuery } from '@tanstack/react-query';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { Part, Table } from '../../../components/staff/part.tsx';
import { partners } from '../api/admin-queries.ts';
import { FailedWork } from './failed-work.tsx';
import { Holidays } from './holidays.tsx';
import { ParkedEvents } from './parked-events.tsx';

export function ToolsPage() {
  const people = useQuery(partners);
  return (
    <AdminFrame title="Admin Tools" lead="What failed and can be tried again, the days off, and the partners.">
      <ParkedEvents />
      <FailedWork />
      <Holidays />
      <Part title="Partners" asked={people} none="There is no partner yet." isEmpty={(list) => list.length === 0}>
        {(list) => (
          <Table label="Partners" heads={['Code', 'Partner', 'Commission', 'Counts']}>
            {list.map((partner) => (
              <tr key={partner.uid}>
                <td>{partner.code}</td>
                <td>{partner.email}</td>
                <td>{partner.commission_percent}%</td>
                <td>{partner.is_active ? 'Yes' : 'No'}</td>
              </tr>
            ))}
          </Table>
        )}
      </Part>
    </AdminFrame>
  );
}
