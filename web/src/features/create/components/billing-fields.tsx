import { Field } from '../../../components/field.tsx';
import type { Draft } from '../../../lib/drafts.ts';
import { COUNTRIES, INDIAN_STATES } from '../../../lib/places.ts';
import type { Faults } from '../lib/validate.ts';
import css from './billing-fields.module.css';

type Billing = Draft['billing'];

interface BillingFieldsProps {
  billing: Billing;
  faults: Faults;
  onChange: (billing: Billing) => void;
}

export function BillingFields({ billing, faults, onChange }: BillingFieldsProps) {
  const set = (part: Partial<Billing>) => onChange({ ...billing, ...part });
  const india = billing.country === 'IN';
  return (
    <fieldset className={css.fields}>
      <legend>
        <h2>Billing</h2>
      </legend>
      <Field id="billing.name" label="Full name" fault={faults['billing.name']}>
        {(control) => (
          <input
            {...control}
            value={billing.name}
            autoComplete="name"
            autoCapitalize="words"
            required
            onChange={(event) => set({ name: event.target.value })}
          />
        )}
      </Field>
      <Field id="billing.country" label="Country" fault={faults['billing.country']}>
        {(control) => (
          <select
            {...control}
            value={billing.country}
            autoComplete="country"
            required
            onChange={(event) => set({ country: event.target.value })}
          >
            <option value="">Choose a country</option>
            {COUNTRIES.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {india && (
        <Field id="billing.state" label="State" fault={faults['billing.state']}>
          {(control) => (
            <select
              {...control}
              value={billing.state}
              autoComplete="address-level1"
              required
              onChange={(event) => set({ state: event.target.value })}
            >
              <option value="">Choose a state</option>
              {INDIAN_STATES.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      {india && (
        <Field id="billing.gstin" label="GSTIN" optional hint="For a business invoice" fault={faults['billing.gstin']}>
          {(control) => (
            <input
              {...control}
              value={billing.gstin}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
              onChange={(event) => set({ gstin: event.target.value })}
            />
          )}
        </Field>
      )}
    </fieldset>
  );
}
