import { describeWholeWay } from './whole-way.ts';

describeWholeWay('embedded', async () => undefined);
