import type { Log } from '@nimantran/kit/log';
import { countAdmins } from '@nimantran/proto/http/identity/sessions';
import type { Call } from '@nimantran/proto/http/shared/client';

const KEPT_MS = 10_000;

/** Asks identity for the number of admins, cached briefly; undefined if identity does not answer. */
export function countAdminsOf(identity: Call, log: Log, now = () => Date.now()): () => Promise<number | undefined> {
  let kept: { admins: number; until: number } | undefined;
  return async () => {
    if (kept && now() < kept.until) return kept.admins;
    try {
      const { admins } = await identity(countAdmins);
      kept = { admins, until: now() + KEPT_MS };
      return admins;
    } catch (error) {
      log.warn({ err: error }, 'identity does not say how many admins there are: two are asked for');
      return undefined;
    }
  };
}
