import type { Currency } from '@nimantran/proto/domain/currency';
import type { Video } from '@nimantran/proto/domain/theme';
import { createQuote, type QuoteRequest } from '@nimantran/proto/http/pricing/quotes';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { call } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { wantsOwnMusic } from '../../../lib/uploads/own-music.ts';
import { optionsOf } from '../lib/order-body.ts';

/** The key includes the user: a code may allow one use per person. */
const quoteQuery = (body: QuoteRequest, uid: string | undefined) =>
  queryOptions({
    queryKey: ['quote', uid, body],
    queryFn: ({ signal }) => call(createQuote, { body, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** The current price of the draft. */
export function useQuote(theme: Video, draft: Draft, currency: Currency) {
  const { user } = useSession();
  return useQuery(quoteQuery(quoteRequest(theme, draft, currency), user?.uid));
}

/** The price of the draft with a preview before production, to which no code applies. */
export function usePreviewQuote(theme: Video, draft: Draft, currency: Currency) {
  const { user } = useSession();
  const body = { ...quoteRequest(theme, { ...draft, promo_code: '' }, currency), preview: true };
  return useQuery(quoteQuery(body, user?.uid));
}

/** Quotes the draft with another code, and caches the answer for when the draft has the code. */
export function useTryPromo(theme: Video, draft: Draft, currency: Currency) {
  const client = useQueryClient();
  const { user } = useSession();
  return useMutation({
    mutationFn: (code: string) => {
      const body = quoteRequest(theme, { ...draft, promo_code: code }, currency);
      return client.fetchQuery({ ...quoteQuery(body, user?.uid), staleTime: 0 });
    },
  });
}

/** The price of each extra, from a quote that includes them all. */
export function useExtraPrices(theme: Video, draft: Draft, currency: Currency): Partial<Record<string, number>> {
  const everything: QuoteRequest = {
    ...quoteRequest(theme, draft, currency),
    delivery: 'express',
    bride_first: true,
    custom_audio: !theme.default_audio_only,
    remove_watermark: true,
    promo_code: null,
  };
  const { user } = useSession();
  const { data } = useQuery(quoteQuery(everything, user?.uid));
  return Object.fromEntries((data?.lines ?? []).map((line) => [line.kind, line.amount_minor]));
}

function quoteRequest(theme: Video, draft: Draft, currency: Currency): QuoteRequest {
  return {
    pricing_id: theme.pricing_id,
    ...optionsOf(theme, draft, currency),
    bride_first: theme.has_bride_first_option && draft.bride_first,
    custom_audio: wantsOwnMusic(theme, draft),
  };
}
