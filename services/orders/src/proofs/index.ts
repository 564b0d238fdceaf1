import type { Proof } from '@nimantran/proto/domain/first-run';
import { clockProver } from './clock.ts';
import { fileProver } from './file.ts';
import { filmProver } from './film.ts';
import { mailProver } from './mail.ts';
import { paymentProver } from './payment.ts';
import { promisesProver } from './promises.ts';
import type { Prover } from './prover.ts';
import { sellerProver } from './seller.ts';
import { signInProver } from './sign-in.ts';
import { soldProver } from './sold.ts';
import { webhookProver } from './webhook.ts';

export const PROVERS: Readonly<Record<Proof, Prover>> = {
  seller: sellerProver,
  sign_in: signInProver,
  mail: mailProver,
  payment: paymentProver,
  webhook: webhookProver,
  file: fileProver,
  sold: soldProver,
  film: filmProver,
  promises: promisesProver,
  clock: clockProver,
};
