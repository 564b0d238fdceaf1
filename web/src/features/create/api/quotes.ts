import type { Currency } from '@nimantran/proto/domain/currency';
import type { Video } from '@nimantran/proto/domain/theme';
import { createQuote, type QuoteRequest } from '@nimantran/proto/http/pricing';
import { keepPreviousData, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { call } from '../../../lib/http/api.ts';
import { useSession } from '../../../lib/session/session.ts';
import { wantsOwnMusic } from '../../../lib/uploads/own-music.ts';
import { optionsOf } from '../lib/order-body.ts';

/** Who asks counts: a code may be for one use by each person. */
const quoteQuery = (body: QuoteRequest, uid: string | undefined) =>
  queryOptions({
    queryKey: ['quote', uid, body],
    queryFn: ({ signal }) => call(createQuote, { body, signal }),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });

/** What the draft costs now. */
export function useQuote(theme: Video, draft: Draft, currency: Currency) {
  const { user } = useSession();
  return useQuery(quoteQuery(quoteRequest(theme, draft, currency), user?.uid));
}

/** What the draft costs with a preview before production: no code takes anything off that. */
export function usePreviewQuote(theme: Video, draft: Draft, currency: Currency) {
  const { user } = useSession();
  const body = { ...quoteRequest(theme, { ...draft, promo_code: '' }, currency), preview: true };
  return useQuery(quoteQuery(body, user?.uid));
}

/** Asks what the draft costs with another code, and keeps the answer for when the draft has it. */
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

/** What each extra would cost: the lines of a quote that has them all. */
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
