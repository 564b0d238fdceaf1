import { ORDER_NUMBER } from '@nimantran/proto/domain/order';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useUnsentText } from '../../../lib/forms/use-unsent-text.ts';
import { useCurrency } from '../../../lib/money/currency.ts';
import { emptyForm, isSupportKind, parseForm, type RequestForm } from '../lib/request-form.ts';

/** The form as typed so far, stored by the tab. A link may choose the kind and the order: `?kind=…&order=NM-…`. */
export function useRequestForm() {
  const [currency] = useCurrency();
  const [search, setSearch] = useSearchParams();
  const [kept, keep] = useUnsentText('support-form');
  const form = parseForm(kept, emptyForm(currency));
  const change = (part: Partial<RequestForm>) => keep(JSON.stringify({ ...form, ...part }));

  const kind = search.get('kind');
  const order = search.get('order');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the link chooses once; what is chosen after it stands
  useEffect(() => {
    if (kind === null && order === null) return;
    change({ ...(isSupportKind(kind) && { kind }), ...(order !== null && ORDER_NUMBER.test(order) && { order }) });
    setSearch({}, { replace: true });
  }, [kind, order]);

  return { form, change, clear: () => keep('') };
}
