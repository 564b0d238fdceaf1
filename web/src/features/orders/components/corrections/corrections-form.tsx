import type { Order } from '@nimantran/proto/domain/order';
import { textLength } from '@nimantran/proto/domain/written-text';
import { Button } from '../../../../components/controls/button.tsx';
import { Field } from '../../../../components/controls/field.tsx';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { LinkedNumbers } from '../../../../components/text/linked-numbers.tsx';
import { LOOK_AGAIN } from '../../../../lib/forms/problem-faults.ts';
import { messageOf } from '../../../../lib/http/api.ts';
import { TEXT_ID, type useCorrections } from '../../hooks/use-corrections.ts';
import { Corrections } from './corrections.tsx';
import css from './question.module.css';

type Wanted = ReturnType<typeof useCorrections>;

interface CorrectionsFormProps {
  order: Order;
  wanted: Wanted;
  /** Label of the text field. */
  label: string;
  longest: number;
  /** Label of the button. */
  act: string;
  busy: boolean;
  error: unknown;
  onSend: (sent: NonNullable<ReturnType<Wanted['collect']>>) => void;
  onClose?: () => void;
}

/** A message about an order, with corrections to its details and photos. */
export function CorrectionsForm({ order, wanted, label, longest, act, busy, error, onSend, onClose }: CorrectionsFormProps) {
  const { theme, text, faults } = wanted;
  const send = () => {
    const sent = busy ? undefined : wanted.collect();
    if (sent) onSend(sent);
  };
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Field id={TEXT_ID} label={label} fault={faults[TEXT_ID]} count={{ now: textLength(text), limit: longest }}>
        {(control) => (
          <textarea
            {...control}
            rows={4}
            dir="auto"
            maxLength={longest}
            value={text}
            onChange={(event) => wanted.write(event.target.value)}
          />
        )}
      </Field>
      {theme && <Corrections order={order} theme={theme} faults={faults} onMended={wanted.settle} />}
      {error !== null && (
        <Notice kind="error">
          <p>
            <LinkedNumbers>{Object.keys(faults).length > 0 ? LOOK_AGAIN : messageOf(error)}</LinkedNumbers>
          </p>
        </Notice>
      )}
      <div className={css.actions}>
        <Button type="submit" busy={busy}>
          {act}
        </Button>
        {onClose && (
          <Button look="quiet" onClick={onClose}>
            Not now
          </Button>
        )}
      </div>
    </form>
  );
}
