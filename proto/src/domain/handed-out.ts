import { isSundayInIndia } from './indian-days.ts';
import { DELIVERIES, type Delivery } from './pricing.ts';

/** Deliveries whose jobs designers are handed at an instant (ms): on Sundays in India only express. */
export function deliveriesHandedOut(instant: number): readonly Delivery[] {
  return isSundayInIndia(instant) ? ['express'] : DELIVERIES;
}
