import { CURRENCIES, CURRENCY_SYMBOLS, type Currency } from '@nimantran/proto/domain/currency';
import { Disclosure } from '../../components/controls/disclosure.tsx';
import { Icon } from '../../components/pictures/icons.tsx';
import { useCurrency } from '../../lib/money/currency.ts';
import css from './top-bar.module.css';

/** Not a form field: for any field Chromium lays the page out once before its styles have loaded, to check for autofill. */
export function CurrencySelector() {
  const [currency, choose] = useCurrency();
  return (
    <Disclosure
      className={css.currency}
      buttonClass={css.currencyButton}
      panelClass={css.currencyPanel}
      button={
        <>
          <span className="visually-hidden">Currency</span> {nameOf(currency)} <Icon name="down" size={16} />
        </>
      }
    >
      {CURRENCIES.map((code) => (
        <button key={code} type="button" aria-pressed={code === currency} data-closes="" onClick={() => choose(code)}>
          {nameOf(code)}
        </button>
      ))}
    </Disclosure>
  );
}

const nameOf = (currency: Currency) => `${CURRENCY_SYMBOLS[currency]} ${currency}`;
