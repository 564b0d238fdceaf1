import type { Finding } from '@nimantran/proto/domain/health';
import { Link } from '../../../components/controls/link.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import part from '../../../components/staff/loaded-section.module.css';
import css from './health.module.css';

/** The findings, urgent ones first, each with its remedy. */
export function Findings({ findings, isComplete }: { findings: readonly Finding[]; isComplete: boolean }) {
  const inOrder = (['urgent', 'soon'] as const).flatMap((urgency) => findings.filter((found) => found.urgency === urgency));
  return (
    <section className={part.part} aria-labelledby="to-do">
      <h2 id="to-do">What to do</h2>
      {!isComplete && <p className={part.quiet}>Asking the services …</p>}
      {isComplete && inOrder.length === 0 && (
        <Notice kind="good">
          <p>Every service answers, and nothing needs you.</p>
        </Notice>
      )}
      {inOrder.length > 0 && (
        <ul className={css.findings}>
          {inOrder.map(({ id, urgency, what, todo, to }) => (
            <li key={id} className={css[urgency]}>
              <p>
                <span className={css.urgency}>{urgency === 'urgent' ? 'Now' : 'Soon'}</span> {what}
              </p>
              <p className={part.quiet}>
                {todo} {to !== undefined && <Link to={to}>Open the page</Link>}
              </p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
