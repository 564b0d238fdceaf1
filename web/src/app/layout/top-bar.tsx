import { formatMoney } from '@nimantran/proto/domain/currency';
import { lowestPrice } from '@nimantran/proto/domain/lowest-price';
import { Link } from '../../components/controls/link.tsx';
import { DevanagariWord } from '../../components/pictures/devanagari-word.tsx';
import { Icon } from '../../components/pictures/icons.tsx';
import { ToranMark } from '../../components/pictures/toran-mark.tsx';
import { usePricing } from '../../lib/money/pricing.ts';
import { useShop } from '../../lib/page/page-context.ts';
import { AccountMenu } from './account-menu.tsx';
import { CategoryNav } from './category-nav.tsx';
import { CurrencySelector } from './currency-selector.tsx';
import { OutLink } from './out-link.tsx';
import { SideMenu } from './side-menu.tsx';
import css from './top-bar.module.css';

export function TopBar() {
  const shop = useShop();
  const { currency, visible } = usePricing();
  const customers = shop.claims.customer_count;
  return (
    <header className={css.header}>
      <div className={css.thin}>
        <div className={css.inner}>
          <p className={css.claim}>
            {customers && <span>{customers} customers</span>}
            {customers && visible && <span aria-hidden="true"> · </span>}
            {visible && <span>Prices start at {firstPrice(currency)}</span>}
          </p>
          <OutLink href={shop.about.app.url} className={css.appWord}>
            <Icon name="phone" size={16} />
            Get the app
          </OutLink>
          <CurrencySelector />
        </div>
      </div>
      <div className={css.bar}>
        <div className={css.inner}>
          <SideMenu />
          <Link to="/" className={css.brand} aria-label={`${shop.about.name}, home`}>
            <ToranMark size={30} />
            <span className={css.word}>{shop.about.name}</span>
            <DevanagariWord height={15} className={css.companion} />
          </Link>
          <CategoryNav />
          <OutLink href={shop.about.app.url} className={css.appSign}>
            <Icon name="phone" size={22} />
            <span className="visually-hidden">Get the app</span>
          </OutLink>
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}

/** The header writes rupees as `Rs.`; all other prices use the sign. */
function firstPrice(currency: Parameters<typeof lowestPrice>[0]): string {
  return formatMoney(lowestPrice(currency)).replace('₹', 'Rs. ');
}
