import { startSharedServers } from '../../test-support/shops/shared-servers.ts';
import { describeWholeWay } from '../support/whole-shop-cases.ts';

describeWholeWay('distributed', startSharedServers);
