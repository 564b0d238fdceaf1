import { AUDITED_SERVICES } from '@nimantran/proto/events/changes';
import { Button, ButtonLink } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import type { ListAddress } from '../../../components/data-table/use-list-address.ts';
import { DayField } from '../../../components/staff/day-field.tsx';
import { FILTERS } from '../lib/filters.ts';
import css from './audit.module.css';

type Filter = (typeof FILTERS)[number];

/** Filters for the log; they apply only when the form is submitted. */
export function AuditFilters({ address }: { address: ListAddress }) {
  const now = Object.fromEntries(FILTERS.map((name) => [name, address.filter(name)])) as Record<Filter, string>;
  const find = (form: FormData) =>
    address.setFilters(Object.fromEntries(FILTERS.map((name) => [name, String(form.get(name) ?? '')])));
  const words = (id: Filter, label: string, maxLength: number, type: 'text' | 'search' = 'text') => (
    <Field id={id} label={label}>
      {(control) => <input {...control} name={id} type={type} defaultValue={now[id]} maxLength={maxLength} autoComplete="off" />}
    </Field>
  );
  return (
    <search>
      <form className={css.form} action={find} key={JSON.stringify(now)}>
        {words('search', 'Text', 200, 'search')}
        {words('actor', 'Who: email address or ID', 254)}
        {words('action', 'Action, such as refund', 60)}
        {words('target_kind', 'Kind of entry, such as order', 40)}
        {words('target_id', 'Its number or ID', 128)}
        <Field id="service" label="Service">
          {(control) => (
            <select {...control} name="service" defaultValue={now.service}>
              <option value="">Any</option>
              {AUDITED_SERVICES.map((service) => (
                <option key={service} value={service}>
                  {service}
                </option>
              ))}
            </select>
          )}
        </Field>
        <DayField id="from" label="From" name="from" day={now.from} />
        <DayField id="to" label="Until" name="to" day={now.to} />
        <div className={css.buttons}>
          <Button small type="submit">
            Find changes
          </Button>
          {Object.values(now).some(Boolean) && (
            <ButtonLink small look="quiet" to="?">
              Clear
            </ButtonLink>
          )}
        </div>
      </form>
    </search>
  );
}
