import type { SessionInfo } from '@nimantran/proto/http/identity/sessions';
import { describe, expect, it } from 'vitest';
import { SessionCache } from '../../src/sessions/session-cache.ts';
import { asha, SESSION } from '../support/gateway.ts';

const info: SessionInfo = { user: asha, prices_hidden: false };

describe('what the gateway remembers of sessions', () => {
  it('does not keep an answer that was under way when the session was revoked', async () => {
    let answer: (info: SessionInfo) => void = () => {};
    const sessions = new SessionCache({
      now: () => 0,
      check: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const asked = sessions.state(SESSION);
    sessions.dropToken(SESSION);
    answer(info);
    expect(await asked).toEqual({ kind: 'open', info });
    expect(sessions.peek(SESSION)).toBeUndefined();
  });

  it('remembers that a session has ended as well', async () => {
    let checks = 0;
    const sessions = new SessionCache({
      now: () => 0,
      check: async () => {
        checks += 1;
        return undefined;
      },
    });
    expect(await sessions.state(SESSION)).toEqual({ kind: 'ended' });
    expect(await sessions.state(SESSION)).toEqual({ kind: 'ended' });
    expect(checks).toBe(1);
  });

  it('does not ask about what can be no session', async () => {
    const sessions = new SessionCache({ now: () => 0, check: () => Promise.reject(new Error('asked')) });
    for (const token of ['', 'short', "' or 1=1 --".repeat(3), 'x'.repeat(201)]) {
      expect(await sessions.state(token)).toEqual({ kind: 'ended' });
    }
  });

  it('does not take a fault of identity for an end', async () => {
    let isDown = true;
    const sessions = new SessionCache({ now: () => 0, check: async () => (isDown ? Promise.reject(new Error('away')) : info) });
    expect(await sessions.state(SESSION)).toEqual({ kind: 'unknown' });
    isDown = false;
    expect(await sessions.state(SESSION)).toEqual({ kind: 'open', info });
  });

  it('forgets the oldest first', async () => {
    const sessions = new SessionCache({ now: () => 0, maxEntries: 2, check: async () => info });
    const tokens = ['a', 'b', 'c'].map((letter) => letter.repeat(30));
    for (const token of tokens) await sessions.state(token);
    expect(tokens.map((token) => sessions.peek(token) !== undefined)).toEqual([false, true, true]);
  });
});
