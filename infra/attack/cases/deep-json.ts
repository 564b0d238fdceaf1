import { type Attack, demand } from '../attack.ts';

const DEPTH = 5_000;

/** Bodies nested deeper than any parser's stack. */
export const deepJson: Attack = {
  name: 'deep JSON',
  proxies: [0],
  async run({ people }) {
    const { person } = await people.newcomer();
    const nested = '['.repeat(DEPTH) + ']'.repeat(DEPTH);
    const asked = [
      ['POST', '/api/quotes', nested],
      ['PUT', '/api/drafts/103', `{"version":0,"content":${nested}}`],
      ['PUT', '/api/drafts/103', `{"version":0,"content":{"details":${nested}}}`],
      ['POST', '/api/orders', `{"customisation":${nested}}`],
    ] as const;
    const statuses: number[] = [];
    for (const [method, path, body] of asked) {
      const headers = { 'content-type': 'application/json', 'idempotency-key': 'deep-json-attack' };
      const answer = await person.fetch(path, { method, body, headers });
      await answer.body?.cancel();
      demand(answer.status >= 400 && answer.status < 500, `${method} ${path} answered ${answer.status}`);
      statuses.push(answer.status);
    }
    return `${DEPTH} levels are refused: ${statuses.join(', ')}`;
  },
};
