import type { ErasedCustomerTables } from '@nimantran/kit/db/erased-customers';
import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { PricingId, PricingModel } from '@nimantran/proto/domain/pricing';
import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { PromoCode } from '../domain/promo-code.ts';

export interface Tables extends EventTables, ErasedCustomerTables {
  pricingModels: {
    pid: PricingId;
    currencies: JSONColumnType<PricingModel['currencies']>;
    /** Counts the model's events. */
    keyVersion: number;
    updatedAt: Generated<Date>;
  };
  promoCodes: {
    code: string;
    discount: JSONColumnType<PromoCode['discount']>;
    minimumMinor: JSONColumnType<PromoCode['minimumMinor']>;
    startsAt: Date | null;
    endsAt: Date | null;
    maxUses: number | null;
    maxUsesPerCustomer: number | null;
    /** Counts the code's events. */
    keyVersion: number;
  };
  /** One row per order. Without a code: the order ended before it took one, and may not take one later. */
  promoUses: {
    orderId: string;
    code: string | null;
    /** A uid; after an erasure, a pseudonym. */
    customer: string | null;
    takenAt: Date | null;
    releasedAt: Date | null;
  };
  /** Unavailable codes that a caller asked for, in the hour that began with the first. */
  promoGuesses: { caller: string; codes: string[]; begunAt: Date };
}

export type PricingModelRow = Selectable<Tables['pricingModels']>;
