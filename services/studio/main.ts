import { createLog } from '@nimantran/kit/log';
import { runService } from '@nimantran/kit/service';
import { buildApp } from './src/app.ts';
import { readStudioConfig } from './src/config.ts';
import { createContext } from './src/context.ts';
import { startBackground } from './src/jobs/start-background.ts';

let log = createLog('studio', 'info');

await runService(
  'studio',
  () => log,
  async () => {
    const config = readStudioConfig(process.env);
    log = createLog('studio', config.LOG_LEVEL);
    const context = createContext(config, { log });
    const app = await buildApp(context);
    const background = await startBackground(context);
    await app.listen({ host: config.HOST, port: config.PORT });
    return { stop: () => context.close(app, background) };
  },
);
