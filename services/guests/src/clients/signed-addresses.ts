import { ExpiringCache } from '@nimantran/kit/auth/expiring-cache';
import { neighbourProblem } from '@nimantran/kit/http/neighbour-problem';
import { MINUTE_MS } from '@nimantran/proto/domain/durations';
import { signDownload } from '@nimantran/proto/http/media/uploads';
import { type Call, ProblemError } from '@nimantran/proto/http/shared/client';

/** Shorter than the addresses of a customer's own files: those of a page that was turned off end soon. */
const SIGNED_SECONDS = 900;
/** A page handed out late in this time has addresses that work for ten minutes more. */
const KEPT_MS = 5 * MINUTE_MS;
const KEPT_ADDRESSES = 5_000;

interface SignedAddress {
  url: string;
  expires_at: string;
}

/** Signed, expiring addresses of stored files, kept for some minutes: a page that many open at once asks media once. */
export class SignedAddresses {
  private readonly media: Call;
  private readonly kept = new ExpiringCache<SignedAddress>(KEPT_ADDRESSES);
  private readonly asked = new Map<string, Promise<SignedAddress | undefined>>();

  constructor(media: Call) {
    this.media = media;
  }

  /** Undefined if the file was deleted. @throws HttpProblem 503 if media does not answer */
  async of(objectKey: string): Promise<SignedAddress | undefined> {
    const kept = this.kept.get(objectKey) ?? this.asked.get(objectKey);
    if (kept) return kept;
    const asking = this.ask(objectKey).finally(() => this.asked.delete(objectKey));
    this.asked.set(objectKey, asking);
    return asking;
  }

  private async ask(objectKey: string): Promise<SignedAddress | undefined> {
    try {
      const body = { object_key: objectKey, expires_in_seconds: SIGNED_SECONDS };
      const address = await this.media(signDownload, { body });
      this.kept.keep(objectKey, address, Date.now() + KEPT_MS);
      return address;
    } catch (error) {
      if (error instanceof ProblemError && error.status === 404) return undefined;
      throw neighbourProblem('media', error);
    }
  }
}
