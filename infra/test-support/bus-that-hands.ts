import type { Bus } from '@nimantran/kit/bus/bus';
import type { Envelope } from '@nimantran/proto/events/envelope';

/** A bus without a broker: it passes its reader's handler to `take` and publishes nothing. */
export function busThatHands(take: (handle: (event: Envelope) => Promise<void>) => void): Bus {
  const nothing = { close: async () => {} };
  return {
    prepare: async () => {},
    publish: async () => {},
    consume: async (_reader, handle) => {
      take(handle);
      return nothing;
    },
    watch: async () => nothing,
    ping: async () => {},
    close: async () => {},
  };
}
