import path from 'node:path';
import type { Bus } from '@nimantran/kit/bus/bus';
import { createDatabase, fixedClock } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import { createLog } from '@nimantran/kit/log';
import { type Call, ProblemError } from '@nimantran/proto/http/shared/client';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { readConfiguration } from '../../src/config.ts';
import type { Context } from '../../src/context.ts';
import type { Tables } from '../../src/db/schema.ts';
import { createRoleApprovals } from '../../src/use-cases/grant-or-revoke-role.ts';
import { type Identity, type IdTokenVerifier, InvalidIdTokenError } from '../../src/verifiers/id-token-verifier.ts';

export const house = serviceAuthOf('identity');

const silentBus: Bus = {
  prepare: async () => {},
  publish: async () => {},
  consume: async () => ({ close: async () => {} }),
  watch: async () => ({ close: async () => {} }),
  ping: async () => {},
  close: async () => {},
};

/** Accepts the identities added to it, by tokens as long as real ID tokens. */
export class FakeVerifier implements IdTokenVerifier {
  readonly known = new Map<string, Identity>();
  isDown = false;

  /** Every token is different, like the provider's. */
  add(identity: Partial<Identity> & { uid: string }): string {
    const token = `token-${this.known.size + 1}-of-${identity.uid}.signature`.padStart(30, '_');
    const email = `${identity.uid}@example.com`;
    this.known.set(token, { email, emailVerified: true, name: identity.uid, photoUrl: null, ...identity });
    return token;
  }

  async verify(idToken: string): Promise<Identity> {
    if (this.isDown) throw new Error('no keys');
    const identity = this.known.get(idToken);
    if (!identity) throw new InvalidIdTokenError('unknown');
    return identity;
  }
}

/** Orders, media and guests: answers by operation name, and the recorded calls. */
export class FakeNeighbours {
  readonly asked: string[] = [];
  readonly answers: Record<string, () => unknown> = {};
  /** Operations that never answer. */
  readonly silent = new Set<string>();

  readonly call = (async (operation: Operation, { params }: { params: { uid: string } }) => {
    this.asked.push(`${operation.name} ${params.uid}`);
    const answer = this.answers[operation.name];
    if (answer && !this.silent.has(operation.name)) return answer();
    throw new ProblemError({ type: 'about:blank', title: 'No answer', status: 0, detail: 'No answer.', code: 'unreachable' });
  }) as unknown as Call;
}

export interface TestContext extends Context {
  verifier: FakeVerifier;
  neighbours: FakeNeighbours;
  /** The database's current time. */
  time: { now: Date };
}

export async function createTestContext(url: string, environment: Record<string, string> = {}): Promise<TestContext> {
  const config = readConfiguration({
    NODE_ENV: 'test',
    PORT: '0',
    ...house.variables,
    DATABASE_URL: url,
    LOCAL_URL: 'http://127.0.0.1:8090',
    ORDERS_URL: 'http://orders.test',
    MEDIA_URL: 'http://media.test',
    GUESTS_URL: 'http://guests.test',
    ...environment,
  });
  const db = createDatabase<Tables>(url);
  await migrate(db, path.join(import.meta.dirname, '../../src/db/migrations'));
  const time = { now: new Date('2026-12-01T10:00:00Z') };
  const clock = fixedClock(() => time.now);
  const neighbours = new FakeNeighbours();
  return {
    config,
    log: createLog('identity', 'silent'),
    tokens: house.tokens,
    db,
    bus: silentBus,
    clock,
    time,
    verifier: new FakeVerifier(),
    neighbours,
    orders: neighbours.call,
    media: neighbours.call,
    guests: neighbours.call,
    approvals: createRoleApprovals(db, clock),
    close: () => db.destroy(),
  };
}
