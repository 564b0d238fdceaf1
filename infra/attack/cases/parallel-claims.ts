import { pullJob } from '@nimantran/proto/http/studio/jobs';
import { until } from '../../shop-client/person.ts';
import { type Attack, demand } from '../attack.ts';

const JOBS = 4;
const DESIGNERS = 8;
const WAIT_MS = 60_000;

/** Designers who ask for the next job in the same moment, each twice. */
export const parallelClaims: Attack = {
  name: 'parallel claims',
  proxies: [1],
  async run({ people, stock }) {
    const customer = await people.of('customer', 1);
    await Promise.all(Array.from({ length: JOBS }, () => stock.paid(customer)));
    await stock.waiting();
    const designers = await Promise.all(Array.from({ length: DESIGNERS }, (_, number) => people.of('designer', number)));
    const holders = new Map<string, Set<string>>();
    await until('all jobs to be claimed', WAIT_MS, async () => {
      const pulls = designers.flatMap((designer) => [designer, designer]);
      await Promise.all(
        pulls.map(async ({ uid, person }) => {
          const { job } = await person.call(pullJob);
          if (job) holders.set(job.id, (holders.get(job.id) ?? new Set()).add(uid));
        }),
      );
      return holders.size >= JOBS || undefined;
    });
    const doubled = [...holders].filter(([, uids]) => uids.size > 1).map(([id]) => id);
    demand(doubled.length === 0, `claimed by two: ${doubled.join()}`);
    return `${holders.size} jobs, each with one of ${DESIGNERS} designers`;
  },
};
