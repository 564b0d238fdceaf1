import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { RendersBoard } from './renders-board.tsx';

export function AdminRendersPage() {
  return (
    <AdminFrame title="Renders" lead="What is waiting, what is running and what has failed, live.">
      <RendersBoard />
    </AdminFrame>
  );
}
