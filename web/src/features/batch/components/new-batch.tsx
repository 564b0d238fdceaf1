import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { CsvForm } from './csv-form.tsx';
import css from './new-batch.module.css';
import { OrdersForm } from './orders-form.tsx';

/** A batch from a file or from orders: checked first, then started from its own page. */
export function NewBatch() {
  const id = useId();
  const navigate = useNavigate();
  const [source, setSource] = useState<'csv' | 'orders'>('csv');
  const open = (batch: { id: string }) => void navigate(`/admin/batch/${batch.id}`);
  return (
    <section className={css.part} aria-labelledby={id}>
      <h2 id={id}>Create a batch</h2>
      <p className={css.quiet}>Every row is checked and shown before anything is rendered.</p>
      <fieldset className={css.sources}>
        <legend className="visually-hidden">Source</legend>
        {(['csv', 'orders'] as const).map((each) => (
          <label key={each} className={css.tick}>
            <input type="radio" name="batch-source" checked={source === each} onChange={() => setSource(each)} />
            {each === 'csv' ? 'A CSV file: one row per video' : 'Orders: rendered again for the shop'}
          </label>
        ))}
      </fieldset>
      {source === 'csv' ? <CsvForm onMade={open} /> : <OrdersForm onMade={open} />}
    </section>
  );
}
