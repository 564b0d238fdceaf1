import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withDatabase } from '../../../../../infra/test-support/servers/servers.ts';
import { buildApp } from '../../../src/app.ts';
import { appendToAuditLog } from '../../../src/db/audit-log.ts';
import { createTestContext, house, type TestContext } from '../../support/identity.ts';

describeWith(['postgres'], 'an admin who reads the audit log', () => {
  const database = withDatabase();
  let context: TestContext;
  let app: FastifyInstance;
  let headers: { authorization: string };

  beforeAll(async () => {
    context = await createTestContext(database.urls.identity);
    app = await buildApp(context);
    const asha = {
      uid: 'asha',
      email: 'asha@example.com',
      email_verified: true,
      name: '',
      photoURL: null,
      roles: ['admin' as const],
    };
    headers = { authorization: `Bearer ${await house.forUser(asha)}` };
    const rows = [
      [
        'orders',
        'asha',
        'refund.asked',
        'order',
        'NM-11111111',
        'Refunded 500 rupees of NM-11111111',
        '2026-11-30T18:29:59.999Z',
      ],
      [
        'orders',
        'ravi',
        'refund.agreed',
        'order',
        'NM-11111111',
        "Agreed to the refund of the customer's order",
        '2026-11-30T18:30:00Z',
      ],
      ['pricing', 'asha', 'promo.saved', 'promo_code', 'DIWALI', 'Changed the promo code DIWALI', '2026-12-01T12:00:00Z'],
      ['identity', 'ravi', 'role.granted', 'user', 'mira', 'Gave the role designer', '2026-12-02T18:30:00Z'],
    ] as const;
    for (const [service, uid, action, kind, id, summary, occurredAt] of rows) {
      const change = {
        actor: { uid, email: `${uid}@example.com` },
        action,
        target: { kind, id },
        summary,
        before: null,
        after: { a: 1 },
      };
      await context.db
        .transaction()
        .execute((transaction) => appendToAuditLog(transaction, { eventId: randomUUID(), service, occurredAt, change }));
    }
  });
  afterAll(async () => {
    await app.close();
    await context.close();
  });

  const ask = async (query: string) => (await app.inject({ method: 'GET', url: `/api/admin/audit?${query}`, headers })).json();
  const found = async (query: string) => (await ask(query)).entries.map(({ seq }: { seq: number }) => seq);

  it.each([
    ['', [4, 3, 2, 1]],
    ['actor=ravi', [4, 2]],
    ['actor=ASHA@', [3, 1]],
    ['action=refund', [2, 1]],
    ['action=refund.agreed', [2]],
    ['action=ref%25', []],
    ['target_kind=order&target_id=NM-11111111', [2, 1]],
    ['service=pricing', [3]],
    // The shop's days start at 18:30 UTC.
    ['from=2026-12-01', [4, 3, 2]],
    ['to=2026-11-30', [1]],
    ['from=2026-12-01&to=2026-12-02', [3, 2]],
    ['search=refund', [2, 1]],
    ['search=the%20REF%20cust', [2]],
    ['search=NM-11111111', [1]],
    ['search=%27%29%20%26%20%5C%20%21%20%2A', []],
    ['search=role&actor=asha', []],
  ])('finds with %s', async (query, seqs) => {
    expect(await found(query)).toEqual(seqs);
  });

  it('pages from the newest on', async () => {
    const first = await ask('limit=3');
    expect(first.entries[0]).toMatchObject({
      seq: 4,
      service: 'identity',
      actor: { uid: 'ravi' },
      target: { kind: 'user', id: 'mira' },
      after: { a: 1 },
    });
    expect(await found(`limit=3&cursor=${first.next_cursor}`)).toEqual([1]);
    expect((await ask('limit=4')).next_cursor).toBeNull();
  });

  it('is told whether the chain holds', async () => {
    const { head, from, rows, fault } = (await app.inject({ method: 'GET', url: '/api/admin/audit/chain', headers })).json();
    expect({ from, rows, fault, count: head.count }).toEqual({ from: 1, rows: 4, fault: null, count: 4 });
  });
});
