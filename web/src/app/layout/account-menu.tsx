import type { User } from '@nimantran/proto/domain/user';
import { Disclosure } from '../../components/controls/disclosure.tsx';
import { Icon } from '../../components/pictures/icons.tsx';
import { isDesigner, useSession, useUserType } from '../../lib/session/session.ts';
import { useSignIn } from '../../lib/sign-in/use-sign-in.ts';
import { useSignOut } from '../../lib/sign-in/use-sign-out.ts';
import css from './account-menu.module.css';
import { Avatar } from './avatar.tsx';
import { type AreaLink, LOGIN_LINKS, MenuLinks, roleLinksOf, USER_LINKS } from './menu-links.tsx';

export function AccountMenu() {
  const session = useSession();
  if (session.status === 'loading') return <div className={css.button} aria-hidden="true" />;
  return session.status === 'signed-in' ? <UserMenu user={session.user} /> : <LoginMenu />;
}

function UserMenu({ user }: { user: User }) {
  const signOut = useSignOut();
  const type = useUserType();
  const ofRoles: AreaLink[] = roleLinksOf({ ...type, designer: isDesigner(user) });
  return (
    <Disclosure
      className={css.account}
      buttonClass={css.button}
      panelClass={css.panel}
      label="Your account"
      button={<Avatar user={user} />}
    >
      <p className={css.who}>
        <strong>{user.name || 'Signed in'}</strong>
        {user.email}
      </p>
      <ul>
        <MenuLinks links={USER_LINKS} />
      </ul>
      {ofRoles.length > 0 && (
        <ul className={css.part}>
          <MenuLinks links={ofRoles} />
        </ul>
      )}
      <ul className={css.part}>
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
      buttonClass={css.button}
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
        <MenuLinks links={LOGIN_LINKS} />
      </ul>
      <ul className={css.part}>
        <li>
          <button type="button" className={css.signIn} onClick={() => void signIn()}>
            Log In / Sign Up
          </button>
        </li>
      </ul>
    </Disclosure>
  );
}
