import { Link } from '../../../components/controls/link.tsx';
import { StaffPage } from '../../../components/staff/staff-page.tsx';
import css from './renders-board.module.css';
import { RendersBoard } from './renders-board.tsx';

export function DesignerRendersPage() {
  return (
    <StaffPage title="Renders" description="The renderers’ work.">
      <div className={css.page}>
        <header>
          <Link to="/designer" className={css.back}>
            Back to the queue
          </Link>
          <h1>Renders</h1>
        </header>
        <RendersBoard />
      </div>
    </StaffPage>
  );
}
