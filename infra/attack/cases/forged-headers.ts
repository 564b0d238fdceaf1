import { newAddress } from '../../fuzz/people.ts';
import { visit } from '../../shop-client/person.ts';
import { type Attack, demand } from '../attack.ts';

const LOOK_UPS_A_MINUTE = 20;

/** Headers that claim to be somebody, or to come from somewhere else. */
export const forgedHeaders: Attack = {
  name: 'forged headers',
  proxies: [0, 1],
  async run({ publicUrl, proxies, people }) {
    const admin = await people.of('admin');
    const uid = JSON.stringify({ kind: 'user', user: { uid: admin.uid, roles: ['admin'] } });
    const unsigned = [{ alg: 'none' }, JSON.parse(uid)].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
    const claims: Record<string, string>[] = [
      { authorization: `Bearer ${unsigned.join('.')}.` },
      { authorization: `Bearer ${admin.person.headers().cookie}` },
      { 'x-user': uid, 'x-caller': uid, 'x-session-hash': 'f'.repeat(64), 'x-forwarded-user': admin.uid },
      { 'x-original-url': '/internal/sessions', 'x-rewrite-url': '/internal/sessions', forwarded: 'for=127.0.0.1;proto=https' },
    ];
    for (const claim of claims) {
      const answer = await fetch(`${publicUrl}/api/user/sessions`, { headers: claim });
      await answer.body?.cancel();
      demand(answer.status === 401, `${Object.keys(claim).join()} got ${answer.status}`);
    }
    // A caller writes addresses in front; the proxy adds the true one at the end.
    const own = newAddress()['x-forwarded-for'];
    const statuses: number[] = [];
    const { cookie = '', ...proof } = (await visit(publicUrl)).headers();
    for (let n = 0; n <= LOOK_UPS_A_MINUTE; n += 1) {
      const claimed = newAddress()['x-forwarded-for'];
      const forwarded = proxies === 0 ? claimed : `${claimed}, ${own}`;
      const headers = { ...proof, cookie, 'x-forwarded-for': `${forwarded}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ number: 'NM-00000000', email: 'nobody@nimantran.test' });
      const answer = await fetch(`${publicUrl}/api/track-order`, { method: 'POST', headers, body });
      await answer.body?.cancel();
      statuses.push(answer.status);
    }
    demand(statuses.at(-1) === 429, `claimed addresses got past the limit: ${[...new Set(statuses)].join()}`);
    return `${claims.length} claims refused, and the limit of an address holds`;
  },
};
