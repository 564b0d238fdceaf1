import { createLog } from '@nimantran/kit/log';
import { runService } from '@nimantran/kit/service';
import { readConfiguration } from './src/config.ts';
import { createContext } from './src/context.ts';
import { start } from './src/start.ts';

let log = createLog('guests', 'info');

await runService(
  'guests',
  () => log,
  async () => {
    const context = createContext(readConfiguration());
    log = context.log;
    return start(context);
  },
);
