import { matchPath, useLocation } from 'react-router-dom';
import { classes } from '../../lib/classes.ts';
import { useSession } from '../../lib/session/session.ts';
import { Shell } from '../layout/shell.tsx';
import { StaffBar } from './staff-bar.tsx';
import './script-fonts.css';
import './staff-colours.css';
import css from './staff-frame.module.css';
import { StaffLinks } from './staff-links.tsx';
import { areaOf, navigationOf } from './staff-navigation.ts';
import { useStaffDocument } from './use-colours.ts';
import { useWaiting } from './use-waiting.ts';

/** The frame of those who work here: a narrow bar and their own navigation instead of the shop's header and footer. */
export function StaffFrame() {
  useStaffDocument();
  const { pathname } = useLocation();
  const { user } = useSession();
  const waiting = useWaiting(user);
  const groups = user ? navigationOf(user, waiting) : [];
  const area = areaOf(pathname);
  // A job needs the whole width: words, checks and film side by side.
  const isDesk = matchPath('/designer/jobs/:id', pathname) !== null;
  const navigation = groups.length > 0 && <StaffLinks label={`${nameOf(user?.roles) ?? area} area`} groups={groups} />;
  const bars = (
    <div className={classes(css.bars, navigation && !isDesk && css.beside)}>
      <StaffBar area={area} navigation={navigation} isNarrow={isDesk} />
      {!isDesk && navigation && <div className={css.side}>{navigation}</div>}
    </div>
  );
  return <Shell bars={bars} foot={null} />;
}

/** The navigation is that of a person, whichever of their areas is open. */
function nameOf(roles: readonly string[] = []): string | undefined {
  if (roles.includes('admin')) return 'Admin';
  return roles.includes('designer') ? 'Designer' : undefined;
}
