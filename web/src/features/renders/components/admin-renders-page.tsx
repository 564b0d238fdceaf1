import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { RendersBoard } from './renders-board.tsx';

export function AdminRendersPage() {
  return (
    <AdminFrame title="Renders" lead="Waiting, running and failed renders, live.">
      <RendersBoard />
    </AdminFrame>
  );
}
