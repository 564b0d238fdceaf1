import type { EventTables } from '@nimantran/kit/db/event-tables';
import type { Currency } from '@nimantran/proto/domain/currency';
import type { PricingId, PricingModel } from '@nimantran/proto/domain/pricing';
import type { Generated, JSONColumnType } from 'kysely';

export interface Tables extends EventTables {
  pricingModels: {
    pid: PricingId;
    currencies: JSONColumnType<PricingModel['currencies']>;
    /** Counts the model's events. */
    keyVersion: number;
    updatedAt: Generated<Date>;
  };
  promoCodes: {
    code: string;
    kind: 'percent';
    value: number;
    minimumMinor: JSONColumnType<Record<Currency, number>>;
    startsAt: Date | null;
    endsAt: Date | null;
  };
}
