import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { FIGURES, PROOF_LIMITS } from '@nimantran/proto/domain/health';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { SERVICES } from '../../launcher/service-table.ts';
import { dashboardQueries, metricsOf } from '../../telemetry/queries.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const TELEMETRY = path.join(ROOT, 'infra/telemetry');
const RUNBOOKS = path.join(ROOT, 'docs/runbooks');

const hasPromtool = spawnSync('promtool', ['--version']).status === 0;
const promtool = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync('promtool', args, { encoding: 'utf8', cwd: TELEMETRY, timeout: 180_000 });
  return `${status === 0 ? 'well' : 'badly'}\n${stdout}${stderr}`;
};

async function inFolder(use: (folder: string) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-promtool-'));
  try {
    await use(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function alertNames(): Promise<string[]> {
  const rules = await readFile(path.join(TELEMETRY, 'alerts.yml'), 'utf8');
  return [...rules.matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name);
}

const kebabOf = (name: string): string => name.replace(/(?<!^)(?=[A-Z])/g, '-').toLowerCase();

describe('alerts', () => {
  it('each have a runbook that names them, and no runbook is without its alert', async () => {
    const names = await alertNames();
    expect(names.length).toBeGreaterThan(15);
    const runbooks = (await readdir(RUNBOOKS)).filter((file) => file !== 'README.md');
    expect(runbooks.toSorted()).toEqual(names.map((name) => `${kebabOf(name)}.md`).toSorted());
    const rules = await readFile(path.join(TELEMETRY, 'alerts.yml'), 'utf8');
    const list = await readFile(path.join(RUNBOOKS, 'README.md'), 'utf8');
    for (const name of names) {
      const file = `${kebabOf(name)}.md`;
      const text = await readFile(path.join(RUNBOOKS, file), 'utf8');
      expect(text, file).toMatch(new RegExp(`^# ${name}\n`));
      for (const part of ['## How to see it', '## What to do', '## When it is over']) expect(text, file).toContain(part);
      expect(rules, name).toContain(`runbook: docs/runbooks/${file}`);
      expect(list, name).toContain(`(${file})`);
    }
  });

  it('miss every service that Prometheus knows no process of', async () => {
    const rules = await readFile(path.join(TELEMETRY, 'alerts.yml'), 'utf8');
    const missed = [...rules.matchAll(/absent\(up\{job="nimantran",service="(\w+)"\}\)/g)].map(([, name]) => name);
    expect(missed).toEqual(SERVICES.map(({ name }) => name));
  });

  it('have the limits that the state of the shop judges by', async () => {
    const rules = await readFile(path.join(TELEMETRY, 'alerts.yml'), 'utf8');
    const limitOf = (alert: string, metric: string): number => {
      const [, expression = ''] =
        new RegExp(`- alert: ${alert}\\n\\s+expr: >-\\n([\\s\\S]*?)\\n\\s+(?:for|labels):`).exec(rules) ?? [];
      expect(expression, alert).toContain(metric);
      return Number(/> ([\d.]+)\s*$/.exec(expression)?.[1] ?? Number.NaN);
    };
    const judged = Object.entries(FIGURES).filter(([, { most }]) => most !== undefined);
    for (const [metric, { alert = '', most }] of judged) expect(limitOf(alert, metric), alert).toBe(most);
    for (const [kind, alert] of [
      ['backup', 'BackupOld'],
      ['restore_drill', 'RestoreDrillOld'],
    ] as const)
      expect(limitOf(alert, `kind="${kind}"`) * 1000, alert).toBe(PROOF_LIMITS[kind].oldMs);
  });

  it('finds the metrics of an expression', () => {
    const expr =
      'histogram_quantile(0.99, sum by (service, le) (rate(a_bucket{route!~"/x|{y}"}[5m]))) > 2.5 unless max(b{c="d"} offset 1h) / 3';
    expect(metricsOf(expr)).toEqual(['a_bucket', 'b']);
  });
});

describe.skipIf(!hasPromtool && process.env.CI !== 'true')('by promtool (skipped where it is not installed)', () => {
  it('the rules are rules, and the way Prometheus is set up is one', () => {
    expect(promtool('check', 'rules', 'alerts.yml')).toMatch(/^well/);
    expect(promtool('check', 'config', '--syntax-only', 'prometheus.yml')).toMatch(/^well/);
  });

  it('the way Prometheus is set up in a cluster is one', async () => {
    const config = parse(await readFile(path.join(TELEMETRY, 'prometheus-kubernetes.yml'), 'utf8'));
    // Distributions build promtool without Kubernetes; infra/test/deployment checks this part.
    for (const scrape of config.scrape_configs) delete scrape.kubernetes_sd_configs;
    await inFolder(async (folder) => {
      const file = path.join(folder, 'prometheus.json');
      await writeFile(file, JSON.stringify(config));
      expect(promtool('check', 'config', '--syntax-only', file)).toMatch(/^well/);
    });
  });

  it('alerts are heard when they should be, and not before', () => {
    expect(promtool('test', 'rules', 'alerts.test.yml')).toMatch(/^well/);
  }, 240_000);

  it('what the dashboards ask can be asked', async () => {
    const queries = await dashboardQueries();
    expect(queries.length).toBeGreaterThan(40);
    await inFolder(async (folder) => {
      const rules = queries.map(({ expr }, index) => ({ record: `dashboard:query:${index}`, expr }));
      const file = path.join(folder, 'queries.yml');
      // JSON is YAML.
      await writeFile(file, JSON.stringify({ groups: [{ name: 'dashboards', rules }] }));
      expect(promtool('check', 'rules', file)).toMatch(/^well/);
    });
  });
});
