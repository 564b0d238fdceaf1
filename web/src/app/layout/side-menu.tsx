import { THEME_CATEGORIES } from '@nimantran/proto/domain/category';
import { NavLink } from '../../components/controls/link.tsx';
import { Icon } from '../../components/pictures/icons.tsx';
import { useShop } from '../../lib/page/page-context.ts';
import { TRACK_ORDER } from './nav-links.ts';
import { OutLink } from './out-link.tsx';
import css from './side-menu.module.css';
import { useDrawer } from './use-drawer.ts';

/** Menu for small screens: 65 % of the width, at most 300 px. */
export function SideMenu() {
  const { name, url } = useShop().about.wedding_websites;
  const { open, show, close, dialog } = useDrawer();
  return (
    <>
      <button type="button" className={css.opener} aria-label="Menu" aria-expanded={open} onClick={show}>
        <Icon name="menu" size={24} />
      </button>
      <dialog {...dialog} className={css.menu}>
        <div className={css.inside}>
          <button type="button" className={css.closer} aria-label="Close menu" onClick={close}>
            <Icon name="close" size={22} />
          </button>
          <nav aria-label="Main">
            <ul>
              <li>
                <NavLink to="/" end>
                  Home
                </NavLink>
              </li>
              {THEME_CATEGORIES.map((category) => (
                <li key={category.slug}>
                  <NavLink to={`/category/${category.slug}`}>{category.name}</NavLink>
                </li>
              ))}
            </ul>
            <ul className={css.help}>
              <li>
                <NavLink to={TRACK_ORDER}>Track Order</NavLink>
              </li>
              <li>
                <NavLink to="/faqs">FAQs</NavLink>
              </li>
              <li>
                <NavLink to="/support">Support</NavLink>
              </li>
              <li>
                <OutLink href={url}>{name}: wedding websites</OutLink>
              </li>
            </ul>
          </nav>
        </div>
      </dialog>
    </>
  );
}
