import { DAY_MS } from '@nimantran/proto/domain/durations';
import { runReconciliation } from '@nimantran/proto/http/orders/reconciliations';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { DayField } from '../../../components/staff/day-field.tsx';
import form from '../../../components/staff/staff-form.module.css';
import { call, messageOf } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { todayInIndia } from '../../../lib/time/typed-dates.ts';
import { moneyKey } from '../api/money-queries.ts';

/** Start of a day in India. */
const beginning = (day: string) => new Date(`${day}T00:00:00+05:30`);

/** Starts a comparison for the days between two dates, both included. */
export function CompareForm() {
  const client = useQueryClient();
  const today = todayInIndia();
  const [from, setFrom] = useState(() => todayInIndia(new Date(Date.now() - DAY_MS)));
  const [to, setTo] = useState(today);
  const run = useMutation({
    mutationFn: () =>
      call(runReconciliation, {
        body: {
          from: beginning(from).toISOString(),
          to: new Date(Math.min(beginning(to).getTime() + DAY_MS, Date.now())).toISOString(),
        },
      }),
    onSuccess: () => {
      say('The comparison has started.');
      void client.invalidateQueries({ queryKey: moneyKey('comparisons') });
    },
  });
  const fault = faultOf(from, to, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (fault === undefined && !run.isPending) run.mutate();
  };
  return (
    <form onSubmit={submit} noValidate aria-label="Compare a period with the provider's books now">
      <div className={form.row}>
        <DayField id="compare-from" label="First day" day={from} onRead={setFrom} />
        <DayField id="compare-to" label="Last day" day={to} fault={fault} onRead={setTo} />
        <Button type="submit" busy={run.isPending}>
          Compare now
        </Button>
      </div>
      {run.error && <Notice kind="error">{messageOf(run.error)}</Notice>}
    </form>
  );
}

function faultOf(from: string, to: string, today: string): string | undefined {
  if (from === '' || to === '') return 'Enter both days.';
  if (to < from) return 'The last day is before the first.';
  return to > today ? 'The last day is in the future.' : undefined;
}
