import type { User } from '@nimantran/proto/domain/user';
import type { SessionInfo } from '@nimantran/proto/http/identity/sessions';
import type { Config } from '../config.ts';

/** The session data sent to a signed-in person's browser. */
export function sessionInfo(config: Config, user: User): SessionInfo {
  const prices_hidden = user.email_verified && config.PRICE_HIDDEN_EMAILS.includes(user.email.toLowerCase());
  return { user, prices_hidden };
}
