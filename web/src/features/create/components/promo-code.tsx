import type { Video } from '@nimantran/proto/domain/theme';
import { useState } from 'react';
import { Button } from '../../../components/controls/button.tsx';
import { Field } from '../../../components/controls/field.tsx';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { messageOf } from '../../../lib/http/api.ts';
import { usePricing } from '../../../lib/money/pricing.ts';
import { useQuote, useTryPromo } from '../api/quotes.ts';
import css from './promo-code.module.css';

interface PromoCodeProps {
  theme: Video;
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  /** The reason why the previous code was removed, shown in its place. */
  lost?: string | null;
}

/** A code is quoted before it enters the draft: if that fails, the price stays as it was. */
export function PromoCode({ theme, draft, change, lost }: PromoCodeProps) {
  const { currency } = usePricing();
  const { data: quote } = useQuote(theme, draft, currency);
  const trying = useTryPromo(theme, draft, currency);
  const [code, setCode] = useState(draft.promo_code);
  const promo = draft.promo_code === '' ? null : (quote?.promo ?? null);

  const apply = () => {
    const wanted = code.trim().toUpperCase();
    if (wanted === '') {
      trying.reset();
      change({ promo_code: '' });
      return;
    }
    trying.mutate(wanted, { onSuccess: () => change({ promo_code: wanted }) });
  };
  const refused = promo && !promo.applied ? promo.message : undefined;
  const fault = trying.isError
    ? messageOf(trying.error)
    : (refused ?? (draft.promo_code === '' ? (lost ?? undefined) : undefined));

  return (
    <div className={css.promo}>
      <Field
        id="promo_code"
        label="Promo code"
        optional
        hint={promo?.applied && !trying.isError ? promo.message : undefined}
        fault={fault}
      >
        {(control) => (
          <div className={css.row}>
            <input
              {...control}
              value={code}
              maxLength={40}
              autoCapitalize="characters"
              autoComplete="off"
              spellCheck={false}
              onChange={(event) => setCode(event.target.value)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                apply();
              }}
            />
            <Button look="plain" busy={trying.isPending} onClick={apply}>
              Apply
            </Button>
          </div>
        )}
      </Field>
    </div>
  );
}
