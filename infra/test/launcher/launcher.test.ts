import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SERVICE_NAMES } from '@nimantran/proto/domain/service-name';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { serviceEnvironment } from '../../launcher/environment.ts';
import { runningLauncher } from '../../launcher/pid-file.ts';
import { checkDataFolder, checkPorts, StartError } from '../../launcher/preflight.ts';
import { loadSecrets } from '../../launcher/secrets.ts';
import { readSettings } from '../../launcher/settings.ts';
import { tokensOf } from '../../launcher/tokens.ts';

describe('starting the shop', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'nimantran-launcher-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('says which port is taken and what to set', async () => {
    const server = net.createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    await expect(checkPorts([{ port, who: 'the shop', variable: 'PORT' }])).rejects.toThrow(
      `Port ${port} (the shop) is in use. Stop the program that uses it, or set PORT to another port.`,
    );
    await new Promise((resolve) => server.close(resolve));
    await expect(checkPorts([{ port, who: 'the shop', variable: 'PORT' }])).resolves.toBeUndefined();
  });

  it('says so when its folder cannot be written', async () => {
    const file = path.join(folder, 'file');
    await writeFile(file, '');
    await expect(checkDataFolder(path.join(file, 'data'))).rejects.toThrow(StartError);
  });

  it('closes its folder to other users of the machine, also one that was open', async () => {
    const open = path.join(folder, 'data');
    await mkdir(open, { mode: 0o755 });
    await checkDataFolder(open);
    // Root's database runs as another user, who passes through.
    expect((await stat(open)).mode & 0o066).toBe(0);
  });

  it('names every variable at fault', () => {
    expect(() => readSettings({ PORT: 'x', SERVICE_PORT_BASE: '1', NATS_URL: 'nowhere' })).toThrow(
      /PORT[\s\S]*SERVICE_PORT_BASE[\s\S]*NATS_URL/,
    );
  });

  it('keeps its secrets from one start to the next, for their owner alone', async () => {
    const first = await loadSecrets(folder);
    expect(await loadSecrets(folder)).toEqual(first);
    expect((await stat(path.join(folder, 'secrets.json'))).mode & 0o077).toBe(0);
    expect(await readFile(path.join(folder, 'secrets.json'), 'utf8')).toContain(first.objectsSigning);
  });

  it('gives each service a key of its own, also where its secrets are older than that', async () => {
    const { tokenKeys: _none, ...older } = await loadSecrets(folder);
    await writeFile(path.join(folder, 'secrets.json'), JSON.stringify(older));
    const secrets = await loadSecrets(folder);
    expect(secrets).toMatchObject(older);
    expect(await loadSecrets(folder)).toEqual(secrets);
    const given = { settings: readSettings({ DATA_DIR: folder }), secrets, databaseUrls: {}, webDist: '/web' };
    const own = SERVICE_NAMES.map((name) => String(serviceEnvironment(name, given).SERVICE_TOKEN_KEY));
    expect(new Set(own).size).toBe(SERVICE_NAMES.length);
    for (const name of SERVICE_NAMES) {
      const environment = JSON.stringify(serviceEnvironment(name, given));
      expect(own.filter((key) => environment.includes(key))).toEqual([secrets.tokenKeys[name].privateKey]);
      await expect(tokensOf(name, secrets).forService('orders')).resolves.toBeTruthy();
    }
    expect(JSON.stringify(serviceEnvironment('local', given))).not.toContain('SERVICE_TOKEN');
    const token = await tokensOf('gateway', secrets).forService('orders');
    expect(await tokensOf('orders', secrets).verify(token)).toEqual({ kind: 'service', service: 'gateway' });
  });

  it('hands keys of outside services to the one that uses them and no other', async () => {
    const settings = readSettings({
      DATA_DIR: folder,
      STRIPE_SECRET_KEY: 'sk_live_x',
      SMTP_URL: 'smtps://u:p@mail',
      FIREBASE_API_KEY: 'k',
      S3_ENDPOINT: 'https://s3.test',
      S3_BUCKET: 'shop',
      S3_SECRET_ACCESS_KEY: 'key-to-objects',
    });
    const given = { settings, secrets: await loadSecrets(folder), databaseUrls: { orders: 'postgres://o' }, webDist: '/web' };
    const orders = serviceEnvironment('orders', given);
    expect(orders).toMatchObject({ STRIPE_SECRET_KEY: 'sk_live_x', SMTP_URL: 'smtps://u:p@mail', DATABASE_URL: 'postgres://o' });
    // A real key means the real provider.
    expect(orders.STRIPE_API_URL).toBeUndefined();
    for (const name of ['gateway', 'catalog', 'render', 'studio', 'local'] as const) {
      const text = JSON.stringify(serviceEnvironment(name, given));
      expect(text).not.toMatch(/sk_live_x|smtps:|postgres:\/\/o/);
    }
    expect(serviceEnvironment('identity', given).FIREBASE_API_KEY).toBe('k');
    for (const name of ['catalog', 'media', 'render'] as const)
      expect(serviceEnvironment(name, given)).toMatchObject({ S3_BUCKET: 'shop', S3_SECRET_ACCESS_KEY: 'key-to-objects' });
    for (const name of ['gateway', 'orders', 'studio', 'identity', 'pricing', 'local'] as const)
      expect(JSON.stringify(serviceEnvironment(name, given))).not.toContain('key-to-objects');
    expect(serviceEnvironment('gateway', given)).toMatchObject({ S3_ENDPOINT: 'https://s3.test', S3_BUCKET: 'shop' });
  });

  it('does not take another program for a launcher that runs', async () => {
    expect(await runningLauncher(folder)).toBeUndefined();
    await writeFile(path.join(folder, 'launcher.pid'), String(process.pid));
    expect(await runningLauncher(folder)).toBeUndefined();
    await writeFile(path.join(folder, 'launcher.pid'), 'rubbish');
    expect(await runningLauncher(folder)).toBeUndefined();
  });
});
