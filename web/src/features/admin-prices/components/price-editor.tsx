import type { Currency } from '@nimantran/proto/domain/currency';
import { type getPrices, savePrices } from '@nimantran/proto/http/pricing/admin-prices';
import type { AnswerOf } from '@nimantran/proto/http/shared/operation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Notice } from '../../../components/feedback/notice.tsx';
import { focusFault } from '../../../lib/forms/focus-fault.ts';
import { call, isProblem, messageOf } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';
import { pricesQuery } from '../api/price-queries.ts';
import { type Edits, readEdits, warningsOf } from '../lib/price-edits.ts';
import { BeforeAndAfter } from './before-and-after.tsx';
import { PriceGrid } from './price-grid.tsx';
import css from './prices.module.css';

/** Holds the edits of all currencies until they are saved: first as fields, then as a list of changes. */
export function PriceEditor({ currency, prices }: { currency: Currency; prices: AnswerOf<typeof getPrices> }) {
  const client = useQueryClient();
  const [edits, setEdits] = useState<Edits>({});
  const [isLookedAt, setLookedAt] = useState(false);
  const [showsFaults, setShowsFaults] = useState(false);
  const { models, changes, faults } = readEdits(prices.models, edits);
  const save = useMutation({
    mutationFn: () =>
      call(savePrices, { body: { models: models.map(({ pid, version, currencies }) => ({ pid, version, currencies })) } }),
    onSuccess: () => {
      say(changes.length === 1 ? '1 price changed.' : `${changes.length} prices changed.`);
      setEdits({});
      setLookedAt(false);
      void client.invalidateQueries({ queryKey: pricesQuery.queryKey });
    },
  });
  const reload = async () => {
    await client.refetchQueries({ queryKey: pricesQuery.queryKey });
    save.reset();
  };
  const look = (event: FormEvent) => {
    event.preventDefault();
    setShowsFaults(true);
    if (Object.keys(faults).length > 0) focusFault(faults);
    else if (changes.length > 0) setLookedAt(true);
  };
  const hasFaults = Object.keys(faults).length > 0;
  if (isLookedAt)
    return (
      <div className={css.editor}>
        <BeforeAndAfter changes={changes} warnings={warningsOf(prices.models, models, changes, prices.minimum_charge)} />
        {save.error && (
          <Notice
            kind="error"
            actions={
              isProblem(save.error, 'prices_changed') && (
                <Button small look="plain" onClick={() => void reload()}>
                  Load the latest prices and keep my changes
                </Button>
              )
            }
          >
            <p>{messageOf(save.error)}</p>
          </Notice>
        )}
        <div className={css.actions}>
          <Button busy={save.isPending} onClick={() => changes.length > 0 && save.mutate()}>
            {changes.length === 1 ? 'Change 1 price' : `Change ${changes.length} prices`}
          </Button>
          <Button look="quiet" onClick={() => setLookedAt(false)}>
            Go back to the fields
          </Button>
        </div>
      </div>
    );
  return (
    <form className={css.editor} onSubmit={look} noValidate>
      <PriceGrid
        currency={currency}
        models={prices.models}
        edits={edits}
        faults={showsFaults ? faults : {}}
        onEdit={(id, typed) => setEdits((before) => ({ ...before, [id]: typed }))}
      />
      {showsFaults && hasFaults && (
        <Notice kind="error">
          <p>{Object.values(faults)[0]} It may be a price in another currency.</p>
        </Notice>
      )}
      <div className={css.actions}>
        <Button type="submit">Review the changes</Button>
        {Object.keys(edits).length > 0 && (
          <Button look="quiet" onClick={() => setEdits({})}>
            Undo all changes
          </Button>
        )}
        <span role="status" className={css.quiet}>
          {changes.length === 0 ? 'No changes.' : `${changes.length} changed, in all currencies.`}
        </span>
      </div>
    </form>
  );
}
