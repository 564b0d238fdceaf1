import type { User } from '@nimantran/proto/domain/user';
import { Disclosure } from '../../components/controls/disclosure.tsx';
import { useKeyChoice } from '../../lib/keys/use-key-choice.ts';
import { isDesigner, useSession } from '../../lib/session/session.ts';
import { useSignOut } from '../../lib/sign-in/use-sign-out.ts';
import { Avatar } from '../layout/avatar.tsx';
import { MenuLinks } from '../layout/menu-links.tsx';
import { COLOURS, type Colours, useColours } from './use-colours.ts';
import css from './who-am-i.module.css';

const COLOUR_NAMES: Readonly<Record<Colours, string>> = { auto: 'As the device', light: 'Light', dark: 'Dark' };

/** The account that is signed in, its areas, and how its pages look and listen. */
export function WhoAmI() {
  const { user } = useSession();
  return user ? <Account user={user} /> : null;
}

function Account({ user }: { user: User }) {
  const signOut = useSignOut();
  const [colours, chooseColours] = useColours();
  const [keys, chooseKeys] = useKeyChoice();
  return (
    <Disclosure
      className={css.account}
      buttonClass={css.button}
      panelClass={css.panel}
      button={
        <>
          <span aria-hidden="true">
            <Avatar user={user} />
          </span>
          <span className={css.name}>{user.name || user.email}</span>
          <span className="visually-hidden">Your account</span>
        </>
      }
    >
      <p className={css.who}>
        <strong>{user.name || 'Signed in'}</strong>
        {user.email}
        <br />
        {user.roles.join(', ')}
      </p>
      <ul className={css.links}>
        <MenuLinks links={areasOf(user)} />
      </ul>
      <fieldset className={css.part}>
        <legend>Colours</legend>
        {COLOURS.map((name) => (
          <label key={name}>
            <input type="radio" name="staff-colours" checked={colours === name} onChange={() => chooseColours(name)} />
            {COLOUR_NAMES[name]}
          </label>
        ))}
      </fieldset>
      <div className={css.part}>
        <label>
          <input type="checkbox" checked={keys} onChange={(event) => chooseKeys(event.target.checked)} />
          Single-key shortcuts, such as / for the search
        </label>
      </div>
      <div className={css.part}>
        <button type="button" className={css.out} onClick={() => void signOut()}>
          Log out
        </button>
      </div>
    </Disclosure>
  );
}

function areasOf(user: User): { to: string; label: string }[] {
  return [
    ...(user.roles.includes('admin') ? [{ to: '/admin', label: 'Admin' }] : []),
    ...(isDesigner(user) ? [{ to: '/designer', label: 'Designer' }] : []),
    ...(user.roles.includes('partner') ? [{ to: '/partner', label: 'Partner Dashboard' }] : []),
    { to: '/user/invitations', label: 'My Orders' },
  ];
}
