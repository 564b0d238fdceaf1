import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { parseArgs } from 'node:util';
import { atMost, figure, type Measure, writeMeasures } from '@nimantran/kit/bench/measures';
import { timed } from '@nimantran/kit/bench/timing';
import { openBenchGuests } from '../test/support/bench-guests.ts';
import { FUNCTION, house } from '../test/support/guests.ts';

/**
 * Ten thousand guests reply to one page, then two hundred open it at once, and its host reads the counts:
 * `bench/replies.ts [--replies 10000] [--at-once 64] [--readers 200] [--rounds 10]`. The service listens on a Postgres of its own with
 * durable commits; its neighbours are stand-ins, and the clients share its process. Writes .data/bench/guests.json.
 */
const { values } = parseArgs({
  options: {
    replies: { type: 'string', default: '10000' },
    'at-once': { type: 'string', default: '64' },
    readers: { type: 'string', default: '200' },
    rounds: { type: 'string', default: '10' },
  },
});
const COUNT = Number(values.replies);
const AT_ONCE = Number(values['at-once']);
const READERS = Number(values.readers);
const ROUNDS = Number(values.rounds);
/** The page's share of the 1.5 s in which a slow phone shall show it. */
const READ_GOAL_MS = 1_000;

const numbered = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const { guests, address, close } = await openBenchGuests();
try {
  const { number, token, owner } = await guests.page();
  const opened_at = new Date(guests.time.now.getTime() - 60_000).toISOString();

  const replies = await timed(numbered(COUNT), AT_ONCE, (index) =>
    request(`${address}/api/invitations/${token}/replies/${randomBytes(16).toString('base64url')}`, {
      method: 'PUT',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
      },
      body: JSON.stringify({ name: `Guest ${index}`, coming: true, people: { [FUNCTION]: 2 }, line: 'With joy', opened_at }),
    }),
  );
  const reads = await timed(numbered(READERS * ROUNDS), READERS, () => request(`${address}/api/invitations/${token}`));
  const user = { uid: owner.uid, email: 'host@example.com', email_verified: true, name: 'Host', photoURL: null, roles: [] };
  const authorization = `Bearer ${await house.forUser(user)}`;
  const counts = await timed(numbered(20), 1, () =>
    request(`${address}/api/guest-pages/${number}`, { headers: { authorization } }),
  );
  const { counts: counted } = (await guests.ask(owner, 'GET', `/api/guest-pages/${number}`)).body as {
    counts: { coming: number };
  };
  if (counted.coming !== COUNT) throw new Error(`${counted.coming} of ${COUNT} replies were kept.`);

  const measures: Measure[] = [
    figure(`replies to one page, ${AT_ONCE} at once`, replies.perSecond, '/s'),
    figure(`replies to one page, ${AT_ONCE} at once: p95`, replies.p95, 'ms'),
    figure(`page reads, ${READERS} at once`, reads.perSecond, '/s'),
    atMost(`page reads, ${READERS} at once: p95`, reads.p95, 'ms', READ_GOAL_MS),
    figure(`counts of ${COUNT} replies: p95`, counts.p95, 'ms'),
  ];
  console.table(measures);
  console.log(`${availableParallelism()} processors`);
  await writeMeasures('guests', measures);
} finally {
  await close();
}

async function request(url: string, init: RequestInit = {}): Promise<void> {
  const answer = await fetch(url, init);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
}
