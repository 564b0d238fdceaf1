import { openSupportRequest } from '@nimantran/proto/http/orders/support-requests';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { call } from '../../../lib/http/api.ts';
import { useIdempotencyKey } from '../../../lib/http/use-idempotency-key.ts';
import { say } from '../../../lib/snackbar.ts';
import { orderQuery } from '../api/orders.ts';
import type { Corrections } from '../lib/corrections.ts';

/** Asks support for a change to a delivered video, with corrections to details and photos. */
export function useAskChange(number: string, told: { onAsked: () => void; onRefused: (error: unknown) => void }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const intent = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ text, corrections }: { text: string; corrections: Corrections | null }) => {
      const body = {
        kind: 'revision' as const,
        subject: 'A change to my video',
        text: text.trim(),
        order_number: number,
        claim: null,
        draft: null,
        changes: corrections,
      };
      return call(openSupportRequest, { body, idempotencyKey: intent.keyFor(body) });
    },
    onSuccess: (request) => {
      intent.done();
      told.onAsked();
      void client.invalidateQueries({ queryKey: ['private', 'support'] });
      void client.invalidateQueries({ queryKey: orderQuery(number).queryKey });
      say('We received your change request.');
      void navigate(`/user/support/${request.number}`);
    },
    onError: told.onRefused,
  });
}
