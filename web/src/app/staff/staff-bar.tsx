import type { ReactNode } from 'react';
import { Link } from '../../components/controls/link.tsx';
import { Icon } from '../../components/pictures/icons.tsx';
import { ToranMark } from '../../components/pictures/toran-mark.tsx';
import { useShop } from '../../lib/page/page-context.ts';
import css from './staff-bar.module.css';
import { StaffDrawer } from './staff-drawer.tsx';
import { StaffSearch } from './staff-search.tsx';
import { WhoAmI } from './who-am-i.tsx';

interface StaffBarProps {
  /** The name of the area that is open. */
  area: string;
  navigation: ReactNode;
  /** The navigation is behind the menu button at every width. */
  isNarrow: boolean;
}

/** The bar over the pages of staff: where they are, a search, who they are, and the way back to the shop. */
export function StaffBar({ area, navigation, isNarrow }: StaffBarProps) {
  const { name } = useShop().about;
  return (
    <header className={css.bar}>
      {navigation && <StaffDrawer isAlways={isNarrow}>{navigation}</StaffDrawer>}
      <p className={css.area}>
        <ToranMark size={22} className={css.mark} />
        <span className={css.shop}>{name}</span>
        <strong>{area}</strong>
      </p>
      <StaffSearch />
      <Link to="/" className={css.back} aria-label="Back to the shop">
        <Icon name="right" size={16} />
        <span className={css.words}>Back to the shop</span>
        <span className={css.word}>Shop</span>
      </Link>
      <WhoAmI />
    </header>
  );
}
