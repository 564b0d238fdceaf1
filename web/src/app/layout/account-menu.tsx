import type { User } from '@nimantran/proto/domain/user';
import { Link } from 'react-router-dom';
import { Disclosure } from '../../components/disclosure.tsx';
import { Icon } from '../../components/icons.tsx';
import { isDesigner, useSession } from '../../lib/session.ts';
import { useSignIn } from '../../lib/sign-in/use-sign-in.ts';
import { useSignOut } from '../../lib/sign-in/use-sign-out.ts';
import { TRACK_ORDER } from './links.ts';
import css from './top-bar.module.css';

export function AccountMenu() {
  const session = useSession();
  if (session.status === 'loading') return <div className={css.accountButton} aria-hidden="true" />;
  return session.status === 'signed-in' ? <UserMenu user={session.user} /> : <LoginMenu />;
}

function UserMenu({ user }: { user: User }) {
  const signOut = useSignOut();
  return (
    <Disclosure
      className={css.account}
      buttonClass={css.accountButton}
      panelClass={css.panel}
      label="Your account"
      button={
        <span className={css.avatar}>
          {user.photoURL === null ? initialOf(user) : <img src={user.photoURL} alt="" width={34} height={34} />}
        </span>
      }
    >
      <p className={css.who}>
        <strong>{user.name || 'Signed in'}</strong>
        {user.email}
      </p>
      <ul>
        <li>
          <Link to="/user/invitations">My Orders</Link>
        </li>
        {isDesigner(user) && (
          <li>
            <Link to="/designer">Designer</Link>
          </li>
        )}
        <li>
          <Link to="/faqs">FAQs</Link>
        </li>
        <li>
          <button type="button" onClick={() => void signOut()}>
            Log out
          </button>
        </li>
      </ul>
    </Disclosure>
  );
}

function LoginMenu() {
  const { signIn, prepare } = useSignIn();
  return (
    <Disclosure
      className={css.account}
      buttonClass={css.accountButton}
      panelClass={css.panel}
      label="Log in menu"
      onOpen={prepare}
      button={
        <>
          <Icon name="user" size={22} />
          <span className={css.loginWord}>Log In</span>
        </>
      }
    >
      <ul>
        <li>
          <button type="button" className={css.signIn} onClick={() => void signIn()}>
            Log In / Sign Up
          </button>
        </li>
        <li>
          <Link to={TRACK_ORDER}>Track Order</Link>
        </li>
        <li>
          <Link to="/faqs">FAQs</Link>
        </li>
      </ul>
    </Disclosure>
  );
}

function initialOf(user: User): string {
  return (user.name || user.email || '?').slice(0, 1).toUpperCase();
}
