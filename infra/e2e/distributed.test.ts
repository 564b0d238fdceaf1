import { startSharedServers } from './shared-servers.ts';
import { describeWholeWay } from './whole-way.ts';

describeWholeWay('distributed', startSharedServers);
