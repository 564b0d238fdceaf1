import { Field } from '../../../components/controls/field.tsx';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { COUNTRIES, INDIAN_STATES } from '../../../lib/forms/countries-and-states.ts';
import type { Faults } from '../../../lib/forms/problem-faults.ts';
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
      <Choice
        id="billing.country"
        label="Country"
        none="Choose a country"
        choices={COUNTRIES}
        autoComplete="country"
        value={billing.country}
        fault={faults['billing.country']}
        onChange={(country) => set({ country })}
      />
      {india && (
        <Choice
          id="billing.state"
          label="State"
          none="Choose a state"
          choices={INDIAN_STATES}
          autoComplete="address-level1"
          value={billing.state}
          fault={faults['billing.state']}
          onChange={(state) => set({ state })}
        />
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

interface ChoiceProps {
  id: string;
  label: string;
  /** Text shown until something is chosen. */
  none: string;
  choices: readonly { code: string; name: string }[];
  autoComplete: string;
  value: string;
  fault: string | undefined;
  onChange: (code: string) => void;
}

function Choice({ id, label, none, choices, autoComplete, value, fault, onChange }: ChoiceProps) {
  return (
    <Field id={id} label={label} fault={fault}>
      {(control) => (
        <select
          {...control}
          value={value}
          autoComplete={autoComplete}
          required
          onChange={(event) => onChange(event.target.value)}
        >
          <option value="">{none}</option>
          {choices.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
