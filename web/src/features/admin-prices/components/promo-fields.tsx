import { CURRENCIES, type Currency } from '@nimantran/proto/domain/currency';
import { Field } from '../../../components/controls/field.tsx';
import type { PromoForm } from '../lib/promo-form.ts';
import css from './prices.module.css';

interface PromoFieldsProps {
  form: PromoForm;
  isNew: boolean;
  faults: Readonly<Record<string, string>>;
  onChange: (form: PromoForm) => void;
}

export function PromoFields({ form, isNew, faults, onChange }: PromoFieldsProps) {
  const set = (change: Partial<PromoForm>) => onChange({ ...form, ...change });
  return (
    <div className={css.fields}>
      <Field id="promo-code" label="Code" hint="Capital letters and digits." fault={faults['promo-code']}>
        {(control) => (
          <input
            {...control}
            maxLength={40}
            autoComplete="off"
            readOnly={!isNew}
            value={form.code}
            onChange={(event) => set({ code: event.target.value.toUpperCase().trim() })}
          />
        )}
      </Field>
      <fieldset className={css.group}>
        <legend>Takes off</legend>
        {(['percent', 'amount'] as const).map((kind) => (
          <label key={kind}>
            <input type="radio" name="promo-kind" checked={form.kind === kind} onChange={() => set({ kind })} />{' '}
            {kind === 'percent' ? 'Percentage of the price' : 'An amount'}
          </label>
        ))}
        {form.kind === 'percent' ? (
          <Field id="promo-percent" label="Per cent" fault={faults['promo-percent']}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                maxLength={3}
                value={form.percent}
                onChange={(event) => set({ percent: event.target.value })}
              />
            )}
          </Field>
        ) : (
          <Amounts id="promo-amount" amounts={form.amount} faults={faults} onChange={(amount) => set({ amount })} />
        )}
      </fieldset>
      <fieldset className={css.group}>
        <legend>On orders above</legend>
        <Amounts id="promo-minimum" amounts={form.minimum} faults={faults} onChange={(minimum) => set({ minimum })} />
      </fieldset>
      <fieldset className={css.group}>
        <legend>When and how often</legend>
        <div className={css.four}>
          <Field id="promo-starts" label="Starts" optional hint="In your time zone." fault={faults['promo-starts']}>
            {(control) => (
              <input
                {...control}
                placeholder="5 Dec 2026, 7:30 pm"
                maxLength={40}
                autoComplete="off"
                value={form.starts}
                onChange={(event) => set({ starts: event.target.value })}
              />
            )}
          </Field>
          <Field id="promo-ends" label="Ends" optional hint="In your time zone." fault={faults['promo-ends']}>
            {(control) => (
              <input
                {...control}
                placeholder="5 Dec 2026, 7:30 pm"
                maxLength={40}
                autoComplete="off"
                value={form.ends}
                onChange={(event) => set({ ends: event.target.value })}
              />
            )}
          </Field>
          <Field id="promo-uses" label="Maximum uses" optional fault={faults['promo-uses']}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                maxLength={9}
                value={form.maxUses}
                onChange={(event) => set({ maxUses: event.target.value })}
              />
            )}
          </Field>
          <Field id="promo-uses-customer" label="Maximum per customer" optional fault={faults['promo-uses-customer']}>
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                maxLength={9}
                value={form.maxUsesPerCustomer}
                onChange={(event) => set({ maxUsesPerCustomer: event.target.value })}
              />
            )}
          </Field>
        </div>
      </fieldset>
    </div>
  );
}

interface AmountsProps {
  id: string;
  amounts: Record<Currency, string>;
  faults: Readonly<Record<string, string>>;
  onChange: (amounts: Record<Currency, string>) => void;
}

function Amounts({ id, amounts, faults, onChange }: AmountsProps) {
  return (
    <div className={css.four}>
      {CURRENCIES.map((currency) => (
        <Field key={currency} id={`${id}-${currency}`} label={currency} fault={faults[`${id}-${currency}`]}>
          {(control) => (
            <input
              {...control}
              inputMode="decimal"
              maxLength={12}
              value={amounts[currency]}
              onChange={(event) => onChange({ ...amounts, [currency]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </div>
  );
}
