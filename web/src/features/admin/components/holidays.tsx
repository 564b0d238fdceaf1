import { type Holiday, removeHoliday, saveHoliday } from '@nimantran/proto/http/orders/holidays';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { DayField } from '../../../components/staff/day-field.tsx';
import { LoadedSection, Table } from '../../../components/staff/loaded-section.tsx';
import form from '../../../components/staff/staff-form.module.css';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { call, messageOf } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { longDate, todayInIndia } from '../../../lib/time/typed-dates.ts';
import { holidays } from '../api/tools-queries.ts';

const NAME_LIMIT = 80;

/** Days on which standard orders are not worked on. Changes here do not affect promises already given. */
export function Holidays() {
  const days = useQuery(holidays);
  const client = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ day }: Holiday) => call(removeHoliday, { params: { day } }),
    onSuccess: (_, { name }) => say(`${name} is a working day again.`),
    onSettled: () => client.invalidateQueries({ queryKey: holidays.queryKey }),
  });
  return (
    <div id="holidays">
      <LoadedSection title="Holidays" asked={days} none="No holidays this year or later." isEmpty={(list) => list.length === 0}>
        {(list) => (
          <Table label="Holidays" heads={['Day', 'Name', 'Delivery promises after this day', 'Action']}>
            {list.map((holiday) => (
              <tr key={holiday.day}>
                <td>{longDate(holiday.day)}</td>
                <td>{holiday.name}</td>
                <td>{holiday.is_ahead ? kept(holiday.promised_over) : 'Past'}</td>
                <td>
                  {holiday.is_ahead ? (
                    <Button small look="plain" busy={remove.isPending} onClick={() => remove.mutate(holiday)}>
                      Remove<span className="visually-hidden"> {holiday.name}</span>
                    </Button>
                  ) : (
                    '–'
                  )}
                </td>
              </tr>
            ))}
          </Table>
        )}
      </LoadedSection>
      {remove.error && <Notice kind="error">{messageOf(remove.error)}</Notice>}
      <AddHoliday />
    </div>
  );
}

const kept = (count: number): string =>
  count === 0 ? 'None' : `${count} ${count === 1 ? 'order keeps its' : 'orders keep their'} promised time`;

function AddHoliday() {
  const client = useQueryClient();
  const [day, setDay] = useState('');
  const [name, setName] = useState('');
  const [faults, setFaults] = useState<{ 'holiday-day'?: string; 'holiday-name'?: string }>({});
  const add = useMutation({
    mutationFn: () => call(saveHoliday, { params: { day }, body: { name: name.trim() } }),
    onSuccess: (holiday) => {
      setDay('');
      setName('');
      const beyond = holiday.promised_over > 0 ? ` ${kept(holiday.promised_over)}.` : '';
      say(`${holiday.name} is a holiday.${beyond}`, 5_000);
      void client.invalidateQueries({ queryKey: holidays.queryKey });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = {
      ...(day <= todayInIndia() && { 'holiday-day': 'Enter a day that is still to come, such as 5 Dec 2026.' }),
      ...(name.trim() === '' && { 'holiday-name': 'Enter a name for the holiday.' }),
    };
    setFaults(found);
    if (Object.keys(found).length > 0) focusFault(found);
    else if (!add.isPending) add.mutate();
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Add a holiday">
      <div className={form.row}>
        <DayField
          id="holiday-day"
          label="Day"
          hint="In India. Sundays are always days off."
          fault={faults['holiday-day']}
          day={day}
          onRead={setDay}
        />
        <Field id="holiday-name" label="Name" hint="Promises already given do not change." fault={faults['holiday-name']}>
          {(control) => (
            <input {...control} maxLength={NAME_LIMIT} value={name} onChange={(event) => setName(event.target.value)} />
          )}
        </Field>
        <Button type="submit" busy={add.isPending}>
          Add the holiday
        </Button>
      </div>
      {add.error && <Notice kind="error">{messageOf(add.error)}</Notice>}
    </form>
  );
}
