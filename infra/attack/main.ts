import { parseArgs } from 'node:util';
import { KnownIds } from '../fuzz/known-ids.ts';
import { People } from '../fuzz/people.ts';
import { type FuzzShop, startFuzzShop } from '../fuzz/shop.ts';
import { ShopSeeder } from '../fuzz/shop-seeder.ts';
import type { Attack } from './attack.ts';
import { cacheConfusion } from './cases/cache-confusion.ts';
import { deepJson } from './cases/deep-json.ts';
import { forgedHeaders } from './cases/forged-headers.ts';
import { halfSent } from './cases/half-sent.ts';
import { lostSession } from './cases/lost-session.ts';
import { parallelClaims } from './cases/parallel-claims.ts';
import { unreadAnswers } from './cases/unread-answers.ts';

/**
 * Attacks a whole shop that it starts on this machine, without a proxy and behind one: `attack/main.ts [--only "half-sent"]`. Prints
 * a line for each attack; exits with 1 if the shop did not withstand one. It reaches nothing but its own shop and stops by itself.
 */
const ATTACKS = [forgedHeaders, deepJson, lostSession, cacheConfusion, unreadAnswers, halfSent, parallelClaims];
const LIMIT_MS = 180_000;

const { values } = parseArgs({ options: { only: { type: 'string', default: '' } } });
const wanted = ATTACKS.filter(({ name }) => name.includes(values.only));
let failed = 0;
for (const proxies of [0, 1] as const) {
  const attacks = wanted.filter((attack) => attack.proxies.includes(proxies));
  if (attacks.length === 0) continue;
  const fuzz = await startFuzzShop({ TRUST_PROXY: String(proxies) });
  for (const attack of attacks) failed += (await withstands(fuzz, attack, proxies)) ? 0 : 1;
  failed += fuzz.restarts.length;
  for (const restart of fuzz.restarts) console.error(`failed  a process had to start again: ${restart}`);
  await fuzz.stop(failed > 0 ? '.data/attack' : undefined);
}
if (failed > 0) process.exitCode = 1;

async function withstands(fuzz: FuzzShop, attack: Attack, proxies: 0 | 1): Promise<boolean> {
  const { shop } = fuzz;
  const people = new People(shop);
  const target = { publicUrl: shop.publicUrl, proxies, people, stock: new ShopSeeder(fuzz, people, new KnownIds()) };
  const what = `${attack.name}, ${proxies === 0 ? 'without a proxy' : 'behind one proxy'}`;
  const startedAt = performance.now();
  try {
    const saw = await within(attack.run(target));
    console.info(`passed  ${what}: ${saw} (${Math.round((performance.now() - startedAt) / 1_000)} s)`);
    return true;
  } catch (error) {
    console.error(`failed  ${what}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function within<Result>(work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`not finished after ${LIMIT_MS / 1_000} s`)), LIMIT_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
