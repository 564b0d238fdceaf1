import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

/** A Prometheus query and its location. */
export interface StoredQuery {
  where: string;
  expr: string;
}

const DASHBOARDS = path.join(import.meta.dirname, 'grafana/dashboards');

interface Dashboard {
  uid: string;
  panels: { title: string; targets?: { expr: string }[] }[];
}

/** The dashboards' queries, with their variables replaced. */
export async function dashboardQueries(): Promise<StoredQuery[]> {
  const files = (await readdir(DASHBOARDS)).filter((file) => file.endsWith('.json'));
  const boards = await Promise.all(
    files.map(async (file) => JSON.parse(await readFile(path.join(DASHBOARDS, file), 'utf8')) as Dashboard),
  );
  return boards.flatMap(({ uid, panels }) =>
    panels.flatMap(({ title, targets = [] }) =>
      targets.map(({ expr }) => ({ where: `${uid}: ${title}`, expr: expr.replaceAll('$service', '.*') })),
    ),
  );
}

const NOT_METRICS = new Set([
  'and',
  'bool',
  'by',
  'group_left',
  'group_right',
  'ignoring',
  'offset',
  'on',
  'or',
  'unless',
  'without',
]);

/** The metrics that a PromQL expression reads. */
export function metricsOf(expr: string): string[] {
  const bare = expr
    .replace(/"(?:[^"\\]|\\.)*"/g, '')
    .replace(/\{[^}]*\}/g, '')
    .replace(/\[[^\]]*\]/g, '')
    .replace(/\b(?:by|without|on|ignoring|group_left|group_right)\s*\([^)]*\)/g, '')
    .replace(/\b\d+(?:\.\d+)?(?:ms|[smhdwy])?\b/g, '');
  const names = [...bare.matchAll(/\b([a-zA-Z_:][\w:]*)\b(?!\s*\()/g)].map(([, name = '']) => name);
  return [...new Set(names)].filter((name) => !NOT_METRICS.has(name));
}
