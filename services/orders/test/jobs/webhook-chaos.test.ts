import { describe, expect, it } from 'vitest';
import { findProgram } from '../../../../infra/test-support/servers/local-server.ts';
import { runWebhookChaos } from '../support/webhook-chaos/run-webhook-chaos.ts';

const programs = await Promise.all(['nats-server', 'redis-server'].map(findProgram));

describe.skipIf(programs.includes(undefined))('webhooks while their sender and what it needs are killed', () => {
  it('all arrive, signed and under one id each, and come again when asked for', { timeout: 240_000 }, async () => {
    const { wanted, lost, doubled, wrong, replays, replaysThatCame } = await runWebhookChaos({
      ...{ seed: 5, deliveries: 200, seconds: 8, accounts: 2, endpointsEach: 3, holdSeconds: 3 },
      settleSeconds: 90,
    });
    expect({ lost, doubled, wrong }).toEqual({ lost: [], doubled: [], wrong: [] });
    expect(wanted).toBeGreaterThanOrEqual(200);
    expect(replaysThatCame).toBe(replays);
  });
});
