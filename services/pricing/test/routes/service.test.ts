import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { createBus } from '@nimantran/kit/bus/create-bus';
import { createDatabase } from '@nimantran/kit/db/database';
import { migrate } from '@nimantran/kit/db/migrate';
import { createServiceClient } from '@nimantran/kit/http/service-client';
import { createLog } from '@nimantran/kit/log';
import { closeAll } from '@nimantran/kit/service';
import { orderCancelled } from '@nimantran/proto/events/orders';
import { promoChanged } from '@nimantran/proto/events/pricing';
import { READERS } from '@nimantran/proto/events/readers';
import { takePromo } from '@nimantran/proto/http/pricing/quotes';
import { expect, it } from 'vitest';
import { freePort } from '../../../../infra/postgres/free-port.ts';
import { eventually } from '../../../../infra/test-support/eventually.ts';
import { describeWith, withDatabase } from '../../../../infra/test-support/servers/servers.ts';
import { serviceAuthOf } from '../../../../infra/test-support/service-auth.ts';
import { readConfiguration } from '../../src/config.ts';
import { createContext } from '../../src/context.ts';
import { start } from '../../src/start.ts';
import { house } from '../support/pricing.ts';

describeWith(['postgres'], 'the running service', () => {
  const database = withDatabase();

  it('tells of its codes and hears of orders that end', async () => {
    const url = database.urls.pricing;
    const db = createDatabase<unknown>(url);
    await migrate(db, path.join(import.meta.dirname, '../../src/db/migrations'));
    await db.destroy();
    const port = await freePort();
    const environment = {
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      PORT: String(port),
      ...house.variables,
      DATABASE_URL: url,
    };
    const context = createContext(readConfiguration(environment));
    const log = createLog('orders', 'silent');
    const orders = createBus({ registry: READERS, databaseUrl: database.urls.orders, log });
    await orders.prepare();
    const told: string[] = [];
    const watching = await orders.watch([promoChanged.type], ({ key }) => void told.push(key));
    const service = await start(context);
    try {
      await eventually('the first code is told of', () => told.includes('WELCOME10'));
      const baseUrl = `http://127.0.0.1:${port}`;
      const call = createServiceClient({ baseUrl, audience: 'pricing', tokens: serviceAuthOf('orders').tokens });
      const order_id = randomUUID();
      await call(takePromo, { params: { order_id }, body: { code: 'WELCOME10', customer_uid: 'asha' } });
      await orders.publish({
        id: randomUUID(),
        type: orderCancelled.type,
        version: orderCancelled.version,
        occurred_at: new Date().toISOString(),
        key: order_id,
        key_version: 1,
        trace: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`,
        data: { order_id, order_number: 'NM-00000000', at: new Date().toISOString(), reason: 'changed my mind' },
      });
      const released = await eventually('the use is given back', () =>
        context.db
          .selectFrom('promoUses')
          .select('code')
          .where('orderId', '=', order_id)
          .where('releasedAt', 'is not', null)
          .executeTakeFirst(),
      );
      expect(released.code).toBe('WELCOME10');
    } finally {
      await closeAll(watching, { close: () => service.stop() }, orders);
    }
  });
});
