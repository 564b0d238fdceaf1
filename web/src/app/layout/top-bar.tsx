import { formatMoney } from '@nimantran/proto/domain/currency';
import { Link } from 'react-router-dom';
import { DevanagariWord } from '../../components/devanagari-word.tsx';
import { ToranMark } from '../../components/toran-mark.tsx';
import { lowestPrice, usePricing } from '../../lib/pricing.ts';
import { SHOP } from '../../lib/shop.ts';
import { AccountMenu } from './account-menu.tsx';
import { CategoryNav } from './category-nav.tsx';
import { CurrencySelector } from './currency-selector.tsx';
import { SideMenu } from './side-menu.tsx';
import css from './top-bar.module.css';

export function TopBar() {
  const { currency, visible } = usePricing();
  return (
    <header className={css.header}>
      <div className={css.thin}>
        <div className={css.inner}>
          <p className={css.claim}>
            <span className={css.count}>{SHOP.customerCount} customers. </span>
            {visible && <>Prices start at {formatMoney(lowestPrice(currency))}</>}
          </p>
          <CurrencySelector />
        </div>
      </div>
      <div className={css.bar}>
        <div className={css.inner}>
          <SideMenu />
          <Link to="/" className={css.brand} aria-label="Nimantran, home">
            <ToranMark size={30} />
            <span className={css.word}>{SHOP.name}</span>
            <DevanagariWord height={15} className={css.companion} />
          </Link>
          <CategoryNav />
          <AccountMenu />
        </div>
      </div>
    </header>
  );
}
