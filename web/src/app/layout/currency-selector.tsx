import { CURRENCIES, CURRENCY_SYMBOLS } from '@nimantran/proto/domain/currency';
import { useEffect, useRef } from 'react';
import { isCurrency, useCurrency } from '../../lib/currency.ts';
import css from './top-bar.module.css';

export function CurrencySelector() {
  const [currency, choose] = useCurrency();
  const select = useRef<HTMLSelectElement>(null);
  const first = useRef(currency);

  // Whoever was quicker than the scripts of the page has chosen already.
  useEffect(() => {
    const chosen = select.current?.value;
    if (chosen !== undefined && chosen !== first.current && isCurrency(chosen)) choose(chosen);
  }, [choose]);

  return (
    <label className={css.currency}>
      <span className="visually-hidden">Currency</span>
      <select ref={select} value={currency} onChange={(event) => isCurrency(event.target.value) && choose(event.target.value)}>
        {CURRENCIES.map((code) => (
          <option key={code} value={code}>
            {CURRENCY_SYMBOLS[code]} {code}
          </option>
        ))}
      </select>
    </label>
  );
}
