import type { AdminOrder } from '@nimantran/proto/http/orders/admin-orders';
import { Field } from '../../../components/controls/field.tsx';
import { changesSentence } from '../../../components/thread/changes-sentence.ts';
import css from './order-page.module.css';

interface WantedFieldProps {
  shown: Pick<AdminOrder, 'wanted' | 'slots'>;
  /** Number of the support request whose changes are applied; empty for none. */
  value: string;
  onChange: (supportNumber: string) => void;
}

/** Changes that the customer sent with a support request, to be applied unchanged. */
export function WantedField({ shown: { wanted, slots }, value, onChange }: WantedFieldProps) {
  const taken = wanted.find(({ support_number }) => support_number === value);
  const labelOf = (slot: string) => slots?.find(({ key }) => key === slot)?.label ?? slot;
  return (
    <>
      <Field id="wanted" label="Copy changes from request">
        {(control) => (
          <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            {wanted.map(({ support_number, changes }) => (
              <option key={support_number} value={support_number}>
                {support_number}: {changesSentence(changes)}
              </option>
            ))}
            <option value="">Nothing</option>
          </select>
        )}
      </Field>
      {taken && Object.keys(taken.photo_urls).length > 0 && (
        <ul className={css.wanted} aria-label="New photos">
          {Object.entries(taken.photo_urls).map(([slot, url]) => (
            <li key={slot}>
              <img src={url} alt={`${labelOf(slot)}, new`} width={96} height={96} />
              <p>{labelOf(slot)}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
