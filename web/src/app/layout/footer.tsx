import { Link } from 'react-router-dom';
import { DevanagariWord } from '../../components/devanagari-word.tsx';
import { ToranMark } from '../../components/toran-mark.tsx';
import { SHOP } from '../../lib/shop.ts';
import css from './footer.module.css';
import { ALL_CATEGORIES, TRACK_ORDER } from './links.ts';

export function Footer() {
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <nav aria-label="Help">
          <h2>Help</h2>
          <ul>
            <li>
              <Link to={TRACK_ORDER}>Track Order</Link>
            </li>
            <li>
              <Link to="/faqs">FAQs</Link>
            </li>
            <li>
              <Link to="/support">Support</Link>
            </li>
            <li>
              <Link to="/privacy-policy" target="_blank">
                Privacy Policy<span className="visually-hidden"> (opens in a new tab)</span>
              </Link>
            </li>
            <li>
              <Link to="/terms-of-service" target="_blank">
                Terms of Service<span className="visually-hidden"> (opens in a new tab)</span>
              </Link>
            </li>
          </ul>
        </nav>
        <nav aria-label="All categories">
          <h2>Categories</h2>
          <ul className={css.two}>
            {ALL_CATEGORIES.map((category) => (
              <li key={category.slug}>
                <Link to={`/category/${category.slug}`}>{category.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={css.end}>
          <p className={css.brand}>
            <ToranMark size={34} />
            <span className={css.word}>{SHOP.name}</span>
            <DevanagariWord height={16} />
          </p>
          <p>Payments are 100% safe.</p>
          <p>{SHOP.copyright}</p>
        </div>
      </div>
    </footer>
  );
}
