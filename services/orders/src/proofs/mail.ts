import { randomInt } from 'node:crypto';
import { readSettings } from '../db/shop/settings.ts';
import { mailFault } from '../domain/first-run/mail-fault.ts';
import { proofMail } from '../mails/proof.ts';
import { renderMail } from '../mails/render-mail.ts';
import { senderOf } from '../mails/sender-of.ts';
import { failed, type Outcome, type Prover, passed } from './prover.ts';

const MOST_WRONG_CODES = 5;

const enterCode = (email: string): string =>
  `A mail with a code of six digits is on its way to ${email}. Enter the code here. The mail server took the mail: if it does not come within a few minutes, look into the spam folder, then into the log of your mail provider.`;

const waiting = (said: string, secret?: string): Outcome => ({
  state: 'waiting',
  said,
  task: { kind: 'code' },
  ...(secret !== undefined && { secret }),
});

/** A mail with a code goes to whoever tries, and the code has to come back. At night the server is only asked to let the shop in. */
export const mailProver: Prover = {
  async start({ db, config, mailer }, { id, by }) {
    try {
      if (by === null) {
        await mailer.check();
        return passed('The mail server lets the shop in.');
      }
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const sender = senderOf((await readSettings(db, config)).settings, config);
      await mailer.send({
        ...renderMail(proofMail(code, config.PUBLIC_URL), sender),
        ...{ message_id: `proof-${id}`, to: by.email, order_number: null },
      });
      return waiting(enterCode(by.email), code);
    } catch (error) {
      return failed(mailFault(error, config.MAIL_FROM));
    }
  },
  async goOn(_context, { secret, tries, byEmail }, answer) {
    if (answer.replace(/\s/g, '') === secret) return passed(`A mail to ${byEmail} arrived: its code came back.`);
    if (tries >= MOST_WRONG_CODES) return failed('The code was wrong five times. Have another mail sent.');
    return waiting(`This is not the code of the newest mail. ${enterCode(byEmail ?? '')}`);
  },
};
