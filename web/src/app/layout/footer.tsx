import { THEME_CATEGORIES } from '@nimantran/proto/domain/category';
import { CookieChoices } from '../../components/consent/consent-choices.tsx';
import { Link } from '../../components/controls/link.tsx';
import { DevanagariWord } from '../../components/pictures/devanagari-word.tsx';
import { ToranMark } from '../../components/pictures/toran-mark.tsx';
import { useShop } from '../../lib/page/page-context.ts';
import css from './footer.module.css';
import { TRACK_ORDER } from './nav-links.ts';
import { OutLink } from './out-link.tsx';

const HELP = [
  { to: TRACK_ORDER, label: 'Track Order' },
  { to: '/faqs', label: 'FAQs' },
  { to: '/support', label: 'Support' },
  { to: '/blog', label: 'Blog' },
] as const;
const LEGAL = [
  { to: '/privacy-policy', label: 'Privacy Policy' },
  { to: '/terms-of-service', label: 'Terms of Service' },
] as const;

export function Footer() {
  const shop = useShop();
  return (
    <footer className={css.footer} data-later="">
      <div className={css.inner}>
        <nav aria-label="Help">
          <h2>Help</h2>
          <ul>
            {HELP.map(({ to, label }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            {LEGAL.map(({ to, label }) => (
              <li key={to}>
                <OutLink href={to}>{label}</OutLink>
              </li>
            ))}
            <CookieChoices />
          </ul>
        </nav>
        <nav aria-label="All categories">
          <h2>Categories</h2>
          <ul className={css.two}>
            {THEME_CATEGORIES.map((category) => (
              <li key={category.slug}>
                <Link to={`/category/${category.slug}`}>{category.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>
          <p className={css.brand}>
            <ToranMark size={34} />
            <span className={css.word}>{shop.about.name}</span>
            <DevanagariWord height={16} />
          </p>
          <nav aria-label="Elsewhere">
            <ul className={css.social}>
              {shop.about.social.map(({ name, url }) => (
                <li key={name}>
                  <OutLink href={url}>{name}</OutLink>
                </li>
              ))}
            </ul>
            <OutLink href={shop.about.app.url} className={css.app}>
              Get the app on {shop.about.app.store}
            </OutLink>
          </nav>
          {shop.claims.safety && <p>{shop.claims.safety}.</p>}
          <p>{shop.about.copyright}</p>
        </div>
      </div>
    </footer>
  );
}
