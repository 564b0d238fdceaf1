import { createDatabase } from '@nimantran/kit/db/database';
import { eventTables } from '@nimantran/kit/db/event-tables';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeWith, withBareDatabase } from '../../../../infra/test-support/servers/servers.ts';
import * as prices from '../../src/db/migrations/20261121-090000-prices.ts';
import * as promoLimits from '../../src/db/migrations/20261121-181000-promo-limits.ts';
import { readPromoCodes } from '../../src/db/promo-codes.ts';
import type { Tables } from '../../src/db/schema.ts';
import { FIRST_PROMO_CODES } from '../../src/domain/promo-code.ts';
import { addMissingPromoCodes } from '../../src/use-cases/add-missing-prices.ts';

describeWith(['postgres'], 'a shop that had promo codes before they had limits', () => {
  const database = withBareDatabase();
  let db: Kysely<Tables>;
  beforeAll(() => {
    db = createDatabase<Tables>(database.urls.pricing);
  });
  afterAll(() => db.destroy());

  it('keeps them as they were', async () => {
    const bare = db as unknown as Kysely<never>;
    await eventTables.up(bare);
    await prices.up(bare);
    const minimum = { INR: 1, USD: 2, EUR: 3, GBP: 4 };
    await sql`
      insert into promo_codes (code, kind, value, minimum_minor, starts_at, ends_at)
      values ('WELCOME10', 'percent', 15, ${JSON.stringify(minimum)}, '2026-01-01T00:00:00Z', null)`.execute(db);
    await promoLimits.up(bare);
    await addMissingPromoCodes(db, FIRST_PROMO_CODES);
    expect(await readPromoCodes(db, { after: undefined, limit: 100 })).toEqual([
      {
        code: 'WELCOME10',
        discount: { kind: 'percent', percent: 15 },
        minimumMinor: minimum,
        startsAt: new Date('2026-01-01T00:00:00Z'),
        endsAt: null,
        maxUses: null,
        maxUsesPerCustomer: null,
        uses: 0,
        keyVersion: 0,
      },
    ]);
  });
});
