import { CURRENCIES, CURRENCY_SYMBOLS } from '@nimantran/proto/domain/currency';
import { SUPPORT_LIMITS } from '@nimantran/proto/domain/support-request';
import { Field } from '../../../components/controls/field.tsx';
import { isCurrency } from '../../../lib/money/currency.ts';
import type { RequestForm } from '../lib/request-form.ts';
import css from './support-page.module.css';

interface ClaimFieldsProps {
  form: RequestForm;
  faults: Readonly<Record<string, string>>;
  onChange: (part: Partial<RequestForm>) => void;
}

/** The address and the price of a similar design that is cheaper elsewhere. */
export function ClaimFields({ form, faults, onChange }: ClaimFieldsProps) {
  return (
    <>
      <Field id="claim.url" label="Where did you see it?" fault={faults['claim.url']}>
        {(control) => (
          <input
            {...control}
            type="url"
            inputMode="url"
            value={form.url}
            maxLength={SUPPORT_LIMITS.url}
            placeholder="https://"
            autoComplete="off"
            onChange={(event) => onChange({ url: event.target.value })}
          />
        )}
      </Field>
      <div className={css.pair}>
        <Field id="claim.price" label="Price there" fault={faults['claim.price']}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              value={form.price}
              maxLength={14}
              autoComplete="off"
              onChange={(event) => onChange({ price: event.target.value })}
            />
          )}
        </Field>
        <Field id="claim.currency" label="Currency" fault={faults['claim.currency']}>
          {(control) => (
            <select
              {...control}
              value={form.currency}
              onChange={(event) => isCurrency(event.target.value) && onChange({ currency: event.target.value })}
            >
              {CURRENCIES.map((currency) => (
                <option key={currency} value={currency}>
                  {CURRENCY_SYMBOLS[currency]} {currency}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
    </>
  );
}
