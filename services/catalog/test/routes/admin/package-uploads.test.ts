import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { THEME_PACKAGES_PATH } from '@nimantran/proto/http/catalog/admin-themes';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../../infra/test-support/servers/servers.ts';
import { buildApp } from '../../../src/app.ts';
import type { Context } from '../../../src/context.ts';
import { createTestContext, house, manifest, packageFiles, zipOf } from '../../support/catalog.ts';

describeWith(['postgres'], 'packages that are sent', () => {
  const database = withDatabase();
  const zip = Buffer.from(zipOf(packageFiles(manifest())));
  let context: Context;
  let app: FastifyInstance;
  beforeAll(async () => {
    context = await createTestContext(database.urls.catalog, { PACKAGE_UPLOAD_SECONDS: '4' });
    app = await buildApp(context);
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    await app.close();
    await context.close();
    await rm(context.config.DATA_DIR, { recursive: true, force: true });
  });

  /** Starts to send a package; `finish` sends the rest. */
  async function begin(uid: string) {
    const user = { uid, email: `${uid}@example.com`, email_verified: true, name: uid, photoURL: null, roles: ['admin' as const] };
    const sent = request({
      port: (app.server.address() as AddressInfo).port,
      method: 'POST',
      path: THEME_PACKAGES_PATH,
      headers: {
        authorization: `Bearer ${await house.forUser(user)}`,
        'content-type': 'application/zip',
        'content-length': zip.length,
      },
    });
    const answer = new Promise<string>((resolve, reject) => {
      sent.once('error', reject);
      sent.once('response', async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        const { code } = JSON.parse(text) as { code?: string };
        resolve(code === undefined ? String(response.statusCode) : `${response.statusCode} ${code}`);
      });
    });
    sent.write(zip.subarray(0, 100));
    return { answer, finish: () => sent.end(zip.subarray(100)), leave: () => sent.destroy() };
  }
  const send = async (uid: string) => {
    const { answer, finish } = await begin(uid);
    finish();
    return answer;
  };
  const begun = async (uid: string) => {
    const slow = await begin(uid);
    await eventually('the first of two', async () => (await send(uid)) === '429 upload_at_once');
    return slow;
  };

  it('come one at a time from each person, and hold up nobody else', async () => {
    const slow = await begun('asha');
    expect(await send('ravi')).toBe('201');
    slow.finish();
    expect(await slow.answer).toBe('201');
    expect(await send('asha')).toBe('201');
  });

  it('make place for the next when they are broken off', async () => {
    const slow = await begun('asha');
    slow.answer.catch(() => {});
    slow.leave();
    await eventually('another', async () => (await send('asha')) === '201');
  });

  it('are given up, with a word why, where they do not arrive in time', async () => {
    const slow = await begun('asha');
    expect(await slow.answer).toBe('408 upload_too_slow');
    expect(await send('asha')).toBe('201');
    // The server waits at its end for those who are still sending.
    slow.leave();
  });
});
