import type { Readable } from 'node:stream';
import type { User } from '@nimantran/proto/domain/user';
import { type SessionCache, sessionHashOf } from '../sessions/session-cache.ts';

/** Who reads a stream, as the gateway knew it when the stream was opened. */
export interface StreamReader {
  token: string;
  user: Pick<User, 'uid' | 'roles'>;
}

/**
 * Streams of events on their way through. One that was let through for a session ends with it, and when the roles of its user change:
 * whoever may still read it opens it anew.
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

  /** Asks anew who the people behind the shop are that read: news of a change may go astray. */
  async recheck(sessions: SessionCache): Promise<void> {
    const readers = [...this.streams.values()].filter((reader) => reader !== undefined && reader.user.roles.length > 0);
    const tokens = new Set(readers.map((reader) => reader?.token ?? ''));
    await Promise.all([...tokens].map((token) => this.recheckSession(sessions, token)));
  }

  private async recheckSession(sessions: SessionCache, token: string): Promise<void> {
    const state = await sessions.renew(token);
    // Identity, which is away, changes no roles either.
    if (state.kind === 'unknown') return;
    const now = state.kind === 'open' ? state.info.user : undefined;
    this.endWhere((reader) => reader.token === token && rolesOf(reader.user) !== (now && rolesOf(now)));
  }

  private endWhere(isMeant: (reader: StreamReader) => boolean): void {
    for (const [stream, reader] of this.streams) if (reader && isMeant(reader)) stream.destroy();
  }
}

const rolesOf = ({ uid, roles }: StreamReader['user']): string => [uid, ...[...roles].sort()].join();
