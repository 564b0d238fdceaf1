import type { Readable } from 'node:stream';
import type { User } from '@nimantran/proto/domain/user';
import { type SessionCache, sessionHashOf } from '../sessions/session-cache.ts';

/** The reader of a stream, as identified when the stream was opened. */
export interface StreamReader {
  token: string;
  user: Pick<User, 'uid' | 'roles'>;
}

/**
 * Event streams, uploads and large bodies that pass through. One opened with a session ends with the session, and when the user's roles change: a client
 * that may still read it opens it again.
 */
export class OpenStreams {
  private readonly streams = new Map<Readable, StreamReader | undefined>();

  add(stream: Readable, reader: StreamReader | undefined): void {
    if (stream.closed) return;
    this.streams.set(stream, reader);
    stream.once('close', () => this.streams.delete(stream));
  }

  endSession(sessionHash: string): void {
    this.endWhere(({ token }) => sessionHashOf(token) === sessionHash);
  }

  endUser(uid: string): void {
    this.endWhere(({ user }) => user.uid === uid);
  }

  end(): void {
    for (const stream of this.streams.keys()) stream.destroy();
  }

  /** Checks the sessions of staff readers again, because an event about a change may be lost. */
  async recheck(sessions: SessionCache): Promise<void> {
    const readers = [...this.streams.values()].filter((reader) => reader !== undefined && reader.user.roles.length > 0);
    const tokens = new Set(readers.map((reader) => reader?.token ?? ''));
    await Promise.all([...tokens].map((token) => this.recheckSession(sessions, token)));
  }

  private async recheckSession(sessions: SessionCache, token: string): Promise<void> {
    const state = await sessions.renew(token);
    // While identity is unavailable, it does not change roles either.
    if (state.kind === 'unknown') return;
    const now = state.kind === 'open' ? state.info.user : undefined;
    this.endWhere((reader) => reader.token === token && rolesOf(reader.user) !== (now && rolesOf(now)));
  }

  private endWhere(isMeant: (reader: StreamReader) => boolean): void {
    for (const [stream, reader] of this.streams) if (reader && isMeant(reader)) stream.destroy();
  }
}

const rolesOf = ({ uid, roles }: StreamReader['user']): string => [uid, ...[...roles].sort()].join();
