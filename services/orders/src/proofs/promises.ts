import { readSettings } from '../db/shop/settings.ts';
import { type Prover, passed } from './prover.ts';

/** Whoever tries says that the shop keeps what it says: how long orders take, the offer, and the claims that are on. */
export const promisesProver: Prover = {
  async start({ db, config }) {
    const { delivery, promo, claims } = (await readSettings(db, config)).settings;
    const { app_users: users, ...others } = claims;
    const made = [...Object.values(others), users.home, users.abroad].filter((claim) => claim !== null);
    return passed(
      [
        `Express orders take ${delivery.express}, standard orders ${delivery.standard}. The banner says: ${promo.text}, with ${promo.code}.`,
        made.length === 0 ? 'The shop claims nothing else.' : `The shop claims: ${made.join('; ')}.`,
      ].join(' '),
    );
  },
};
