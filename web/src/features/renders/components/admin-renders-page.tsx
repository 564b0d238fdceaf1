import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { RendersBoard } from './renders-board.tsx';

export function AdminRendersPage() {
  return (
    <AdminFrame title="Renders" lead="What waits, what runs where, and what failed, as it happens.">
      <RendersBoard />
    </AdminFrame>
  );
}
