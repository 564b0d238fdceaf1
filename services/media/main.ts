import { createLog } from '@nimantran/kit/log';
import { runService } from '@nimantran/kit/service';
import { buildApp } from './src/app.ts';
import { readMediaConfig } from './src/config.ts';
import { createContext } from './src/context.ts';
import { startBackground } from './src/jobs/start-background.ts';

let log = createLog('media', 'info');

await runService(
  'media',
  () => log,
  async () => {
    const config = readMediaConfig(process.env);
    log = createLog('media', config.LOG_LEVEL);
    const context = createContext(config, { log });
    const app = await buildApp(context);
    const background = await startBackground(context);
    await app.listen({ host: config.HOST, port: config.PORT });
    return { stop: () => context.close(app, background) };
  },
);
