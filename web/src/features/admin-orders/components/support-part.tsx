import { SUPPORT_KIND_LABELS, type SupportSummary } from '@nimantran/proto/domain/support-request';
import { Link } from '../../../components/controls/link.tsx';
import { shortIndianMoment } from '../../../lib/time/dates.ts';
import css from './order-page.module.css';
import { Section } from './section.tsx';

const STATES: Readonly<Record<SupportSummary['state'], string>> = {
  open: 'Waiting for us',
  answered: 'Answered',
  closed: 'Closed',
};

export function SupportPart({ requests }: { requests: readonly SupportSummary[] }) {
  return (
    <Section title="Support requests">
      {requests.length === 0 ? (
        <p className={css.quiet}>No requests about this order.</p>
      ) : (
        <ul className={css.list}>
          {requests.map((request) => (
            <li key={request.number}>
              <Link to={`/user/support/${request.number}`}>{request.subject || request.number}</Link>
              <p className={css.quiet}>
                {STATES[request.state]}, {SUPPORT_KIND_LABELS[request.kind].toLowerCase()},{' '}
                {shortIndianMoment(request.updated_at)}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
