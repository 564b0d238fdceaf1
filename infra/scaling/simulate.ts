import { parseArgs } from 'node:util';
import { festivalDay, ordinaryDay } from './day.ts';
import { readFigures } from './figures.ts';
import { keptAfter, needsAt } from './needs.ts';
import { runWorkers, secondsAnOrder } from './workers.ts';

/**
 * The capacity that a number of orders a day needs, and what reaches its limit first: `scaling/simulate.ts [--orders 1000000]
 * [--times 6] [--hours 3] [--seed 1]`. It covers an ordinary day, and one with a festival evening that has a multiple of its mean
 * rate for some hours. Workers are simulated order by order; the rest is calculated from the cost of an order. The same seed
 * gives the same tables.
 */
const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    times: { type: 'string', default: '6' },
    hours: { type: 'string', default: '3' },
    seed: { type: 'string', default: '1' },
  },
});
const [orders, seed] = [Math.min(5_000_000, Number(values.orders)), Number(values.seed)];
const festival = { times: Number(values.times), hours: Number(values.hours) };
const figures = await readFigures();
const [ordinary, evening] = [ordinaryDay(orders), festivalDay(orders, festival)];
const mean = orders / 86_400;

console.info('What it rests on');
console.table(Object.values(figures));
console.info(
  `${orders} orders a day: ${mean.toFixed(1)} a second, ${ordinary.most.toFixed(1)} in the evening, ${evening.most.toFixed(1)} at a festival`,
);

const [atEvening, atFestival] = [needsAt(figures, ordinary.most), needsAt(figures, evening.most)];
console.table(
  atFestival.map(({ part, needs, oneCarries }, index) => ({
    part,
    'in the evening': atEvening[index]?.needs,
    'at a festival': needs,
    'one carries':
      oneCarries === undefined ? '' : `${oneCarries.toFixed(1)} orders/s, ${Math.round(oneCarries * 86.4)} thousand a day`,
  })),
);

const seconds = secondsAnOrder(figures);
console.info(`Workers of two cores; an order needs ${seconds.toFixed(1)} s of one`);
const [forMean, forEvening, forFestival] = [mean, ordinary.most, evening.most].map((rate) => Math.ceil((rate * seconds) / 0.9));
const clock = (second: number): string => {
  const day = second >= 86_400 ? 'next day ' : '';
  return `${day}${String(Math.floor((second % 86_400) / 3_600)).padStart(2, '0')}:${String(Math.floor((second % 3_600) / 60)).padStart(2, '0')}`;
};
console.table(
  [
    { day: 'ordinary', arrivals: ordinary, workers: forMean, why: 'busy 90 % of the day' },
    { day: 'ordinary', arrivals: ordinary, workers: forEvening, why: 'busy 90 % of the evening' },
    { day: 'festival', arrivals: evening, workers: forEvening, why: 'as on ordinary days' },
    { day: 'festival', arrivals: evening, workers: (forEvening ?? 0) * 2, why: 'twice those' },
    { day: 'festival', arrivals: evening, workers: forFestival, why: 'busy 90 % of the peak' },
  ].map(({ day, arrivals, workers = 1, why }) => {
    const { p50, p99, longestLine, longestAt, clearedAt } = runWorkers(figures, arrivals, () => workers, seed);
    return {
      ...{ day, workers, cores: workers * 2, why },
      'wait p50, s': Math.round(p50),
      'wait p99, s': Math.round(p99),
      'longest line': longestLine,
      when: clock(longestAt),
      'cleared at': longestLine === 0 ? '' : clock(clearedAt),
    };
  }),
);

console.info('Storage and transfer');
console.table(keptAfter(figures, orders));
