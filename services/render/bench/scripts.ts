import { readdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { atMost, figure, writeMeasures } from '@nimantran/kit/bench/measures';
import { REAL_NAMES } from './scripts/real-names.ts';
import { openTheme, ordersOf, tryOrder } from './scripts/try-names.ts';

/**
 * Checks every text of every theme with real names in eleven scripts: `bench/scripts.ts <folder of packages> [slug …]`. Nothing is
 * timed, and only the surroundings of the texts are drawn: the outlines of the letters are measured as they rest at each scene's still.
 * `--orders` limits the orders of each theme and script, `--list` prints every finding. Writes .data/bench/bench-scripts.json.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { orders: { type: 'string' }, list: { type: 'boolean', default: false } },
});
const [folder = '.data/themes', ...slugs] = positionals;
const most = values.orders === undefined ? undefined : Number(values.orders);
const names =
  slugs.length > 0
    ? slugs
    : (await readdir(folder, { withFileTypes: true })).filter((entry) => entry.isDirectory()).map(({ name }) => name);

interface Count {
  orders: number;
  texts: number;
  lost: number;
  unseen: number;
  found: number;
}
const none = (): Count => ({ orders: 0, texts: 0, lost: 0, unseen: 0, found: 0 });
const byTheme = new Map<string, Count & { worst: Map<string, number> }>();
const byScript = new Map(Object.keys(REAL_NAMES).map((script) => [script, none()]));

for (const name of names.sort()) {
  const theme = await openTheme(join(resolve(folder), name));
  const row = { ...none(), worst: new Map<string, number>() };
  for (const [script, real] of Object.entries(REAL_NAMES)) {
    const total = byScript.get(script) ?? none();
    for (const details of ordersOf(theme.themePackage.manifest.fields, real, most)) {
      const { texts, lost, unseen, findings } = tryOrder(theme, details);
      for (const count of [row, total]) {
        count.orders += 1;
        count.texts += texts;
        count.lost += lost.length;
        count.unseen += unseen.length;
        count.found += findings.length > 0 ? 1 : 0;
      }
      if (findings.length > 0) row.worst.set(script, (row.worst.get(script) ?? 0) + 1);
      if (values.list) {
        const lines = [...lost.map((line) => `lost ${line}`), ...unseen.map((line) => `unseen ${line}`)];
        for (const line of [...lines, ...findings.map(({ code, scene, message }) => `${code} ${scene ?? ''}: ${message}`)])
          console.log(`${name} · ${script} · ${line}`);
      }
    }
  }
  byTheme.set(name, row);
  console.error(`${name}: ${row.orders} orders, ${row.found} with findings`);
}

const percent = ({ found, orders }: Count): number => Math.round((found / Math.max(1, orders)) * 1000) / 10;
const rowOf = (count: Count) => ({
  orders: count.orders,
  texts: count.texts,
  'ink lost': count.lost,
  'meet unseen': count.unseen,
  'findings, % of orders': percent(count),
});
const sorted = [...byTheme].sort(([, one], [, other]) => percent(other) - percent(one));
console.table(
  Object.fromEntries(
    sorted.map(([theme, count]) => {
      const worst = [...count.worst].sort(([, one], [, other]) => other - one).slice(0, 4);
      return [theme, { ...rowOf(count), 'most in': worst.map(([script, found]) => `${script} ${found}`).join(', ') }];
    }),
  ),
);
console.table(Object.fromEntries([...byScript].map(([script, count]) => [script, rowOf(count)])));

const sum = (key: keyof Count): number => [...byTheme.values()].reduce((total, count) => total + count[key], 0);
await writeMeasures('bench-scripts', [
  atMost(`texts that lose ink, of ${sum('texts')} in ${sum('orders')} orders`, sum('lost'), 'texts', 0),
  atMost('pairs of texts that meet without a finding', sum('unseen'), 'pairs', 0),
  figure('orders with a finding', (sum('found') / Math.max(1, sum('orders'))) * 100, '%'),
  ...sorted.map(([theme, count]) => atMost(`${theme}: orders with a finding`, percent(count), '%', 2)),
]);
