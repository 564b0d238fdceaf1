import { CURRENCY_SYMBOLS, type Currency } from '@nimantran/proto/domain/currency';
import { Field } from '../controls/field.tsx';

interface AmountFieldProps {
  currency: Currency;
  /** The purpose of the amount, such as `Price`. */
  label?: string;
  optional?: boolean;
  hint?: string | undefined;
  value: string;
  fault: string | undefined;
  onChange: (typed: string) => void;
}

/** An amount as typed, in the major unit of its currency. */
export function AmountField({ currency, label = 'Amount', optional = false, hint, value, fault, onChange }: AmountFieldProps) {
  return (
    <Field id="amount" label={`${label} in ${CURRENCY_SYMBOLS[currency]}`} optional={optional} hint={hint} fault={fault}>
      {(control) => (
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          maxLength={20}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
