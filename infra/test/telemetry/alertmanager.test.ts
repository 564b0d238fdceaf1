import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { eventually } from '../../test-support/eventually.ts';
import { findProgram, type LocalServer, runServer } from '../../test-support/servers/local-server.ts';
import { type SmtpServer, startSmtpServer } from '../../test-support/stand-ins/smtp-server.ts';

const SCRIPT = path.resolve(import.meta.dirname, '../../telemetry/alertmanager.sh');
const installed = (await findProgram('alertmanager')) !== undefined && (await findProgram('amtool')) !== undefined;
/** The group wait of critical alerts, and some margin. */
const TOLD_WITHIN_MS = 30_000;

describe.skipIf(!installed && process.env.CI !== 'true')('Alertmanager, as compose starts it', () => {
  let folder: string;
  let office: SmtpServer;
  let hooks: Server;
  let server: LocalServer;
  const asked: { path: string; alerts: string[]; status: string }[] = [];
  const variables: Record<string, string> = {};

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'alertmanager-'));
    office = await startSmtpServer();
    hooks = createServer(async (request, response) => {
      const told = JSON.parse(String(Buffer.concat(await request.toArray())));
      const alerts = told.alerts.map(({ labels }: { labels: { alertname: string } }) => labels.alertname);
      asked.push({ path: request.url ?? '', alerts, status: told.status });
      response.end();
    });
    hooks.listen(0, '127.0.0.1');
    await once(hooks, 'listening');
    const hooksUrl = `http://127.0.0.1:${(hooks.address() as AddressInfo).port}`;
    Object.assign(variables, {
      ALERT_MAIL_TO: "operator's-own@example.com",
      ALERT_MAIL_FROM: 'shop@example.com',
      ALERT_SMTP_HOST: `127.0.0.1:${office.port}`,
      ALERT_SMTP_TLS: 'false',
      ALERT_WEBHOOK_URL: `${hooksUrl}/pager`,
      ALERT_HEARTBEAT_URL: `${hooksUrl}/heartbeat`,
      ALERTMANAGER_CONFIG: path.join(folder, 'alertmanager.yml'),
    });
    Object.assign(process.env, variables);
    server = await runServer('sh', { dataDir: folder }, 'http', (port) => [
      ...[SCRIPT, `--storage.path=${folder}`, '--cluster.listen-address=', `--web.listen-address=127.0.0.1:${port}`],
    ]);
  });
  afterAll(async () => {
    await server?.stop();
    office?.close();
    hooks?.closeAllConnections();
    hooks?.close();
    await rm(folder, { recursive: true, force: true });
    for (const name of Object.keys(variables)) delete process.env[name];
  });

  const amtool = (...args: string[]): string => {
    const { stdout, stderr } = spawnSync('amtool', args, { encoding: 'utf8', timeout: 20_000 });
    // Warnings are printed together with the route.
    return (stdout || stderr).trim();
  };
  const configFile = () => String(variables.ALERTMANAGER_CONFIG);
  /**
   * Sends alerts as Prometheus does, just started. An alert that started longer ago than its group wait is sent immediately,
   * before its inhibiting alert is known.
   */
  const tell = async (...alerts: Record<string, string>[]) => {
    const startsAt = new Date().toISOString();
    const endsAt = new Date(Date.now() + 3_600_000).toISOString();
    const answer = await fetch(`${server.url}/api/v2/alerts`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        alerts.map((labels) => ({
          ...{ labels, startsAt, endsAt },
          annotations: { summary: `${labels.service ?? 'nothing'} was told of`, runbook: 'docs/runbooks/service-down.md' },
        })),
      ),
    });
    expect(answer.status).toBe(200);
  };

  it('understands what it is told by the environment, quotes and all', async () => {
    expect(amtool('check-config', configFile())).toContain('SUCCESS');
    const config = parse(await readFile(configFile(), 'utf8'));
    expect(config.global).toEqual({
      smtp_smarthost: `127.0.0.1:${office.port}`,
      smtp_from: 'shop@example.com',
      smtp_require_tls: false,
    });
    expect(config.receivers[0].email_configs[0].to).toBe("operator's-own@example.com");
  });

  it.each([
    [['severity=critical', 'alertname=ServiceDown'], 'now'],
    [['severity=warning', 'alertname=HttpSlow'], 'today'],
    [['severity=info', 'alertname=TracesLost'], 'today'],
    [['severity=none', 'alertname=AlertsWork'], 'heartbeat'],
  ])('takes %j to %s', (labels, receiver) => {
    expect(amtool('config', 'routes', 'test', `--config.file=${configFile()}`, ...labels)).toBe(receiver);
  });

  it('tells a person and the pager what is critical, in words, and not what follows from it', async () => {
    await tell(
      { alertname: 'ServiceDown', severity: 'critical', service: 'orders' },
      // A side effect of a service that is down.
      { alertname: 'HttpErrors', severity: 'critical', service: 'orders' },
    );
    await eventually('the letter', () => office.letters.length > 0, TOLD_WITHIN_MS);
    const [letter = ''] = office.letters;
    expect(office.people).toEqual([expect.stringContaining("<operator's-own@example.com>")]);
    expect(letter).toContain('Subject: ServiceDown (orders), critical');
    expect(letter).toContain('orders was told of.');
    expect(letter).toContain('What to do: docs/runbooks/service-down.md');
    await eventually('the pager', () => asked.some(({ path }) => path === '/pager'), TOLD_WITHIN_MS);
    expect(asked.filter(({ path }) => path === '/pager')).toEqual([
      { path: '/pager', alerts: ['ServiceDown'], status: 'firing' },
    ]);
    await tell({ alertname: 'HttpErrors', severity: 'critical', service: 'media' });
    await eventually('the second letter', () => office.letters.length > 1, TOLD_WITHIN_MS);
    const subjects = office.letters.map((one) => /^Subject: (.*)$/m.exec(one)?.[1]?.trim());
    expect(subjects).toEqual(['ServiceDown (orders), critical', 'HttpErrors (media), critical']);
  });

  it('keeps the heartbeat, which no person hears of', async () => {
    await tell({ alertname: 'AlertsWork', severity: 'none' });
    await eventually('the heartbeat', () => asked.some(({ path }) => path === '/heartbeat'), TOLD_WITHIN_MS);
    expect(asked.filter(({ path, alerts }) => path === '/pager' && alerts.includes('AlertsWork'))).toEqual([]);
    expect(office.letters.filter((letter) => letter.includes('AlertsWork'))).toEqual([]);
  });

  it('does not start without somebody to tell', () => {
    const { status, stderr } = spawnSync('sh', [SCRIPT, '--version'], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH, ALERT_SMTP_HOST: 'mail:25', ALERTMANAGER_CONFIG: path.join(folder, 'none.yml') },
    });
    expect([status, stderr]).toEqual([expect.not.stringContaining('0'), expect.stringContaining('ALERT_MAIL_TO')]);
  });
});
