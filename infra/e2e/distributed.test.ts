import { startBusAndQueueServers } from './bus-and-queue-servers.ts';
import { describeWholeWay } from './whole-way.ts';

describeWholeWay('distributed', startBusAndQueueServers);
