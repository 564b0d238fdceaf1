import { BATCH_LIMITS, BATCH_LIMITS_IN_WORDS, type Batch, createBatchOfOrders } from '@nimantran/proto/http/studio/batches';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { call, messageOf } from '../../../lib/http/api.ts';
import { useIdempotencyKey } from '../../../lib/http/use-idempotency-key.ts';
import { useBatchAction } from '../api/use-batch-action.ts';
import { type BatchResolution, ResolutionField } from './look-fields.tsx';
import css from './new-batch.module.css';

/** Orders to render again for internal use, as they are now. */
export function OrdersForm({ onMade }: { onMade: (batch: Batch) => void }) {
  const [text, setText] = useState('');
  const [resolution, setResolution] = useState<BatchResolution>('1080p');
  const [fault, setFault] = useState<string>();
  const intent = useIdempotencyKey();
  const check = useBatchAction((order_numbers: string[]) => {
    const body = { resolution, order_numbers };
    return call(createBatchOfOrders, { body, idempotencyKey: intent.keyFor(body) });
  }, onMade);
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const numbers = [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
        const wrong = numbers.find((number) => number.length > 20);
        if (numbers.length === 0) return setFault('Enter the order numbers.');
        if (wrong !== undefined) return setFault(`${wrong.slice(0, 30)} is not an order number.`);
        if (numbers.length > BATCH_LIMITS.rows) return setFault(`At most ${BATCH_LIMITS_IN_WORDS.rows} orders at once.`);
        setFault(undefined);
        if (!check.isPending) check.mutate(numbers);
      }}
    >
      <Field
        id="batch-orders"
        label="Order numbers"
        hint="One per line, or separated by commas. The orders themselves do not change, and customers are not notified."
        fault={fault}
      >
        {(control) => (
          <textarea {...control} rows={5} spellCheck={false} value={text} onChange={(event) => setText(event.target.value)} />
        )}
      </Field>
      <ResolutionField value={resolution} onChange={setResolution} />
      {check.isError && (
        <Notice kind="error">
          <p>{messageOf(check.error)}</p>
        </Notice>
      )}
      <p>
        <Button type="submit" busy={check.isPending}>
          Check the orders
        </Button>
      </p>
    </form>
  );
}
