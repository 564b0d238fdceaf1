import { startSharedServers } from '../../test-support/shops/shared-servers.ts';
import { describeWholeShop } from '../support/whole-shop-cases.ts';

describeWholeShop('distributed', { startServers: startSharedServers });
