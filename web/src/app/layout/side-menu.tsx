import { THEME_CATEGORIES } from '@nimantran/proto/domain/category';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { NavLink } from '../../components/controls/link.tsx';
import { Icon } from '../../components/pictures/icons.tsx';
import { useShop } from '../../lib/page/page-context.ts';
import { TRACK_ORDER } from './nav-links.ts';
import { OutLink } from './out-link.tsx';
import css from './side-menu.module.css';

/** Menu for small screens: 65 % of the width, at most 300 px. The dialog element keeps focus inside and Escape working. */
export function SideMenu() {
  const { name, url } = useShop().about.wedding_websites;
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  const location = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on navigation
  useEffect(() => setOpen(false), [location]);
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);

  return (
    <>
      <button type="button" className={css.opener} aria-label="Menu" aria-expanded={open} onClick={() => setOpen(true)}>
        <Icon name="menu" size={24} />
      </button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click is on the ground beside it */}
      <dialog
        ref={dialog}
        className={css.menu}
        aria-label="Menu"
        onClose={() => setOpen(false)}
        onClick={(event) => event.target === event.currentTarget && setOpen(false)}
      >
        <div className={css.inside}>
          <button type="button" className={css.closer} aria-label="Close menu" onClick={() => setOpen(false)}>
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
