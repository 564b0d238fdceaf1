import type { RefundReason } from '@nimantran/proto/domain/order';
import type { SupportSummary } from '@nimantran/proto/domain/support-request';
import { Field } from '../../../components/controls/field.tsx';
import { ASKED_REASONS } from '../lib/order-labels.ts';

/** The reason, for the books. */
export function ReasonField({ value, onChange }: { value: RefundReason; onChange: (reason: RefundReason) => void }) {
  return (
    <Field id="reason" label="Reason" hint="The customer sees a friendlier version of it.">
      {(control) => (
        <select
          {...control}
          value={value}
          onChange={(event) => {
            const chosen = ASKED_REASONS.find(([reason]) => reason === event.target.value);
            if (chosen) onChange(chosen[0]);
          }}
        >
          {ASKED_REASONS.map(([reason, words]) => (
            <option key={reason} value={reason}>
              {words}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

interface NoteFieldProps {
  label?: string;
  value: string;
  fault: string | undefined;
  onChange: (note: string) => void;
}

export function NoteField({ label = 'Note for colleagues', value, fault, onChange }: NoteFieldProps) {
  return (
    <Field id="note" label={label} fault={fault}>
      {(control) => (
        <textarea {...control} rows={2} maxLength={1_000} value={value} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

interface SupportFieldProps {
  requests: readonly SupportSummary[];
  value: string;
  onChange: (number: string) => void;
}

/** The support request in which it was agreed, if the order has one. */
export function SupportField({ requests, value, onChange }: SupportFieldProps) {
  if (requests.length === 0) return null;
  return (
    <Field id="support" label="Agreed in support request" optional>
      {(control) => (
        <select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
          <option value="">None</option>
          {requests.map(({ number, subject }) => (
            <option key={number} value={number}>
              {number}: {subject}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
