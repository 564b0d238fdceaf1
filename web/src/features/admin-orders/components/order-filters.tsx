import { CURRENCIES } from '@nimantran/proto/domain/currency';
import { ORDER_STATES } from '@nimantran/proto/domain/order';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import type { ListAddress } from '../../../components/data-table/use-list-address.ts';
import { DayField } from '../../../components/staff/day-field.tsx';
import { FILTERS } from '../lib/order-filters.ts';
import { STATE_NAMES } from '../lib/order-labels.ts';
import css from './orders-page.module.css';

/** Filters for orders; they apply only when the form is submitted. */
export function OrderFilters({ address }: { address: ListAddress }) {
  const now = Object.fromEntries(FILTERS.map((name) => [name, address.filter(name)])) as Record<(typeof FILTERS)[number], string>;
  const isNarrowed = Object.values(now).some(Boolean);
  const find = (form: FormData) =>
    address.setFilters(Object.fromEntries(FILTERS.map((name) => [name, String(form.get(name) ?? '')])));
  const choice = (id: 'state' | 'delivery' | 'currency', label: string, options: readonly (readonly [string, string])[]) => (
    <Field id={id} label={label}>
      {(control) => (
        <select {...control} name={id} defaultValue={now[id]}>
          <option value="">Any</option>
          {options.map(([value, name]) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  const day = (id: 'placed_from' | 'placed_to', label: string) => <DayField id={id} label={label} name={id} day={now[id]} />;
  return (
    <search>
      <form className={css.form} action={find} key={JSON.stringify(now)}>
        <div className={css.wide}>
          <Field id="search" label="Order number, email address or name">
            {(control) => (
              <input {...control} name="search" type="search" defaultValue={now.search} maxLength={254} autoComplete="off" />
            )}
          </Field>
        </div>
        {choice(
          'state',
          'State',
          ORDER_STATES.map((state) => [state, STATE_NAMES[state]]),
        )}
        {choice('delivery', 'Delivery', [
          ['standard', 'Standard'],
          ['express', 'Express'],
        ])}
        <Field id="theme" label="Theme: number or title">
          {(control) => <input {...control} name="theme" defaultValue={now.theme} maxLength={120} autoComplete="off" />}
        </Field>
        {choice(
          'currency',
          'Currency',
          CURRENCIES.map((code) => [code, code]),
        )}
        {day('placed_from', 'Placed from')}
        {day('placed_to', 'Placed until')}
        <label className={css.check}>
          <input type="checkbox" name="late" value="true" defaultChecked={now.late === 'true'} />
          Late orders only
        </label>
        <label className={css.check}>
          <input type="checkbox" name="held" value="true" defaultChecked={now.held === 'true'} />
          Orders on hold only
        </label>
        <div className={css.buttons}>
          <Button small type="submit">
            Find orders
          </Button>
          {isNarrowed && (
            <ButtonLink small look="quiet" to="?">
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
