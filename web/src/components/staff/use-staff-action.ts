import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useIdempotencyKey } from '../../lib/http/use-idempotency-key.ts';
import { say } from '../../lib/snackbar.ts';

/**
 * A step that changes something. However often it is pressed, the same content is one step; afterwards all that is shown below `shown`
 * is asked for anew, also after a refusal, which mostly means that something has changed.
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
