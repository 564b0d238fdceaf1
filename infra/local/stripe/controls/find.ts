import { noSuch } from '../errors.ts';
import { type Charge, idOf, RESOURCES, type ResourceName, type Session, type Tables } from '../store/objects.ts';
import type { Transaction } from '../store/store.ts';

export function mustFind<Name extends ResourceName>(tx: Transaction, name: Name, id: string): Tables[Name] {
  const row = tx.get(name, id);
  if (row === undefined) throw noSuch(RESOURCES[name], id);
  return row;
}

/** A charge by its own id, its payment intent's or its session's. */
export function findCharge(tx: Transaction, id: string): Charge {
  const session: Session | undefined = id.startsWith('cs_') ? mustFind(tx, 'session', id) : undefined;
  const intentId = session === undefined ? id : idOf(session.payment_intent);
  const chargeId = id.startsWith('ch_') ? id : idOf(tx.get('payment_intent', intentId ?? '')?.latest_charge);
  const charge = tx.get('charge', chargeId ?? '');
  if (charge === undefined) throw noSuch('charge', id);
  return charge;
}
