import { useRef } from 'react';

/**
 * One idempotency key per intent, however often the button is pressed or the network retries; different content is a different
 * intent.
 */
export function useIdempotencyKey(): { keyFor: (content: unknown) => string; done: () => void } {
  const kept = useRef<{ content: string; key: string }>(undefined);
  return {
    keyFor: (content) => {
      const text = JSON.stringify(content);
      if (kept.current?.content !== text) kept.current = { content: text, key: crypto.randomUUID() };
      return kept.current.key;
    },
    done: () => {
      kept.current = undefined;
    },
  };
}
