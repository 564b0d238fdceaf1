import { readClock } from '@nimantran/kit/db/database';
import { clockFault } from '../domain/first-run/clock-fault.ts';
import { failed, type Prover, passed } from './prover.ts';
import { providerFault } from './provider-fault.ts';

/** This machine and the database have the time of the provider, by the Date of its answer. */
export const clockProver: Prover = {
  async start({ stripe, db, clock }) {
    try {
      const { lastResponse } = await stripe.events.list({ limit: 1 });
      const machine = new Date();
      const database = await readClock(db, clock);
      const provider = new Date(lastResponse.headers.date ?? '');
      if (Number.isNaN(provider.getTime())) return failed('Stripe’s answer carried no time. Try again.');
      const fault = clockFault({ provider, machine, database });
      return fault === undefined ? passed('The clocks of this machine, the database and Stripe agree.') : failed(fault);
    } catch (error) {
      return failed(providerFault(error));
    }
  },
};
