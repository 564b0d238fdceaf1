import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { parse } from 'yaml';
import type { ComposeShop } from './compose-shop.ts';

/** Those servers of the profile `telemetry` that Debian has, too. */
const MONITORS = ['prometheus', 'alertmanager'];
const PROMETHEUS = 'http://127.0.0.1:9090';
const ALERTMANAGER = 'http://127.0.0.1:9093';
const JOB = 'nimantran';

interface Target {
  health: string;
  labels: Record<string, string>;
}

interface Monitors {
  /** Those that Prometheus is configured to read. */
  services: string[];
  /** Services that it reads, and names of the alerts of which Alertmanager has heard. */
  seen(): Promise<{ read: string[]; alerts: string[] }>;
}

/** Starts Prometheus and Alertmanager beside the shop. */
export async function startMonitors(shop: ComposeShop): Promise<Monitors> {
  await shop.compose(['--profile', 'telemetry', 'up', '--detach', '--no-deps', ...MONITORS]);
  const { scrape_configs } = parse(await readFile(path.join(shop.folder, 'infra/telemetry/prometheus.yml'), 'utf8'));
  const shopJob = scrape_configs.find(({ job_name }: { job_name: string }) => job_name === JOB);
  return {
    services: shopJob.dns_sd_configs.flatMap(({ names }: { names: string[] }) => names).sort(),
    async seen() {
      const { data } = await asked<{ data: { activeTargets: Target[] } }>(`${PROMETHEUS}/api/v1/targets?state=active`);
      const up = data.activeTargets.filter(({ health, labels }) => labels.job === JOB && health === 'up');
      const alerts = await asked<{ labels: { alertname: string } }[]>(`${ALERTMANAGER}/api/v2/alerts`);
      return {
        read: [...new Set(up.map(({ labels }) => labels.service ?? ''))].sort(),
        alerts: alerts.map(({ labels }) => labels.alertname),
      };
    },
  };
}

/** Removes them, so that the shop's own services are the whole of it again. */
export async function stopMonitors(shop: ComposeShop): Promise<void> {
  await shop.compose(['--profile', 'telemetry', 'rm', '--stop', '--force', ...MONITORS]);
}

async function asked<Answer>(url: string): Promise<Answer> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(5_000) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return (await answer.json()) as Answer;
}
