import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { statusOf } from '../../../lib/http/api.ts';
import { say } from '../../../lib/snackbar.ts';

interface Outcome {
  done: number;
  /** Number of items that the service refused, because they have changed meanwhile. */
  refused: number;
}

/**
 * Runs an action on one item, or on many one after the other: a refusal among many (409) does not stop the run, any other error
 * does.
 */
export function useOneByOne<Item>(
  run: (item: Item) => Promise<unknown>,
  {
    inWords,
    settle,
  }: { inWords: (outcome: Outcome, items: readonly Item[]) => string; settle: (items: readonly Item[]) => unknown },
) {
  const [behind, setBehind] = useState(0);
  const each = useMutation({
    async mutationFn(items: readonly Item[]): Promise<Outcome> {
      const outcome = { done: 0, refused: 0 };
      setBehind(0);
      for (const [index, item] of items.entries()) {
        try {
          await run(item);
          outcome.done += 1;
        } catch (error) {
          if (items.length === 1 || statusOf(error) !== 409) throw error;
          outcome.refused += 1;
        }
        setBehind(index + 1);
      }
      return outcome;
    },
    onSuccess: (outcome, items) => say(inWords(outcome, items)),
    onSettled: (_outcome, _error, items) => settle(items),
  });
  return { ...each, behind, alone: each.isPending && each.variables.length === 1 ? each.variables[0] : undefined };
}
