import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKey } from '../../lib/http/use-idempotency-key.ts';
import { say } from '../../lib/snackbar.ts';

/**
 * A mutation by staff. Repeated presses with the same content count as one step. Afterwards every query below `shown` is
 * refetched, also after a refusal, which usually means that something has changed.
 */
export function useStaffAction<Input, Answer>(
  shown: QueryKey,
  act: (input: Input, idempotencyKey: string) => Promise<Answer>,
  done: { say: (answer: Answer) => string; onDone: () => void },
) {
  const client = useQueryClient();
  const intent = useIdempotencyKey();
  return useMutation({
    mutationFn: (input: Input) => act(input, intent.keyFor(input ?? null)),
    onSuccess: (answer) => {
      intent.done();
      say(done.say(answer), 6_000);
      done.onDone();
    },
    onSettled: () => client.invalidateQueries({ queryKey: shown }),
  });
}
