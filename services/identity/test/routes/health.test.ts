import type { User } from '@nimantran/proto/domain/user';
import { HEALTH } from '@nimantran/proto/http/shared/health';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { buildApp } from '../../src/app.ts';
import { noteTokenKeys } from '../../src/db/known-keys.ts';
import { noteProof, proofAge } from '../../src/db/proofs.ts';
import { createTestContext, house, type TestContext } from '../support/identity.ts';

const ADMIN: User = { uid: 'adm', email: 'adm@example.com', email_verified: true, name: 'A', photoURL: null, roles: ['admin'] };
const AT = new Date('2026-11-30T20:30:00Z');

describeWith(['postgres'], 'what identity says of backups and keys', () => {
  const database = withBareDatabase();
  let context: TestContext;
  let app: Awaited<ReturnType<typeof buildApp>>;
  beforeEach(async () => {
    context = await createTestContext(database.urls.identity);
    await sql`delete from proofs`.execute(context.db);
    app = await buildApp(context);
  });
  afterEach(async () => {
    await app.close();
    await context.close();
  });
  const report = async () => {
    const headers = { authorization: `Bearer ${await house.forUser(ADMIN)}` };
    return (await app.inject({ url: HEALTH.identity.get.path, headers })).json();
  };

  it('is the last run of each kind, and when one last passed', async () => {
    expect((await report()).proofs).toEqual([
      { kind: 'backup', last: null, passed_at: null },
      { kind: 'restore_drill', last: null, passed_at: null },
    ]);
    await noteProof(context.db, { kind: 'restore_drill', startedAt: AT, passed: true, said: 'all is there' });
    await noteProof(context.db, { kind: 'restore_drill', startedAt: AT, passed: false, said: 'x'.repeat(900) });
    const [backup, drill] = (await report()).proofs;
    expect(backup.last).toBeNull();
    expect(drill.last).toMatchObject({ passed: false, said: 'x'.repeat(500), started_at: AT.toISOString() });
    expect(drill.passed_at < drill.last.finished_at).toBe(true);
    expect(await proofAge(context.db, 'restore_drill')).toBeLessThan(60);
  });

  it('ages from the first account as long as nothing passed', async () => {
    expect(await proofAge(context.db, 'backup')).toBeNull();
    await sql`insert into users (uid, provider_uid, email, email_verified, name, key_version, created_at)
      values ('first', 'first', 'a@example.com', true, 'A', 1, now() - interval '9 days')`.execute(context.db);
    await noteProof(context.db, { kind: 'backup', startedAt: AT, passed: false, said: 'no' });
    expect(Math.round(((await proofAge(context.db, 'backup')) ?? 0) / 86_400)).toBe(9);
    expect(await app.metrics.text()).toMatch(/identity_proof_age_seconds\{kind="backup"\} 7776\d\d/);
  });

  it('knows since when it has seen each key of a service, and never the key', async () => {
    const keys = context.config.SERVICE_TOKEN_PUBLIC_KEYS;
    await noteTokenKeys(context.db, keys.slice(1));
    await sql`update known_keys set first_seen_at = '2026-01-01'`.execute(context.db);
    await noteTokenKeys(context.db, keys);
    const told = (await report()).keys;
    expect(told.map(({ name }: { name: string }) => name)).toEqual(keys.map(({ service }) => `token key of ${service}`));
    expect(told[1].since).toBe('2026-01-01T00:00:00.000Z');
    expect(told[0].since > '2026-01-02').toBe(true);
  });
});
