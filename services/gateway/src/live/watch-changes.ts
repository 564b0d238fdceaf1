import type { Bus, Closable } from '@nimantran/kit/bus/bus';
import type { Log } from '@nimantran/kit/log';
import type { Envelope } from '@nimantran/proto/events/envelope';
import { apiKeyRevoked, sessionRevoked, userRolesChanged } from '@nimantran/proto/events/identity';
import { WATCHERS } from '@nimantran/proto/events/watchers';
import { Value } from 'typebox/value';
import type { OpenStreams } from '../proxy/open-streams.ts';
import type { ResponseCache } from '../proxy/response-cache.ts';
import type { SessionCache } from '../sessions/session-cache.ts';

const TYPES = WATCHERS.gateway.map((event) => event.type);

interface Kept {
  sessions: SessionCache;
  streams: OpenStreams;
  answers: ResponseCache;
  pages: ResponseCache;
}

/**
 * Drops cached sessions and answers, and ends the streams that depend on them, as soon as their facts change; if an event is
 * lost, they expire by age.
 */
export async function watchChanges(parts: Kept & { bus: Bus; log: Log }): Promise<Closable> {
  return parts.bus.watch(TYPES, (event) => applyChange(parts, event));
}

export function applyChange({ sessions, streams, answers, pages }: Kept, event: Envelope): void {
  if (event.type === sessionRevoked.type) {
    if (!Value.Check(sessionRevoked.data, event.data)) return;
    sessions.dropSession(event.data.session_hash);
    streams.endSession(event.data.session_hash);
    return;
  }
  if (event.type === apiKeyRevoked.type) {
    if (!Value.Check(apiKeyRevoked.data, event.data)) return;
    sessions.dropSession(event.data.key_hash);
    streams.endSession(event.data.key_hash);
    return;
  }
  if (event.type === userRolesChanged.type) {
    if (!Value.Check(userRolesChanged.data, event.data)) return;
    sessions.dropUser(event.data.uid);
    streams.endUser(event.data.uid);
    return;
  }
  answers.clear();
  pages.clear();
}
