import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { FailedWork } from './failed-work.tsx';
import { Holidays } from './holidays.tsx';
import { ParkedEvents } from './parked-events.tsx';

export function ToolsPage() {
  return (
    <AdminFrame title="Admin Tools" lead="Failed work that can be tried again, and holidays.">
      <ParkedEvents />
      <FailedWork />
      <Holidays />
    </AdminFrame>
  );
}
