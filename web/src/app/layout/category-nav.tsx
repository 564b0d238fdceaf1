import type { CategoryEntry } from '@nimantran/proto/domain/category';
import { Disclosure } from '../../components/controls/disclosure.tsx';
import { NavLink } from '../../components/controls/link.tsx';
import { Icon } from '../../components/pictures/icons.tsx';
import css from './category-nav.module.css';
import { BAR_LINKS, MORE_LINKS, MORE_LINKS_AFTER_WISHES, WISHES_LINKS } from './nav-links.ts';

const WISHES_HOVER_MS = 100;

export function CategoryNav() {
  return (
    <nav className={css.nav} aria-label="Categories">
      <ul className={css.list}>
        {BAR_LINKS.map((category) => (
          <CategoryItem key={category.slug} category={category} />
        ))}
        <li>
          <Disclosure
            className={css.more}
            buttonClass={css.moreButton}
            panelClass={css.panel}
            button={
              <>
                More <Icon name="down" size={16} />
              </>
            }
          >
            <ul>
              {MORE_LINKS.map((category) => (
                <CategoryItem key={category.slug} category={category} />
              ))}
              <li>
                <Disclosure
                  className={css.wishes}
                  buttonClass={css.wishesButton}
                  panelClass={css.wishesPanel}
                  hoverDelayMs={WISHES_HOVER_MS}
                  button={
                    <>
                      Wishes <Icon name="right" size={16} />
                    </>
                  }
                >
                  <ul>
                    {WISHES_LINKS.map(({ to, label }) => (
                      <li key={to}>
                        <NavLink to={to} end>
                          {label}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                </Disclosure>
              </li>
              {MORE_LINKS_AFTER_WISHES.map((category) => (
                <CategoryItem key={category.slug} category={category} />
              ))}
            </ul>
          </Disclosure>
        </li>
      </ul>
    </nav>
  );
}

function CategoryItem({ category }: { category: CategoryEntry }) {
  return (
    <li>
      <NavLink to={`/category/${category.slug}`}>{category.name}</NavLink>
    </li>
  );
}
