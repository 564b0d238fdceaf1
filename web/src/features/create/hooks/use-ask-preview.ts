import type { Video } from '@nimantran/proto/domain/theme';
import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Draft } from '../../../lib/drafts/draft.ts';
import { call } from '../../../lib/http/api.ts';
import { useIdempotencyKey } from '../../../lib/http/use-idempotency-key.ts';
import { previewRequestOf } from '../lib/preview-request.ts';

/** Asks support for a preview of the draft; returns the request that was opened. */
export function useAskPreview(theme: Video) {
  const client = useQueryClient();
  const intent = useIdempotencyKey();
  return useMutation({
    mutationFn: (asked: { draft: Draft; currency: Parameters<typeof previewRequestOf>[2]; note: string }) => {
      const body = previewRequestOf(theme, asked.draft, asked.currency, asked.note);
      return call(openSupportRequest, { body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: () => {
      intent.done();
      void client.invalidateQueries({ queryKey: ['private', 'support'] });
    },
  });
}
