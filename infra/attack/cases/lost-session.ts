import { signOut } from '@nimantran/proto/http/identity/sessions';
import { type Attack, demand } from '../attack.ts';
import { openRaw, statusOn } from '../raw-request.ts';

const HELD_MS = 3_000;
const ANSWER_MS = 20_000;

/** A session that ends while the body of its request is held back. */
export const lostSession: Attack = {
  name: 'a session lost while a body is held back',
  proxies: [0],
  async run({ publicUrl, people }) {
    const { person } = await people.newcomer();
    const body = JSON.stringify({
      kind: 'question',
      subject: 'Held',
      text: 'Held',
      order_number: null,
      claim: null,
      draft: null,
    });
    const headers = { ...person.headers(), 'content-type': 'application/json', 'idempotency-key': `held-${Date.now()}` };
    const socket = await openRaw(publicUrl, { method: 'POST', path: '/api/support', headers, body, sent: 5 });
    try {
      await person.call(signOut);
      await new Promise((resolve) => setTimeout(resolve, HELD_MS));
      socket.write(body.slice(5));
      const status = await statusOn(socket, ANSWER_MS);
      demand(status === 401, `the request was answered ${status}`);
      return 'the request is refused with 401';
    } finally {
      socket.destroy();
    }
  },
};
