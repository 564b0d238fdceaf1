import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { ButtonLink } from '../../../components/controls/button.tsx';
import { Link } from '../../../components/controls/link.tsx';
import { AdminFrame } from '../../../components/staff/admin-frame.tsx';
import { Fact, Facts } from '../../../components/staff/facts.tsx';
import { NotLoaded } from '../../../components/staff/not-loaded.tsx';
import { receiptDate, shortIndianMoment } from '../../../lib/time/dates.ts';
import { userQuery } from '../api/people-queries.ts';
import css from './people.module.css';
import { PersonRoles } from './person-roles.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { sessionWords } from './user-columns.tsx';
import { WaitingApprovals } from './waiting-approvals.tsx';

/** One account: its data and its roles. */
export function PersonPage() {
  const { uid = '' } = useParams();
  const { data: user, error, refetch } = useQuery(userQuery(uid));
  return (
    <AdminFrame
      title={user ? user.name || user.email : 'Account'}
      lead="About this account, and its roles."
      actions={
        <ButtonLink small look="plain" to="/admin/people">
          All accounts
        </ButtonLink>
      }
    >
      <NotLoaded asked={{ error, refetch }} />
      {!user && !error && <p>Loading …</p>}
      {user && (
        <>
          <Facts>
            <Fact name="Email address">
              {user.email}
              {!user.email_verified && <span className={css.under}>Address not verified: no role can be granted.</span>}
            </Fact>
            <Fact name="First came">{receiptDate(user.registered_at)}</Fact>
            <Fact name="Last sign-in">{shortIndianMoment(user.last_sign_in_at)}</Fact>
            <Fact name="Signed in">{sessionWords(user.open_sessions)}</Fact>
            <Fact name="Account id">{user.uid}</Fact>
            <Fact name="Activity">
              <Link to={`/admin/audit?actor=${encodeURIComponent(user.uid)}`}>Its changes in the audit log</Link>
            </Fact>
          </Facts>
          <WaitingApprovals uid={user.uid} />
          <PersonRoles user={user} />
          <PersonSessions user={user} />
        </>
      )}
    </AdminFrame>
  );
}
