import { startReader } from '../../../src/events/inbox.ts';
import { effectConsumer, log, openBus, openDatabase, testEvent } from './harness.ts';

// A reader in a separate process, which an event can kill: node dying-reader.ts <name> <database> [nats]
const [name = '', url = '', natsUrl] = process.argv.slice(2);
const db = await openDatabase(url);
const bus = openBus(name, url, natsUrl);
await bus.prepare();
const { registry, reader } = testEvent(name);
await startReader({ db, bus, registry, reader, consumers: [effectConsumer(name)], log, deliveryLimit: 3 });
process.send?.('reading');
