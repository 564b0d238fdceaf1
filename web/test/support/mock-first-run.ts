import { PROOFS, type Proof } from '@nimantran/proto/domain/first-run';
import { continueProof, type FirstRun, getFirstRun, type ProofView, startProof } from '@nimantran/proto/http/orders/first-run';
import { forRole } from './mock-admin.ts';
import { inHours } from './mock-orders.ts';
import { MockProblem } from './mock-routes.ts';

const CODE = '123456';
const untried = (proof: Proof): ProofView => ({
  proof,
  state: 'untried',
  said: '',
  task: null,
  at: null,
  by: null,
  passed_at: null,
});
const views = new Map<Proof, ProofView>(PROOFS.map((proof) => [proof, untried(proof)]));

function say(proof: Proof, said: Pick<ProofView, 'state' | 'said' | 'task'>): FirstRun {
  const at = inHours(0);
  const passed_at = said.state === 'passed' ? at : (views.get(proof)?.passed_at ?? null);
  views.set(proof, { proof, ...said, at, by: 'admin@nimantran.test', passed_at });
  return run();
}

const run = (): FirstRun => ({
  proofs: PROOFS.map((proof) => views.get(proof) ?? untried(proof)),
  ...{ trial: false, open: false, opened_at: null, opened_because: null },
});

/** A shop that is closed: its mail waits for the code 123456, its clock is wrong, and everything else passes. */
export function serveFirstRun(): void {
  say('seller', {
    state: 'failed',
    task: null,
    said: 'These are texts that the shop came with: about support email (support@nimantran.example). Enter your own at Settings, sections Shop and Seller.',
  });
  say('sign_in', { state: 'passed', said: 'admin@nimantran.test, an admin, signed in by Firebase.', task: null });
  forRole('admin', getFirstRun, run);
  forRole('admin', startProof, ({ params: { proof } }) => {
    if (proof === 'mail')
      return say(proof, {
        state: 'waiting',
        task: { kind: 'code' },
        said: 'A mail with a code of six digits is on its way to admin@nimantran.test. Enter the code here.',
      });
    if (proof === 'payment')
      return say(proof, {
        state: 'waiting',
        task: { kind: 'pay', url: 'https://checkout.stripe.com/c/pay/cs_test' },
        said: 'Pay ₹1 on Stripe’s page. It is refunded as soon as you are back.',
      });
    if (proof === 'clock')
      return say(proof, {
        state: 'failed',
        task: null,
        said: 'The clock of the database is 10 minutes ahead of Stripe’s. Switch on time synchronisation there (timedatectl set-ntp true).',
      });
    return say(proof, { state: 'passed', said: 'It works.', task: null });
  });
  forRole('admin', continueProof, ({ params: { proof }, body }) => {
    if (views.get(proof)?.state !== 'waiting')
      throw new MockProblem(409, 'nothing_waits', 'Nothing waits for this any more. Start again.');
    if (proof === 'mail' && body.answer !== CODE)
      return say(proof, { state: 'waiting', said: 'This is not the code of the newest mail.', task: { kind: 'code' } });
    return say(proof, { state: 'passed', said: 'A mail to admin@nimantran.test arrived: its code came back.', task: null });
  });
}
