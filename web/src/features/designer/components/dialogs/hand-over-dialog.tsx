import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { colleaguesQuery } from '../../api/studio-queries.ts';
import { useHandOver } from '../../api/use-job-action.ts';
import { ProblemNotice } from '../problem-notice.tsx';
import type { LeavingProps } from './leaving-props.ts';
import css from './text-dialog.module.css';
import { TextDialog } from './text-dialog.tsx';

/** Hands the job to a named colleague: for two hours it goes to no other designer. */
export function HandOverDialog({ job, unsavedCount, onLeft, onClose }: LeavingProps) {
  const handOver = useHandOver(job.id);
  const { data, error } = useQuery(colleaguesQuery);
  const [chosen, setChosen] = useState('');
  const id = useId();
  const to = chosen || data?.colleagues[0]?.uid || '';
  const name = data?.colleagues.find(({ uid }) => uid === to)?.name ?? 'your colleague';
  return (
    <TextDialog
      title="Hand this job over?"
      lead="It is reserved for your colleague for two hours, first in line when they pull. After that, anybody can pull it."
      label="Note (optional)"
      act="Hand over"
      optional
      busy={handOver.isPending}
      error={handOver.error}
      unsavedCount={unsavedCount}
      onSend={(note) => to !== '' && handOver.mutate({ to, note }, { onSuccess: () => onLeft(`Handed over to ${name}.`) })}
      onClose={onClose}
    >
      {error && <ProblemNotice error={error} lead="Your colleagues could not be listed." />}
      {data?.colleagues.length === 0 && <p>No colleague has worked here in the last two weeks.</p>}
      <label htmlFor={id}>To</label>
      <select id={id} className={css.select} value={to} onChange={(event) => setChosen(event.target.value)}>
        {data?.colleagues.map((colleague) => (
          <option key={colleague.uid} value={colleague.uid}>
            {colleague.name || 'Without a name'}
            {colleague.busy ? ', has a job' : ', free'}
          </option>
        ))}
      </select>
    </TextDialog>
  );
}
