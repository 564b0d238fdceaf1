import { CURRENCIES, CURRENCY_SYMBOLS } from '@nimantran/proto/domain/currency';
import { isCurrency, useCurrency } from '../../lib/currency.ts';
import css from './top-bar.module.css';

export function CurrencySelector() {
  const [currency, choose] = useCurrency();
  return (
    <label className={css.currency}>
      <span className="visually-hidden">Currency</span>
      <select value={currency} onChange={(event) => isCurrency(event.target.value) && choose(event.target.value)}>
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {CURRENCY_SYMBOLS[code]} {code}
          </option>
        ))}
      </select>
    </label>
  );
}
